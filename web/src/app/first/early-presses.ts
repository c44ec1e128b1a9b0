declare global {
  interface Window {
    /** Does what was pressed or chosen before the site's script had taken the page over. */
    replayPresses?: () => void;
  }
}

/** A form that works without script waits this long for it. */
const patienceMs = 8000;

/**
 * Keeps the last press on a button, or on a form's, and what was chosen from lists, for the site's
 * script: the page is there to be used before that is, and nothing done should be lost or end up in
 * the address. React, which takes the page over piece by piece, hears of none of it before the end.
 */
export function keepEarlyPresses(): void {
  let act: (() => void) | undefined;
  const chosen = new Set<HTMLSelectElement>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('button');
      if (!button || button.type === 'submit') return;
      event.stopPropagation();
      act = () => button.click();
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopPropagation();
      act = () => target.requestSubmit(submitter);
      if (target.method !== 'post') return;
      setTimeout(() => {
        if (!listening.signal.aborted) target.submit();
      }, patienceMs);
    },
    options,
  );
  const keepChoice = (event: Event) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    event.stopPropagation();
    chosen.add(event.target);
  };
  // At the first of the two, React would take over the list at once, and put its choice back.
  document.addEventListener('input', keepChoice, options);
  document.addEventListener('change', keepChoice, options);
  window.replayPresses = () => {
    listening.abort();
    delete window.replayPresses;
    for (const list of chosen) list.dispatchEvent(new Event('change', { bubbles: true }));
    act?.();
  };
}
