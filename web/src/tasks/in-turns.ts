/**
 * Calls one after the other, each in a task of its own, so that the browser answers in between: what
 * takes a phone long is better done in pieces. Gives what calls off those that are left.
 */
export function inTurns(acts: readonly (() => void)[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = ([act, ...later]: readonly (() => void)[]): void => {
    if (!act) return;
    timer = setTimeout(() => {
      act();
      wait(later);
    });
  };
  wait(acts);
  return () => clearTimeout(timer);
}
