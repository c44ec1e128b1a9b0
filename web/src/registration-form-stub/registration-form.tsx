import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { FormMessage } from '../ui/form-message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type FieldProblems, useForm } from '../ui/use-form.ts';
import { CheckField, SelectField } from './controls.tsx';
import { levelOf } from './program-level.ts';
import { texts } from './texts.ts';

/** The real form does not accept these empty (specification, section 3). */
const names = [
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
type Name = (typeof names)[number];

function findMissing(values: Readonly<Record<Name, string>>): FieldProblems<Name> | undefined {
  const missing = names.filter((name) => values[name].trim() === '');
  if (missing.length === 0) return undefined;
  return Object.fromEntries(missing.map((name) => [name, 'missing']));
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t-2 border-ink pt-3">
      <legend className="pr-4 font-display text-2xl font-bold uppercase">{legend}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Fields({ problems }: { problems: FieldProblems<Name> }) {
  const { t, locale } = useTexts();
  const say = texts[locale];
  const programId = new URLSearchParams(window.location.search).get('programId');
  const levels = Object.keys(say.level.options) as (keyof typeof say.level.options)[];
  const field = (name: Name) => {
    const problem = problems[name];
    return { name, required: true, error: problem && t(`forms:problems.${problem}`) };
  };
  return (
    <>
      <Group legend={say.level.legend}>
        <SelectField
          {...field('level')}
          label={say.level.label}
          placeholder={say.select_one}
          options={say.level.options}
          defaultValue={levelOf(programId, levels)}
        />
      </Group>
      <Group legend={say.player.legend}>
        <TextField {...field('first_name')} label={say.first_name} autoComplete="off" />
        <TextField {...field('last_name')} label={say.last_name} autoComplete="off" />
        <TextField
          {...field('date_of_birth')}
          type="date"
          label={say.player.date_of_birth}
          autoComplete="off"
        />
        <SelectField
          {...field('gender')}
          label={say.player.gender}
          placeholder={say.select_one}
          options={say.genders}
        />
      </Group>
      <Group legend={say.parent.legend}>
        <TextField
          {...field('parent_first_name')}
          label={say.first_name}
          autoComplete="given-name"
        />
        <TextField
          {...field('parent_last_name')}
          label={say.last_name}
          autoComplete="family-name"
        />
        <TextField
          {...field('parent_email')}
          type="email"
          label={say.parent.email}
          autoComplete="email"
        />
        <TextField
          {...field('parent_phone')}
          type="tel"
          label={say.parent.phone}
          autoComplete="tel"
        />
      </Group>
      <Group legend={say.waiver.legend}>
        <p className="sm:col-span-2">{say.waiver.terms}</p>
        <CheckField {...field('waiver')} label={say.waiver.label} />
        <CheckField name="subscribe" label={say.subscribe} />
      </Group>
    </>
  );
}

/** Replaces the form that is hosted elsewhere. Only builds for the emulators have it. */
export function RegistrationForm() {
  const { locale } = useTexts();
  const say = texts[locale];
  const { status, problems, formProps } = useForm(names, {
    check: findMissing,
    send: () => Promise.resolve('sent'),
  });
  return (
    <main className="mx-auto grid max-w-3xl gap-8 px-gutter py-10">
      <title>{say.title}</title>
      <header className="grid gap-4">
        <div aria-hidden className="band-rule h-3" />
        <h1 className="font-display text-title font-extrabold uppercase">{say.title}</h1>
        <p className="border-l-8 border-sun bg-white px-4 py-3 font-semibold">{say.notice}</p>
      </header>
      <form {...formProps} method="dialog" className="grid gap-8">
        <Fields problems={problems} />
        <Button type="submit">{say.submit}</Button>
        <FormMessage success={status === 'sent' && <p>{say.done}</p>} failure={undefined} />
      </form>
    </main>
  );
}
