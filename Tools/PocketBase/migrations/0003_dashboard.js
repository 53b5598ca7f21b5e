/// Without any superuser, PocketBase would open a page on which whoever comes first makes themselves one. This one has
/// a password that nobody knows.
migrate((app) => {
  const closed = new Record(app.findCollectionByNameOrId("_superusers"));
  closed.setEmail("nobody@app.example");
  closed.setPassword($security.randomString(60));
  app.save(closed);
});
