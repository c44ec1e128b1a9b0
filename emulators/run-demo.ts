import { step } from './progress.ts';
import { emulatorEnvironment } from './project.ts';
import { runSchedules } from './schedules.ts';

/**
 * Gives running emulators what makes them the demo: its content, unless it was loaded before, and
 * the schedules of the functions, until the signal aborts.
 */
export async function runDemo(signal: AbortSignal): Promise<void> {
  Object.assign(process.env, emulatorEnvironment);
  // Imported here, because loading the Admin SDK takes a second.
  const { hasDemoContent, loadDemoContent } = await import('./demo/load.ts');
  if (!(await hasDemoContent())) await step('Loading the demo content', loadDemoContent());
  signal.throwIfAborted();
  await runSchedules(signal);
}
