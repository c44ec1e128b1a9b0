import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { runCommand } from '../emulators/run-command.ts';
import { makeGoogleNetworks } from './google-networks/make-google-networks.ts';

const file = join(root, 'functions/src/request/google-networks.json');

async function download(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new CommandError(`${address} responded with ${response.status}.`);
  return response.json();
}

/**
 * `npm run google-networks`: makes the list of Google's own servers from the lists that Google
 * publishes. `-- FOLDER` reads downloaded copies of them.
 */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  const networks = await makeGoogleNetworks(
    folder === undefined
      ? download
      : async (address): Promise<unknown> =>
          JSON.parse(await readFile(join(folder, basename(address)), 'utf8')) as unknown,
  );
  await writeFile(file, `${JSON.stringify(networks, null, 2)}\n`);
  console.log(`${networks.length} networks are in ${file}.`);
});
