import { createContext, useContext, useId } from 'react';

/** What is to be said of one field of the form. */
export interface FieldState {
  /** Why the field cannot be saved as it is. */
  readonly error?: string;
  /** Who else changed the field while the form was open. */
  readonly change?: string;
}

const none: FieldState = {};
const FieldStatesContext = createContext<ReadonlyMap<string, FieldState>>(new Map());

/** Gives the fields of a form their states, by the names of the row's fields. */
export const FieldStates = FieldStatesContext.Provider;

/** What is to be said of a field. */
export const useFieldState = (name: string): FieldState =>
  useContext(FieldStatesContext).get(name) ?? none;

interface RemarksProps {
  readonly id: string;
  readonly state: FieldState;
}

/** The ids of a field's remarks, for `aria-describedby`; undefined where there are none. */
export const remarkIds = (id: string, { error, change }: FieldState): string | undefined =>
  [error && `${id}-error`, change && `${id}-change`].filter(Boolean).join(' ') || undefined;

/** The remarks at a field: its error, and who else changed it. */
export function Remarks({ id, state: { error, change } }: RemarksProps) {
  return (
    <>
      {error && (
        <span
          id={`${id}-error`}
          className="border-l-4 border-court pl-2 text-sm font-semibold wrap-anywhere"
        >
          {error}
        </span>
      )}
      {change && (
        <span
          id={`${id}-change`}
          className="border-l-4 border-river pl-2 text-sm wrap-anywhere text-slate"
        >
          {change}
        </span>
      )}
    </>
  );
}

/** The remarks at a field of several controls, such as a picture with its upload. */
export function FieldRemarks({ name }: { readonly name: string }) {
  const id = useId();
  const state = useFieldState(name);
  if (remarkIds(id, state) === undefined) return null;
  return (
    <p
      data-invalid={state.error === undefined ? undefined : 'true'}
      tabIndex={-1}
      className="-mt-3 grid gap-1"
    >
      <Remarks id={id} state={state} />
    </p>
  );
}
