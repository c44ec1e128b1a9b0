import {
  type EditableCollection,
  type FormOf,
  getContentType,
} from '@club/domain/content/content-types';
import type { NamedField } from '@club/domain/content/content-type';
import { locations } from '@club/domain/location';
import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { BilingualInput } from './bilingual-input.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import { NoticesBelowControl } from './field-notices.tsx';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';
import { useFieldLabels, useToggleText } from './use-field-labels.ts';

/** What an input of any field gets. */
interface InputProps {
  readonly field: NamedField;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (name: string, value: unknown) => void;
  readonly rows?: number;
  readonly hint?: string;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function TogglingInput({ field: { name }, labels, values, onChange }: InputProps) {
  const getToggleText = useToggleText();
  return (
    <>
      <Switch
        label={labels[name] ?? name}
        on={getToggleText(name, true)}
        off={getToggleText(name, false)}
        value={values[name] === true}
        onChange={(value) => onChange(name, value)}
      />
      <NoticesBelowControl name={name} />
    </>
  );
}

const inputTypes = { link: 'url', day: 'date', time: 'time' } as const;

/** The input of a field, by its kind. */
function ContentInput(props: InputProps) {
  const { field, labels, values, onChange, rows, hint } = props;
  const { t } = useTexts();
  const { kind, name, maxLength, isBilingual, options = [] } = field;
  const makeField = (fieldName: string) => ({
    name: fieldName,
    label: labels[fieldName] ?? fieldName,
    value: toText(values[fieldName]),
    onChange: (value: string) => onChange(fieldName, value),
  });
  if (kind === 'toggle') return <TogglingInput {...props} />;
  if (isBilingual === true)
    return (
      <BilingualInput
        name={name}
        labels={labels}
        values={{ [name]: toText(values[name]), [`${name}_fr`]: toText(values[`${name}_fr`]) }}
        maxLength={maxLength ?? Infinity}
        rows={rows}
        onChange={(changes) => {
          for (const [field, text] of Object.entries(changes)) onChange(field, text);
        }}
      />
    );
  const withHint = hint === undefined ? {} : { hint };
  if (kind === 'instant')
    return (
      <DateTimeInput
        {...makeField(name)}
        {...withHint}
        value={toText(values[name]) || null}
        onChange={(value) => onChange(name, value)}
      />
    );
  if (kind === 'choice')
    return (
      <SelectInput
        {...makeField(name)}
        {...withHint}
        options={['', ...options].map((value) => {
          // The values are ids of teams or of the club's places.
          const place = locations.find(({ id }) => id === value);
          const text = place ? t(place.title) : value.toUpperCase();
          return [value, text || t('admin:comparison.nothing')] as const;
        })}
      />
    );
  return (
    <TextInput
      {...makeField(name)}
      {...withHint}
      {...(kind in inputTypes && { type: inputTypes[kind as keyof typeof inputTypes] })}
      {...(maxLength !== undefined && { maxLength })}
      {...(rows !== undefined && kind === 'text' && { rows })}
      isReadOnly={kind === 'id'}
    />
  );
}

interface ContentInputsProps<Name extends EditableCollection> {
  readonly collection: Name;
  readonly fields: FormOf<Name>;
  readonly change: (fields: Partial<FormOf<Name>>) => void;
  /** The fields to show; by default all that are special to the collection. */
  readonly names?: readonly (keyof FormOf<Name> & string)[];
  /** The number of lines of texts; one by default. */
  readonly rows?: number;
  readonly hint?: string;
}

/**
 * The inputs of a row's fields, derived from the content type. A text in two languages is one
 * entry, with both inputs.
 */
export function ContentInputs<Name extends EditableCollection>({
  collection,
  fields,
  change,
  names,
  ...options
}: ContentInputsProps<Name>) {
  const labels = useFieldLabels(collection);
  const { fieldList } = getContentType(collection);
  const shownFields = fieldList.filter(
    ({ name, isBilingual, isServerOnly }) =>
      isServerOnly !== true &&
      !(isBilingual === true && name.endsWith('_fr')) &&
      names?.some((one) => one === name) !== false,
  );
  return shownFields.map((field) => (
    <ContentInput
      key={field.name}
      field={field}
      labels={labels}
      values={fields}
      onChange={(name, value) => change({ [name]: value } as unknown as Partial<FormOf<Name>>)}
      {...options}
    />
  ));
}
