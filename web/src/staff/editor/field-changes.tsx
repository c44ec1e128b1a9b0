import { type ReactNode, useContext } from 'react';
import { formatDateAndTime } from '../../i18n/date-and-time.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PicturePartsContext } from '../fields/image-context.ts';
import { getTextKind, getTextLocale, useToggleText } from '../fields/use-field-labels.ts';
import { findChangedPart } from './changed-part.ts';
import { findDifferentFields } from './row-draft.ts';
import type { Labels } from './row-editor-config.ts';

interface FieldValueProps {
  readonly name: string;
  readonly value: unknown;
}

/** The value of any field, for comparing two versions. */
export function FieldValue({ name, value }: FieldValueProps) {
  const { t, locale } = useTexts();
  const getToggleText = useToggleText();
  const { Thumbnail } = useContext(PicturePartsContext);
  if (value === '' || value === undefined || value === null) {
    return <span className="text-slate">{t('admin:comparison.nothing')}</span>;
  }
  if (typeof value === 'boolean') return getToggleText(name, value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const kind = getTextKind(name);
  if (kind === 'instant') return formatDateAndTime(text, locale);
  if (kind === 'image') return <Thumbnail imageURL={text} />;
  return (
    <span lang={getTextLocale(name)} className="whitespace-pre-wrap">
      {text}
    </span>
  );
}

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

/** Finds the differences between two versions of a row, in labelled fields only. */
export function findChanges<Fields extends object>(
  labels: Labels<Fields>,
  before: object,
  after: object,
): readonly FieldChange[] {
  const names = Object.keys(labels) as (keyof Fields & string)[];
  const pickLabelledFields = (row: object) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(names.map((name) => [name, values.get(name) ?? '']));
  };
  const [from, to] = [pickLabelledFields(before), pickLabelledFields(after)];
  return findDifferentFields(from, to).map((name) => ({
    name: String(name),
    label: labels[name as keyof Fields],
    from: from[name],
    to: to[name],
  }));
}

/**
 * Returns the dialog to render, and the function that asks for confirmation before a restore. It
 * shows what the restore changes on the site.
 */
export function useRestoreConfirmation() {
  const { t } = useTexts();
  const { ask, element } = useConfirmDialog();
  const confirmRestore = (changes: readonly FieldChange[], hasUnsavedChanges: boolean) =>
    ask({
      question: t('admin:history.question'),
      explanation: (
        <div className="grid gap-4">
          <p>{t('admin:history.explanation')}</p>
          {hasUnsavedChanges && <p className="font-semibold">{t('admin:history.unsaved')}</p>}
          {changes.length === 0 ? (
            <p className="font-semibold">{t('admin:history.nothing_to_restore')}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
            <div className="max-h-[40dvh] overflow-y-auto bg-white p-4" tabIndex={0}>
              <FieldChanges
                changes={changes}
                fromLabel={t('admin:history.now')}
                toLabel={t('admin:history.after_restore')}
              />
            </div>
          )}
        </div>
      ),
      confirm: t('admin:history.confirm'),
      cancel: t('admin:history.cancel'),
    });
  return { confirmRestore, dialog: element };
}
