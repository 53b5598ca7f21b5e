/// At every start, like the embedded backend: the demo account where it is missing, and with it a second person, whose
/// name is then taken.
onBootstrap((e) => {
  e.next();
  e.app.runAllMigrations();

  const add = (email, name, password) => {
    try {
      e.app.findAuthRecordByEmail("users", email);
      return;
    } catch (_) {
      // There is none.
    }
    const person = new Record(e.app.findCollectionByNameOrId("users"));
    person.setEmail(email);
    person.set("name", name);
    person.setPassword(password);
    try {
      e.app.save(person);
    } catch (error) {
      console.log(`${email} was not added: ${error}`);
    }
  };
  add("demo@app.example", "Ada Lovelace", "demo-account");
  add("grace@app.example", "Grace Hopper", $security.randomString(40));
});
