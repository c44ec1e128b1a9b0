// A predeploy hook of the committed firebase.json, which has the demo's rules and headers. It stops
// their deploy to any project. It is plain JavaScript, because Node 20 may run it.
console.error(
  'This firebase.json belongs to the demo: deploy the one in build/ENV, which "npm run render -- ENV" writes.',
);
process.exitCode = 1;
