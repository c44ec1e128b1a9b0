import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { FormMessage } from '../ui/form-message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type FieldProblems, useForm } from '../ui/use-form.ts';
import { type StubTexts, stubTexts } from './texts.ts';
import { controlClass, Field, type FieldProps } from '../ui/field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  /** The text of the empty option. */
  readonly placeholder: string;
  /** The label of each option, by its value. */
  readonly options: Readonly<Record<string, string>>;
  readonly defaultValue?: string;
}

function SelectField({
  name,
  placeholder,
  options,
  defaultValue = '',
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} defaultValue={defaultValue} className={controlClass}>
          <option value="">{placeholder}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function CheckboxField({ name, ...field }: FieldProps & { readonly name: string }) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} type="checkbox" name={name} className="size-7 accent-river" />
      )}
    </Field>
  );
}

type Level = keyof StubTexts['level']['options'];

/**
 * Finds the level of a program: `DEV1` and `DEV2` are groups of the level `dev`. Returns an empty
 * string for an unknown program.
 */
function findLevel(programId: string | null, levels: readonly Level[]): Level | '' {
  const id = (programId ?? '').toLowerCase().replace(/^dev\d$/u, 'dev');
  return levels.find((level) => level === id) ?? '';
}

/** The required fields (specification, section 3). */
const fieldNames = [
  'level',
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'parent_first_name',
  'parent_last_name',
  'parent_email',
  'parent_phone',
  'waiver',
] as const;
type FieldName = (typeof fieldNames)[number];

function findMissingFields(
  values: Readonly<Record<FieldName, string>>,
): FieldProblems<FieldName> | undefined {
  const missingNames = fieldNames.filter((name) => values[name].trim() === '');
  if (missingNames.length === 0) return undefined;
  return Object.fromEntries(missingNames.map((name) => [name, 'missing']));
}

function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t-2 border-ink pt-3">
      <legend className="pr-4 font-display text-2xl font-bold uppercase">{legend}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Fields({ problems }: { problems: FieldProblems<FieldName> }) {
  const { t, locale } = useTexts();
  const texts = stubTexts[locale];
  const programId = new URLSearchParams(window.location.search).get('programId');
  const levels = Object.keys(texts.level.options) as (keyof typeof texts.level.options)[];
  const toFieldProps = (name: FieldName) => {
    const problem = problems[name];
    return { name, required: true, error: problem && t(`forms:problems.${problem}`) };
  };
  return (
    <>
      <FieldGroup legend={texts.level.legend}>
        <SelectField
          {...toFieldProps('level')}
          label={texts.level.label}
          placeholder={texts.select_one}
          options={texts.level.options}
          defaultValue={findLevel(programId, levels)}
        />
      </FieldGroup>
      <FieldGroup legend={texts.player.legend}>
        <TextField {...toFieldProps('first_name')} label={texts.first_name} autoComplete="off" />
        <TextField {...toFieldProps('last_name')} label={texts.last_name} autoComplete="off" />
        <TextField
          {...toFieldProps('date_of_birth')}
          type="date"
          label={texts.player.date_of_birth}
          autoComplete="off"
        />
        <SelectField
          {...toFieldProps('gender')}
          label={texts.player.gender}
          placeholder={texts.select_one}
          options={texts.genders}
        />
      </FieldGroup>
      <FieldGroup legend={texts.parent.legend}>
        <TextField
          {...toFieldProps('parent_first_name')}
          label={texts.first_name}
          autoComplete="given-name"
        />
        <TextField
          {...toFieldProps('parent_last_name')}
          label={texts.last_name}
          autoComplete="family-name"
        />
        <TextField
          {...toFieldProps('parent_email')}
          type="email"
          label={texts.parent.email}
          autoComplete="email"
        />
        <TextField
          {...toFieldProps('parent_phone')}
          type="tel"
          label={texts.parent.phone}
          autoComplete="tel"
        />
      </FieldGroup>
      <FieldGroup legend={texts.waiver.legend}>
        <p className="sm:col-span-2">{texts.waiver.terms}</p>
        <CheckboxField {...toFieldProps('waiver')} label={texts.waiver.label} />
        <CheckboxField name="subscribe" label={texts.subscribe} />
      </FieldGroup>
    </>
  );
}

/** A stub of the form that is hosted elsewhere. Only builds for the emulators have it. */
export function RegistrationForm() {
  const { locale } = useTexts();
  const texts = stubTexts[locale];
  const { status, problems, formProps } = useForm(fieldNames, {
    check: findMissingFields,
    send: () => Promise.resolve('sent'),
  });
  return (
    <main className="mx-auto grid max-w-3xl gap-8 px-gutter py-10">
      <title>{texts.title}</title>
      <header className="grid gap-4">
        <div aria-hidden className="band-rule h-3" />
        <h1 className="font-display text-title font-extrabold uppercase">{texts.title}</h1>
        <p className="border-l-8 border-sun bg-white px-4 py-3 font-semibold">{texts.notice}</p>
      </header>
      <form {...formProps} method="dialog" className="grid gap-8">
        <Fields problems={problems} />
        <Button type="submit">{texts.submit}</Button>
        <FormMessage success={status === 'sent' && <p>{texts.done}</p>} failure={undefined} />
      </form>
    </main>
  );
}
