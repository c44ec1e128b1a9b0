import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What can be wrong with a field; `forms:problems` has the words. */
export type FieldProblem = 'missing' | 'not_an_email';
export type FieldProblems<Name extends string> = { readonly [Key in Name]?: FieldProblem };

/** Why a submission failed; `forms:reasons` has the words. `offline`: no answer came. */
export type FailureReason = 'check' | 'wait' | 'server' | 'offline';

/** How a request ended: `sent`, or refused by the server. A failure without an answer is thrown. */
export type Outcome = 'sent' | { readonly reason: FailureReason };

/** Where a form stands. `thrown`: no answer came. */
export type FormState = 'idle' | 'sending' | 'sent' | 'refused' | 'thrown';

/** The texts of a form, by the names of its controls. */
function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The control that comes first in the page among those that need mending. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems<string>): void {
  const control = [...form.elements].find((one) => {
    const name = one.getAttribute('name');
    return name !== null && problems[name] !== undefined;
  });
  if (control instanceof HTMLElement) control.focus();
}

/** The problems that are still there; none is added, since nobody has asked for the form to be checked. */
function findRemaining<Name extends string>(
  before: FieldProblems<Name>,
  now: FieldProblems<Name> | undefined,
): FieldProblems<Name> {
  const names = (Object.keys(before) as Name[]).filter((name) => now?.[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, now?.[name]])) as FieldProblems<Name>;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FormActions<Name extends string> {
  /** Says what needs mending, or undefined when nothing does. */
  readonly check: (
    values: Values<Name>,
  ) => FieldProblems<Name> | undefined | Promise<FieldProblems<Name> | undefined>;
  /** Sends the texts; may throw when no answer came. */
  readonly send: (values: Values<Name>, form: HTMLFormElement) => Promise<Outcome | undefined>;
}

/**
 * The one form pattern. Put `formProps` on the `form`, with a `method` of its own: the default, `get`,
 * would put what was typed into the address where there is no script. It takes the checking from the
 * browser, whose messages speak the browser's language. On problems the first field gets the focus,
 * and each goes as soon as its field is right; on success the form is emptied; in every other case
 * the text stays.
 *
 * @param names the controls to read
 */
export function useForm<const Name extends string>(
  names: readonly Name[],
  { check, send }: FormActions<Name>,
) {
  const [status, setStatus] = useState<FormState>('idle');
  const [problems, setProblems] = useState<FieldProblems<Name>>({});
  const [reason, setReason] = useState<FailureReason>();
  // Not the state: two quick presses see the same one.
  const isSending = useRef(false);

  const showProblems = (form: HTMLFormElement, foundProblems: FieldProblems<Name>) => {
    // Rendered before the focus moves, so that the field is announced with its error.
    flushSync(() => {
      setStatus('idle');
      setProblems(foundProblems);
    });
    focusFirst(form, foundProblems);
  };
  const finish = (form: HTMLFormElement, outcome: Outcome | undefined) => {
    if (typeof outcome === 'object') {
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
      finish(form, await send(values, form));
    } catch {
      setStatus('thrown');
      setReason('offline');
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const clearFixed = async (form: HTMLFormElement) => {
    const now = await check(readValues(form, names));
    setProblems((before) => findRemaining(before, now));
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    // What checks the form came with the submission that found the problems.
    if (Object.keys(problems).length > 0) clearFixed(currentTarget).catch(() => undefined);
  };
  return {
    status,
    problems,
    /** Why the last submission failed; undefined where it did not. */
    reason,
    formProps: { noValidate: true, onSubmit, onInput } as const,
  };
}
