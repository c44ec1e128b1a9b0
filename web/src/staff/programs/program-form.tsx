import { limits } from '@club/domain/limits';
import type { Program } from '@club/domain/program';
import { useTexts } from '../../i18n/use-texts.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { BothLanguages } from '../rows/both-languages.tsx';
import { FieldRemarks } from '../rows/field-states.tsx';
import type { FieldsProps } from '../rows/row-editor.tsx';
import { TextInput } from '../rows/text-input.tsx';

export type ProgramFields = Omit<Program, '_id' | 'updatedAt'>;

const texts = ['schedule', 'current_session', 'cost'] as const;

/**
 * The fields of the PROGRAM tab (specification, sections 4 and 5). The French inputs write to the
 * French fields: the old site's writing them over the English ones is a defect we mend.
 */
export function ProgramForm({ fields, change }: FieldsProps<ProgramFields>) {
  const { t } = useTexts();
  return (
    <>
      <TextInput name="id" label={t('admin:program.id')} value={fields?.id} isReadOnly />
      {texts.map((name) => (
        <BothLanguages
          key={name}
          french={{
            label: t(`admin:program.${name}_fr`),
            name: `${name}_fr`,
            value: fields?.[`${name}_fr`],
            onChange: (text) => change({ [`${name}_fr`]: text }),
          }}
          english={{
            label: t(`admin:program.${name}`),
            name,
            value: fields?.[name],
            onChange: (text) => change({ [name]: text }),
          }}
          maxLength={limits.programText}
          rows={3}
        />
      ))}
      <Toggle
        label={t('admin:program.registration')}
        on={t('admin:program.open')}
        off={t('admin:program.full')}
        value={fields?.registerDisplay}
        onChange={(registerDisplay) => change({ registerDisplay })}
      />
      <FieldRemarks name="registerDisplay" />
    </>
  );
}
