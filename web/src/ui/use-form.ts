import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What can be wrong with a field; `common.form.problems` has the words. */
export type FieldProblem = 'missing' | 'not_an_email';
export type FieldProblems<Name extends string> = { readonly [Key in Name]?: FieldProblem };

/**
 * How a submission ended: `sent`, `refused` by the server, or not sent at all because fields need
 * mending. A failure without an answer is thrown.
 */
export type Outcome<Name extends string> = 'sent' | 'refused' | FieldProblems<Name>;

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

/**
 * The one form pattern. Put `formProps` on the `form`: it takes the checking from the browser, whose
 * messages speak the browser's language. On problems the first field gets the focus; on success the
 * form is emptied; in every other case the text stays.
 *
 * @param names the controls to read
 * @param submit checks and sends the texts; may throw when no answer came
 */
export function useForm<const Name extends string>(
  names: readonly Name[],
  submit: (values: Readonly<Record<Name, string>>) => Promise<Outcome<Name>>,
) {
  const [status, setStatus] = useState<FormState>('idle');
  const [problems, setProblems] = useState<FieldProblems<Name>>({});
  // Not the state: two quick presses see the same one.
  const isSending = useRef(false);

  const finish = (form: HTMLFormElement, outcome: Outcome<Name>) => {
    if (typeof outcome === 'string') {
      setStatus(outcome);
      if (outcome === 'sent') form.reset();
      return;
    }
    // Drawn before the focus moves, so that the field is announced with its error.
    flushSync(() => {
      setStatus('idle');
      setProblems(outcome);
    });
    focusFirst(form, outcome);
  };
  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    setProblems({});
    try {
      finish(form, await submit(readValues(form, names)));
    } catch {
      setStatus('thrown');
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  // Without script nothing takes the form: `dialog` sends nothing, where the default would put what
  // was typed into the address.
  return { status, problems, formProps: { noValidate: true, method: 'dialog', onSubmit } as const };
}
