import { demo } from '../../environments/demo.ts';
import { getFunctionParameters } from '../../environments/render/function-parameters.ts';
import { emulatorEnvironment, mailboxAddress, projectId } from '../project.ts';

// `npm run status-mail` queues the weekly mail to the webmaster on the running local suite, which
// runs no schedules. It replaces this week's mail. The imports below read the parameters, so these
// are set first.
Object.assign(process.env, emulatorEnvironment, getFunctionParameters(demo), {
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: projectId,
});
const { firestore } = await import('../../functions/src/store/admin.ts');
const { queueStatusMail, makeStatusMailId } =
  await import('../../functions/src/status/queue-status-mail.ts');

const { webmaster } = demo;
if (webmaster === undefined) {
  console.error('The demo names no webmaster, so there is no status mail.');
  process.exit(1);
}
const isRunning = await fetch(mailboxAddress).then(
  () => true,
  () => false,
);
if (!isRunning) {
  console.error('The local site does not run. Start it first: npm start');
  process.exit(1);
}
const now = Date.now();
await firestore()
  .doc(`outbox/${makeStatusMailId(now)}`)
  .delete();
await queueStatusMail(firestore(), now);
console.log(`The status mail to ${webmaster} will be in ${mailboxAddress}`);
