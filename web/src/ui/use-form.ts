import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The problem of a field; `forms:problems` has the texts. */
type FieldProblem = 'missing' | 'not_an_email' | 'undeliverable' | 'refused';
export type FieldProblems<Name extends string> = { readonly [Key in Name]?: FieldProblem };

/**
 * Why a submission failed; `forms:reasons` has the texts. `check`: the server refused the input,
 * although the form's own `check` had accepted it. `wait`: there were too many requests. `server`:
 * any other error response. `offline`: no response arrived.
 */
export type FailureReason = 'check' | 'wait' | 'server' | 'offline';

/** How a request ended: `sent`, or refused by the server. A request without a response throws. */
export type Outcome =
  'sent' | { readonly reason: FailureReason; readonly problems?: FieldProblems<string> };

/** The state of a form. `unreachable`: no response arrived. */
export type FormState = 'idle' | 'sending' | 'sent' | 'refused' | 'unreachable';

/** What is typed into a form, by control name. */
function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Focuses the first control with a problem. */
function focusFirstProblem(form: HTMLFormElement, problems: FieldProblems<string>): void {
  const control = [...form.elements].find((element) => {
    const name = element.getAttribute('name');
    return name !== null && problems[name] !== undefined;
  });
  if (control instanceof HTMLElement) control.focus();
}

/** Finds the problems that remain. New ones are not shown before the next submission. */
function findRemainingProblems<Name extends string>(
  previous: FieldProblems<Name>,
  current: FieldProblems<Name> | undefined,
): FieldProblems<Name> {
  const names = (Object.keys(previous) as Name[]).filter((name) => current?.[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, current?.[name]])) as FieldProblems<Name>;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FormActions<Name extends string> {
  /** Returns the problems, or undefined without any. */
  readonly check: (
    values: Values<Name>,
  ) => FieldProblems<Name> | undefined | Promise<FieldProblems<Name> | undefined>;
  /**
   * Sends the values; may throw if no response arrived. Returns undefined if it let the browser
   * send the form.
   */
  readonly send: (values: Values<Name>, form: HTMLFormElement) => Promise<Outcome | undefined>;
}

/**
 * Checks and sends a form. Spread `formProps` over the `form`, and set its `method`. Without
 * JavaScript, the default `get` would put what is typed into the address. The browser's checks are
 * turned off, because their messages are in the browser's language. The first field with a problem
 * gets the focus, also if the server named it. Each problem disappears once its field is correct. Success clears the form.
 *
 * @param names the names of the controls to read
 */
export function useForm<const Name extends string>(
  names: readonly Name[],
  { check, send }: FormActions<Name>,
) {
  const [status, setStatus] = useState<FormState>('idle');
  const [problems, setProblems] = useState<FieldProblems<Name>>({});
  const [reason, setReason] = useState<FailureReason>();
  // A ref, because two quick presses would read the same state.
  const isSending = useRef(false);

  const showProblems = (form: HTMLFormElement, foundProblems: FieldProblems<Name>) => {
    // Rendered before the focus moves, so that screen readers announce the error.
    flushSync(() => {
      setStatus('idle');
      setProblems(foundProblems);
    });
    focusFirstProblem(form, foundProblems);
  };
  const showOutcome = (form: HTMLFormElement, outcome: Outcome | undefined) => {
    if (typeof outcome === 'object') {
      if (outcome.problems) {
        showProblems(form, outcome.problems);
        return;
      }
      setStatus('refused');
      setReason(outcome.reason);
      return;
    }
    setStatus(outcome ?? 'idle');
    if (outcome === 'sent') form.reset();
  };
  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    setProblems({});
    setReason(undefined);
    try {
      const values = readValues(form, names);
      const foundProblems = await check(values);
      if (foundProblems) {
        showProblems(form, foundProblems);
        return;
      }
      showOutcome(form, await send(values, form));
    } catch {
      setStatus('unreachable');
      setReason('offline');
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const removeFixedProblems = async (form: HTMLFormElement) => {
    const current = await check(readValues(form, names));
    setProblems((previous) => findRemainingProblems(previous, current));
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    // `check` may import its code at the first call, which typing must not cause.
    if (Object.keys(problems).length > 0) removeFixedProblems(currentTarget).catch(() => undefined);
  };
  return {
    status,
    problems,
    /** Why the last submission failed; undefined if it did not. */
    reason,
    formProps: { noValidate: true, onSubmit, onInput } as const,
  };
}
