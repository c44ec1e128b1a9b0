import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { findChangedPart } from './changed-part.ts';
import { FieldValue } from '../fields/field-value.tsx';
import { getTextKind, getTextLocale } from '../fields/text-kind.ts';

/** One field of a row in two versions. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface FieldChangesProps {
  readonly changes: readonly FieldChange[];
  /** The labels of the two versions. */
  readonly fromLabel: string;
  readonly toLabel: string;
}

/** Whether a value is a text in which changed words can be marked. Times and images are not. */
const isMarkableText = (name: string, value: unknown): value is string =>
  typeof value === 'string' && value !== '' && getTextKind(name) === 'words';

interface VersionProps {
  readonly name: string;
  /** The label of the version. */
  readonly label: string;
  readonly value: unknown;
  readonly className: string;
  /** The text with its differences marked; undefined to show `value` without marks. */
  readonly children: ReactNode;
}

/** One version of one field. */
function Version({ name, label, value, className, children }: VersionProps) {
  return (
    <dd className={`border-l-4 pl-3 ${className}`}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {children ? (
        <span lang={getTextLocale(name)} className="whitespace-pre-wrap">
          {children}
        </span>
      ) : (
        <FieldValue name={name} value={value} />
      )}
    </dd>
  );
}

/** Both versions of one field; a text has its differences marked. */
function Versions({
  change,
  fromLabel,
  toLabel,
}: Omit<FieldChangesProps, 'changes'> & { readonly change: FieldChange }) {
  const { name } = change;
  const part =
    isMarkableText(name, change.from) && isMarkableText(name, change.to)
      ? findChangedPart(change.from, change.to)
      : undefined;
  return (
    <>
      <Version name={name} label={fromLabel} value={change.from} className="border-mist text-slate">
        {part && (
          <>
            {part.unchangedStart}
            <del className="decoration-2">{part.before}</del>
            {part.unchangedEnd}
          </>
        )}
      </Version>
      <Version name={name} label={toLabel} value={change.to} className="border-river">
        {part && (
          <>
            {part.unchangedStart}
            <ins className="bg-sun/50 no-underline">{part.after}</ins>
            {part.unchangedEnd}
          </>
        )}
      </Version>
    </>
  );
}

/** The differences between two versions of a row, by field. */
export function FieldChanges({ changes, fromLabel, toLabel }: FieldChangesProps) {
  const { t } = useTexts();
  if (changes.length === 0) return <p>{t('admin:history.unchanged')}</p>;
  return (
    <dl className="grid gap-4">
      {changes.map((change) => (
        <div key={change.name} className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-2">
          <dt className="text-sm font-bold sm:col-span-2">{change.label}</dt>
          <Versions change={change} fromLabel={fromLabel} toLabel={toLabel} />
        </div>
      ))}
    </dl>
  );
}
