import { useTexts } from '../../i18n/use-texts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { changedPart } from '../rows/changed-part.ts';
import { FieldValue } from '../rows/field-value.tsx';

/** One field of a row in two versions. */
export interface Change {
  readonly name: string;
  readonly label: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface ChangesProps {
  readonly changes: readonly Change[];
  /** What the two versions are called. */
  readonly from: string;
  readonly to: string;
}

/** Texts that are long enough for a reader to search what has changed in them. */
const isText = (name: string, value: unknown): value is string =>
  typeof value === 'string' && value !== '' && name !== 'imageURL';

/** Both versions of one field; in a text the words that differ are marked. */
function Versions({ change, from, to }: { change: Change; from: string; to: string }) {
  const { name } = change;
  const lang = name.endsWith('_fr') ? 'fr' : undefined;
  const part =
    isText(name, change.from) && isText(name, change.to)
      ? changedPart(change.from, change.to)
      : undefined;
  return (
    <>
      <dd className="border-l-4 border-mist pl-3 text-slate">
        <VisuallyHidden>{from} </VisuallyHidden>
        {part ? (
          <span lang={lang} className="whitespace-pre-wrap">
            {part.start}
            <del className="decoration-2">{part.before}</del>
            {part.end}
          </span>
        ) : (
          <FieldValue name={name} value={change.from} />
        )}
      </dd>
      <dd className="border-l-4 border-river pl-3">
        <VisuallyHidden>{to} </VisuallyHidden>
        {part ? (
          <span lang={lang} className="whitespace-pre-wrap">
            {part.start}
            <ins className="bg-sun/50 no-underline">{part.after}</ins>
            {part.end}
          </span>
        ) : (
          <FieldValue name={name} value={change.to} />
        )}
      </dd>
    </>
  );
}

/** What differs between two versions of a row, field by field, the old above or beside the new. */
export function Changes({ changes, from, to }: ChangesProps) {
  const { t } = useTexts();
  if (changes.length === 0) return <p>{t('admin.history.same')}</p>;
  return (
    <dl className="grid gap-4">
      {changes.map((change) => (
        <div key={change.name} className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-2">
          <dt className="text-sm font-bold sm:col-span-2">{change.label}</dt>
          <Versions change={change} from={from} to={to} />
        </div>
      ))}
    </dl>
  );
}
