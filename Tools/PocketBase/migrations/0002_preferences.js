/// What each person has chosen: one record a person at most, which goes when the person does.
migrate(
  (app) => {
    const own = "user = @request.auth.id";
    app.save(
      new Collection({
        type: "base",
        name: "preferences",
        listRule: own,
        viewRule: own,
        createRule: "@request.auth.id != '' && user = @request.auth.id",
        // They can't be given away.
        updateRule: `${own} && (@request.body.user:isset = false || @request.body.user = @request.auth.id)`,
        deleteRule: own,
        fields: [
          {
            type: "relation",
            name: "user",
            collectionId: app.findCollectionByNameOrId("users").id,
            cascadeDelete: true,
            maxSelect: 1,
            required: true,
          },
          {
            type: "select",
            name: "appearance",
            maxSelect: 1,
            values: ["system", "light", "dark", "highContrast"],
          },
          {
            type: "select",
            name: "textSize",
            maxSelect: 1,
            values: ["small", "medium", "large", "extraLarge"],
          },
          { type: "bool", name: "notifications" },
          { type: "bool", name: "analyticsConsent" },
          { type: "autodate", name: "created", onCreate: true },
          { type: "autodate", name: "updated", onCreate: true, onUpdate: true },
        ],
        indexes: ["CREATE UNIQUE INDEX `preferences_by_user` ON `preferences` (`user`)"],
      })
    );
  },
  (app) => app.delete(app.findCollectionByNameOrId("preferences"))
);
