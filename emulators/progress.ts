const quietFor = 2_000;

/**
 * Runs one step of the work and, once it has taken two seconds, says what it is and for how long
 * it has been going: a line that counts on a terminal, a line every ten seconds in a log.
 */
export async function step<T>(label: string, work: Promise<T> | (() => Promise<T>)): Promise<T> {
  const started = performance.now();
  const isTerminal = process.stdout.isTTY;
  let shown = false as boolean;
  const show = (ending: string) => {
    const line = `  ${label}: ${Math.round((performance.now() - started) / 1000)} s${ending}`;
    process.stdout.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
    shown = true;
  };
  let lastShown = started;
  const timer = setInterval(() => {
    const now = performance.now();
    if (shown && !isTerminal && now - lastShown < 10_000) return;
    if (now - started < quietFor) return;
    lastShown = now;
    show(' …');
  }, 1_000);
  try {
    return await (typeof work === 'function' ? work() : work);
  } finally {
    clearInterval(timer);
    if (shown) show(isTerminal ? '\n' : '');
  }
}
