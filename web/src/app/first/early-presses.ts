declare global {
  interface Window {
    /** Does what was pressed before the site's script had taken the page over. */
    replayPresses?: () => void;
  }
}

/** A form that works without script goes its own way; of the buttons, the form's own speak for it. */
const waits = (form: HTMLFormElement): boolean => form.method !== 'post';

/**
 * Keeps the last press on a button, or on a form's, for the site's script: the page is there to be
 * used before that is, and nothing pressed should be lost or end up in the address.
 */
export function keepEarlyPresses(): void {
  let act: (() => void) | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (button && button.type !== 'submit') act = () => button.click();
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || !waits(target)) return;
      event.preventDefault();
      act = () => target.requestSubmit(submitter);
    },
    options,
  );
  window.replayPresses = () => {
    listening.abort();
    delete window.replayPresses;
    act?.();
  };
}
