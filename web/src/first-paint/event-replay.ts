/** A form with the method `post` waits this long for hydration. Then the browser submits it. */
const timeoutMs = 8000;

/**
 * Captures clicks on buttons, submits and changed selects until hydration, then replays them. React
 * does not replay these events. Without the capture, input would be lost or end up in the address
 * bar. Only the last click or submit is replayed.
 */
export function captureEarlyEvents(): void {
  let replayLast: (() => void) | undefined;
  const changedSelects = new Set<HTMLSelectElement>();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest('button');
      if (!button || button.type === 'submit') return;
      event.stopPropagation();
      replayLast = () => button.click();
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
      replayLast = () => target.requestSubmit(submitter);
      if (target.method !== 'post') return;
      setTimeout(() => {
        if (!controller.signal.aborted) target.submit();
      }, timeoutMs);
    },
    options,
  );
  const captureChange = (event: Event) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    event.stopPropagation();
    changedSelects.add(event.target);
  };
  // React hydrates a select at its first event, which would reset the visitor's choice.
  document.addEventListener('input', captureChange, options);
  document.addEventListener('change', captureChange, options);
  window.replayEarlyEvents = () => {
    controller.abort();
    delete window.replayEarlyEvents;
    for (const select of changedSelects) {
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    replayLast?.();
  };
}
