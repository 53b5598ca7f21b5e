/// The people: PocketBase's own collection with the fields and limits that the app knows.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId("users");
    const own = "id = @request.auth.id";
    users.listRule = own;
    users.viewRule = own;
    users.createRule = "";
    users.updateRule = own;
    users.deleteRule = own;
    users.authRule = "";
    users.manageRule = null;

    users.fields.removeByName("avatar");
    users.fields.getByName("name").max = 100;
    if ($os.getenv("TRELLIS_QUICK_PASSWORDS")) users.fields.getByName("password").cost = 4;
    users.fields.add(new TextField({ name: "bio", max: 500 }), new BoolField({ name: "onboarded" }));
    users.indexes = [
      "CREATE UNIQUE INDEX `users_by_tokenKey` ON `users` (`tokenKey`)",
      "CREATE UNIQUE INDEX `users_by_email` ON `users` (`email` COLLATE NOCASE) WHERE `email` != ''",
      "CREATE UNIQUE INDEX `users_by_name` ON `users` (`name` COLLATE NOCASE) WHERE `name` != ''",
    ];

    const day = 24 * 60 * 60;
    users.authToken.duration = 7 * day;
    users.passwordAuth.enabled = true;
    users.passwordAuth.identityFields = ["email"];
    users.oauth2.enabled = false;
    users.otp.enabled = false;
    users.mfa.enabled = false;
    users.authAlert.enabled = false;
    app.save(users);
  },
  () => {
    throw new Error("People's records are not taken apart: restore a backup of the data folder instead.");
  }
);
