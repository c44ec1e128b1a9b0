import { setTimeout as delay } from 'node:timers/promises';
import { getEmulatorAddress } from '../../emulators/project.ts';

/** The process of this suite's Firestore emulator. */
export interface DatabaseProcess {
  /**
   * Suspends the process, and waits until the emulator no longer responds.
   *
   * @throws Error when it still responds after ten seconds. The process is then resumed.
   */
  readonly suspend: () => Promise<void>;
  readonly resume: () => void;
}

const suspendTimeoutMs = 10_000;

const isResponding = () =>
  fetch(getEmulatorAddress('firestore'), { signal: AbortSignal.timeout(500) }).then(
    () => true,
    () => false,
  );

/** Finds the process of this suite's Firestore emulator through the emulator hub. */
export async function findDatabaseProcess(): Promise<DatabaseProcess> {
  const hub = (await (await fetch('http://127.0.0.1:4400/emulators')).json()) as {
    firestore: { pid: number };
  };
  const { pid } = hub.firestore;
  const resume = () => process.kill(pid, 'SIGCONT');
  return {
    suspend: async () => {
      process.kill(pid, 'SIGSTOP');
      const deadline = performance.now() + suspendTimeoutMs;
      // Vitest's `expect.poll` works only inside a test, but hooks call this function too.
      while (await isResponding()) {
        if (performance.now() > deadline) {
          resume();
          throw new Error('The Firestore emulator still responds after SIGSTOP.');
        }
        await delay(50);
      }
    },
    resume,
  };
}
