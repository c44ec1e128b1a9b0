import { type ReactNode, useId } from 'react';
import { getNoticeIds, NoticeTexts, useFieldNotices } from './field-notices.tsx';

/** What every control of the dashboard's forms has beside its value. */
export interface LabelProps {
  /** The name of the row's field, which also selects its notices. */
  readonly name: string;
  readonly label: string;
  /** Explains the field, below its label. */
  readonly hint?: string;
  /** A remark beside the label, such as a missing language. */
  readonly badge?: string | undefined;
}

/** The attributes that connect a control to its label and notices. Spread them over it. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export const controlClass =
  'w-full min-h-11 scroll-mt-10 rounded-md border-2 border-ink/60 bg-white p-3 disabled:opacity-60 read-only:bg-sky aria-invalid:border-court aria-invalid:border-4';

/** A label, its control, and the control's hint and notices. */
export function LabelledControl({
  name,
  label,
  hint,
  badge,
  children,
}: LabelProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const notices = useFieldNotices(name);
  const descriptionIds = [
    badge !== undefined && `${id}-badge`,
    hint !== undefined && `${id}-hint`,
    getNoticeIds(id, notices),
  ].filter(Boolean);
  return (
    <div className="grid content-start gap-1">
      <span className="flex flex-wrap items-baseline gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {badge !== undefined && (
          <span id={`${id}-badge`} className="bg-sun px-2 text-sm font-semibold">
            {badge}
          </span>
        )}
      </span>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="text-sm text-slate">
          {hint}
        </span>
      )}
      {children({
        id,
        name,
        'aria-describedby': descriptionIds.join(' ') || undefined,
        'aria-invalid': notices.error !== undefined,
      })}
      <NoticeTexts id={id} notices={notices} />
    </div>
  );
}
