import { describeFaults } from './deploy/readiness.ts';

// The command: `npm run check:production -- ENV`. Every deploy checks the same first.
const [name = 'production'] = process.argv.slice(2);
const faults = await describeFaults(name);
if (faults !== '') process.exitCode = 1;
console.log(
  faults === ''
    ? 'Nothing invented or out of date remains: ready for production.'
    : `${faults}\nNot ready for production: see above.`,
);
