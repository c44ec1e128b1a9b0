import { createContext, useContext, useId } from 'react';

/** The notices of one field of the form. */
export interface FieldNotices {
  /** Why the field cannot be saved as it is. */
  readonly error?: string;
  /** Who else changed the field while the form was open. */
  readonly change?: string;
}

const noNotices: FieldNotices = {};
const FieldNoticesContext = createContext<ReadonlyMap<string, FieldNotices>>(new Map());

/** Provides the notices of the form's fields, by field name. */
export const FieldNoticesProvider = FieldNoticesContext.Provider;

/** Returns the notices of a field. */
export const useFieldNotices = (name: string): FieldNotices =>
  useContext(FieldNoticesContext).get(name) ?? noNotices;

interface NoticeTextsProps {
  readonly id: string;
  readonly notices: FieldNotices;
}

/** Returns the ids of a field's notices, for `aria-describedby`; undefined without notices. */
export const getNoticeIds = (id: string, { error, change }: FieldNotices): string | undefined =>
  [error && `${id}-error`, change && `${id}-change`].filter(Boolean).join(' ') || undefined;

/** A field's notices: its error, and who else changed it. */
export function NoticeTexts({ id, notices: { error, change } }: NoticeTextsProps) {
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

/** The notices of a field whose control shows none itself, such as an image or a switch. */
export function NoticesBelowControl({ name }: { readonly name: string }) {
  const id = useId();
  const notices = useFieldNotices(name);
  if (getNoticeIds(id, notices) === undefined) return null;
  return (
    <p
      data-invalid={notices.error === undefined ? undefined : 'true'}
      tabIndex={-1}
      className="-mt-3 grid gap-1"
    >
      <NoticeTexts id={id} notices={notices} />
    </p>
  );
}
