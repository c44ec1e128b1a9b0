import { limits } from '@club/domain/limits';
import type { Note } from '@club/domain/content/note';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';

export type NoteFields = Pick<Note, 'note' | 'note_fr' | 'buttonDisplay'>;

/** The fields of the NOTE tab (specification, sections 4 and 5). */
export function NoteForm({ fields, change }: FieldsProps<NoteFields>) {
  const { t } = useTexts();
  return (
    <>
      <BilingualInput
        french={{
          label: t('admin:note.note_fr'),
          name: 'note_fr',
          value: fields.note_fr,
          onChange: (note_fr) => change({ note_fr }),
        }}
        english={{
          label: t('admin:note.note'),
          name: 'note',
          value: fields.note,
          onChange: (note) => change({ note }),
        }}
        maxLength={limits.note}
        rows={7}
      />
      <Switch
        label={t('admin:note.button')}
        on={t('admin:list.on')}
        off={t('admin:list.off')}
        value={fields.buttonDisplay}
        onChange={(buttonDisplay) => change({ buttonDisplay })}
      />
      <NoticesBelowControl name="buttonDisplay" />
    </>
  );
}
