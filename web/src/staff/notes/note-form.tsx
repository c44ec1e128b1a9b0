import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { limits } from '@club/domain/limits';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import type { NoteFields, SaveOutcome } from './use-note-form.ts';

interface NoteFormProps {
  /** The selected row's fields as edited; undefined while no row is selected. */
  readonly fields: NoteFields | undefined;
  readonly outcome: SaveOutcome;
  readonly onChange: (fields: Partial<NoteFields>) => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

function TextArea(props: {
  label: string;
  lang: 'fr' | 'en';
  value: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {props.label}
      </label>
      <textarea
        id={id}
        lang={props.lang}
        rows={7}
        maxLength={limits.note}
        disabled={props.value === undefined}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.target.value)}
        className="w-full rounded-md border-2 border-ink/60 bg-white p-3 disabled:opacity-60"
      />
    </div>
  );
}

/** The form of the NOTE tab, both languages side by side (specification, sections 4 and 5). */
export function NoteForm({ fields, outcome, onChange, onSave, children }: NoteFormProps) {
  const { t } = useTexts();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea
          label={t('admin.note.note_fr')}
          lang="fr"
          value={fields?.note_fr}
          onChange={(value) => onChange({ note_fr: value })}
        />
        <TextArea
          label={t('admin.note.note')}
          lang="en"
          value={fields?.note}
          onChange={(value) => onChange({ note: value })}
        />
      </div>
      <Toggle
        label={t('admin.note.button')}
        on={t('admin.list.on')}
        off={t('admin.list.off')}
        value={fields?.buttonDisplay}
        onChange={(value) => onChange({ buttonDisplay: value })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={outcome.status === 'saving'}>
          {t(outcome.status === 'saving' ? 'admin.note.saving' : 'admin.note.save')}
        </Button>
        {children}
      </div>
    </form>
  );
}
