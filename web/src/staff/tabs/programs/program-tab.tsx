import { type Program, programSchema } from '@club/domain/content/program';
import { knownProgramIds } from '@club/domain/row-lifecycle';
import { findGroup } from '@club/domain/team';
import { OfferPanel } from '../../../content/offer-panel.tsx';
import { ProgramOffer } from '../../../content/program-offer.tsx';
import { updateProgram, useLivePrograms } from '../../../data/staff/staff-programs.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowSummary } from '../../lifecycle/row-summary.tsx';
import { RowEditor } from '../../editor/row-editor.tsx';
import type { RowEditorConfig } from '../../row/row-editor-config.ts';
import type { Column } from '../../table/row-table.tsx';
import { ProgramForm, type ProgramFields } from './program-form.tsx';

const editorConfig: RowEditorConfig<Program, ProgramFields> = {
  name: 'program',
  collection: 'programs',
  schema: programSchema,
  toFields: ({ _id, updatedAt, ...fields }) => fields,
  save: updateProgram,
};

function useColumns(): Column<Program>[] {
  const { t } = useTexts();
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
  ];
}

const renderPreview = (program: Program) => (
  <div className="p-6 lg:w-160">
    <OfferPanel>
      <ProgramOffer program={program} isGroup={findGroup(program.id) !== undefined} />
    </OfferPanel>
  </div>
);

/** The PROGRAM tab (specification, sections 2 and 4). */
export function ProgramTab() {
  const { t } = useTexts();
  const labels = {
    id: t('admin:program.id'),
    schedule: t('admin:program.schedule'),
    schedule_fr: t('admin:program.schedule_fr'),
    current_session: t('admin:program.current_session'),
    current_session_fr: t('admin:program.current_session_fr'),
    cost: t('admin:program.cost'),
    cost_fr: t('admin:program.cost_fr'),
    registerDisplay: t('admin:program.registration'),
  };
  return (
    <RowEditor
      config={editorConfig}
      liveRows={useLivePrograms()}
      columns={useColumns()}
      labels={labels}
      previewWidth={640}
      getName={({ id }) => id}
      renderSummary={({ id }) => <RowSummary>{id}</RowSummary>}
      possibleIds={knownProgramIds}
      renderPreview={renderPreview}
    >
      {(props) => <ProgramForm {...props} />}
    </RowEditor>
  );
}
