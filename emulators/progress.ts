const reportDelayMs = 2_000;

/**
 * Runs one step, and reports its duration if that is two seconds or more. A terminal updates one
 * line; a log gets a line every ten seconds.
 */
export async function step<T>(label: string, work: Promise<T> | (() => Promise<T>)): Promise<T> {
  const startedAt = performance.now();
  const isTerminal = process.stdout.isTTY;
  let isShown = false as boolean;
  const show = (ending: string) => {
    const line = `  ${label}: ${Math.round((performance.now() - startedAt) / 1000)} s${ending}`;
    process.stdout.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
    isShown = true;
  };
  let lastShown = startedAt;
  const timer = setInterval(() => {
    const now = performance.now();
    if (isShown && !isTerminal && now - lastShown < 10_000) return;
    if (now - startedAt < reportDelayMs) return;
    lastShown = now;
    show(' …');
  }, 1_000);
  try {
    return await (typeof work === 'function' ? work() : work);
  } finally {
    clearInterval(timer);
    if (isShown) show(isTerminal ? '\n' : '');
  }
}
