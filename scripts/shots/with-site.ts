import { step } from '../../emulators/progress.ts';
import { getEmulatorAddress, emulatorEnvironment } from '../../emulators/project.ts';
import { buildWorkspace } from '../../emulators/run-site.ts';
import { startSuite } from '../../emulators/suite.ts';

const isRunning = (): Promise<boolean> =>
  fetch(getEmulatorAddress('hosting')).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs work against the running site, or against a new one with demo content. */
export async function withSite(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (await isRunning()) return work();
  await buildWorkspace('Building the site', ['-w', 'web', '--', '--mode', 'emulator'], signal);
  await buildWorkspace('Building the functions', ['-w', 'functions'], signal);
  const suite = await startSuite({ signal });
  try {
    Object.assign(process.env, emulatorEnvironment);
    const { loadDemoContent } = await import('../../emulators/demo/load.ts');
    await step('Loading the demo content', loadDemoContent());
    await work();
  } finally {
    await step('Stopping the emulators', suite.stop());
  }
}
