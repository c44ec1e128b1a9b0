// A hook of the committed firebase.json, whose rules and headers are the demo's: whatever alias
// somebody deploys it to, nothing is changed there. Plain JavaScript, since Node 20 may run it.
console.error(
  'The firebase.json of this folder is the demo’s: deploy that of build/ENV, which "npm run render -- ENV" writes.',
);
process.exitCode = 1;
