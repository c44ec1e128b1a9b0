import { CommandError } from './command-error.ts';
import { runCommand } from './run-command.ts';
import { runScheduleNow } from './schedules.ts';

/** `npm run schedule -- NAME`: runs a scheduled function of the running site now. */
await runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  await runScheduleNow(name).catch((error: unknown) => {
    throw new CommandError(
      `No function ran: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  console.log(`${name} has run.`);
});
