import { limits } from '@club/domain/limits';
import type { ReactNode } from 'react';
import type { Program } from '@club/domain/content/program';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { TextInput } from '../../fields/text-input.tsx';

export type ProgramFields = Omit<Program, '_id' | 'updatedAt'>;

const textFields = ['schedule', 'current_session', 'cost'] as const;

/**
 * The fields of the PROGRAM tab (specification, sections 4 and 5). Unlike on the old site, the
 * French inputs write to the French fields.
 *
 * @param children what follows below the switch of the registration
 */
export function ProgramForm({
  fields,
  change,
  children,
}: FieldsProps<ProgramFields> & { readonly children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <TextInput name="id" label={t('admin:program.id')} value={fields.id} isReadOnly />
      {textFields.map((name) => (
        <BilingualInput
          key={name}
          french={{
            label: t(`admin:program.${name}_fr`),
            name: `${name}_fr`,
            value: fields[`${name}_fr`],
            onChange: (text) => change({ [`${name}_fr`]: text }),
          }}
          english={{
            label: t(`admin:program.${name}`),
            name,
            value: fields[name],
            onChange: (text) => change({ [name]: text }),
          }}
          maxLength={limits.programText}
          rows={3}
        />
      ))}
      <Switch
        label={t('admin:program.registration')}
        on={t('admin:program.open')}
        off={t('admin:program.full')}
        value={fields.registerDisplay}
        onChange={(registerDisplay) => change({ registerDisplay })}
      />
      <NoticesBelowControl name="registerDisplay" />
      {children}
    </>
  );
}
