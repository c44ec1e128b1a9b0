import { type Program, programSchema } from '@club/domain/content/program';
import { limits } from '@club/domain/limits';
import { paths } from '@club/domain/paths';
import { programIds } from '@club/domain/program-ids';
import { findGroup } from '@club/domain/team';
import { type ReactNode, useState } from 'react';
import { OfferPanel } from '../../../content/offer-panel.tsx';
import { ProgramOffer } from '../../../content/program-offer.tsx';
import { updateProgram, useLivePrograms } from '../../../data/staff/staff-programs.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { useStaffCounts } from '../../counts/staff-counts.ts';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { RowSummary } from '../../lifecycle/row-summary.tsx';
import type { RowEditorConfig } from '../../row/row-editor-config.ts';
import type { Column } from '../../table/row-table.tsx';
import { useNotifyFamilies } from './use-notify-families.ts';
import { NotifyMessage, NotifyOffers, WaitingFamilies } from './waiting-families.tsx';

type ProgramFields = Omit<Program, '_id' | 'updatedAt'>;

const textFields = ['schedule', 'current_session', 'cost'] as const;

/**
 * The fields of the PROGRAM tab (specification, sections 4 and 5). Unlike on the old site, the
 * French inputs write to the French fields.
 *
 * @param children what follows below the switch of the registration
 */
function ProgramForm({
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

const editorConfig: RowEditorConfig<Program, ProgramFields> = {
  name: 'program',
  collection: 'programs',
  schema: programSchema,
  toFields: ({ _id, updatedAt, ...fields }) => fields,
  getPagePath: (id) => `${paths.program}/${id}`,
  save: updateProgram,
};

function useColumns(): Column<Program>[] {
  const { t } = useTexts();
  const { waitingFamilies } = useStaffCounts();
  return [
    { heading: t('admin:program.id'), renderCell: ({ id }) => <strong>{id}</strong> },
    {
      heading: t('admin:program.schedule_fr'),
      lang: 'fr',
      renderCell: ({ schedule_fr }) => <span className="line-clamp-2">{schedule_fr}</span>,
    },
    {
      heading: t('admin:program.cost_fr'),
      lang: 'fr',
      renderCell: ({ cost_fr }) => <span className="line-clamp-2">{cost_fr}</span>,
    },
    {
      heading: t('admin:program.registration'),
      renderCell: ({ registerDisplay }) =>
        t(registerDisplay ? 'admin:program.open' : 'admin:program.full'),
    },
    {
      heading: t('staffWaitingList:column'),
      renderCell: ({ id }) => {
        const count = waitingFamilies[id.toUpperCase()] ?? 0;
        if (count === 0) return <span className="text-slate">{t('staffWaitingList:none')}</span>;
        return <strong>{t('staffWaitingList:families', { count })}</strong>;
      },
    },
  ];
}

const renderPreview = (program: Program) => (
  <div className="p-6 lg:w-160">
    <OfferPanel>
      <ProgramOffer program={program} isGroup={findGroup(program.id) !== undefined} />
    </OfferPanel>
  </div>
);

/** Asks staff to confirm the mails to the waiting families, and says how many families wait. */
function useNotifyConfirmation() {
  const { t } = useTexts();
  const { waitingFamilies } = useStaffCounts();
  const [programId, setProgramId] = useState('');
  const { ask, element } = useConfirmDialog({
    question: t('staffWaitingList:question', {
      program: programId,
      count: waitingFamilies[programId] ?? 0,
    }),
    explanation: t('staffWaitingList:explanation'),
    confirm: t('staffWaitingList:confirm'),
    cancel: t('staffWaitingList:cancel'),
  });
  const confirm = (id: string) => {
    setProgramId(id);
    return ask();
  };
  return { confirm, dialog: element };
}

/** The PROGRAM tab (specification, sections 2 and 4). */
export function ProgramTab() {
  const labels = useFieldLabels('programs');
  const liveRows = useLivePrograms();
  const programs = liveRows.state.status === 'ready' ? liveRows.state.data : [];
  const { confirm, dialog } = useNotifyConfirmation();
  const { outcome, notify } = useNotifyFamilies(confirm);
  const notifyProps = { outcome, onNotify: (programId: string) => void notify(programId) };
  return (
    <>
      <div className="grid gap-3 pt-6">
        <NotifyMessage outcome={outcome} />
        <NotifyOffers programs={programs} {...notifyProps} />
      </div>
      <RowEditor
        config={editorConfig}
        liveRows={liveRows}
        columns={useColumns()}
        labels={labels}
        previewWidth={640}
        getName={({ id }) => id}
        renderSummary={({ id }) => <RowSummary>{id}</RowSummary>}
        possibleIds={programIds}
        renderPreview={renderPreview}
      >
        {(props) => (
          <ProgramForm {...props}>
            <WaitingFamilies
              programId={props.fields.id}
              isOpen={programs.some(
                ({ _id, registerDisplay }) => _id === props.id && registerDisplay,
              )}
              isOpenInForm={props.fields.registerDisplay}
              {...notifyProps}
            />
          </ProgramForm>
        )}
      </RowEditor>
      {dialog}
    </>
  );
}
