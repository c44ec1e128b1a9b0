// The predeploy hook of the committed firebase.json. That file has the demo's rules and headers, so
// the hook stops its deploy to any project. The hook is plain JavaScript, because Node 20 may run
// it and cannot run TypeScript.
console.error(
  'This firebase.json belongs to the demo: deploy the one in build/ENV, which "npm run render -- ENV" writes.',
);
process.exitCode = 1;
