import type { Program } from '@club/domain/content/program';
import { paths } from '@club/domain/paths';
import { programIds } from '@club/domain/program-ids';
import { findGroup } from '@club/domain/team';
import { OfferPanel } from '../../../content/offer-panel.tsx';
import { ProgramOffer } from '../../../content/program-offer.tsx';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useStaffCounts } from '../../shell/dashboard-context.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { useContentColumns } from '../../editor/row-table.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { makeEditorConfig } from '../../editor/row-editor-config.ts';
import type { Column } from '../../editor/row-table.tsx';
import {
  NotifyMessage,
  NotifyOffers,
  useNotifyFamilies,
  WaitingFamilies,
} from './waiting-families.tsx';

const editorConfig = makeEditorConfig('programs', {
  getPagePath: (id) => `${paths.program}/${id}`,
});

/**
 * The key that sorts the oldest team first, as on the site, and the development groups last. It is
 * `082` for `U17`, and the id itself for `DEV1`.
 */
const toSortKey = (id: string): string =>
  id.startsWith('U') ? `0${99 - Number(id.slice(1))}` : id;
const sortByTeam = (programs: readonly Program[]) =>
  programs.toSorted((one, other) =>
    toSortKey(one.id.toUpperCase()).localeCompare(toSortKey(other.id.toUpperCase())),
  );

function useColumns(): Column<Program>[] {
  const { t } = useTexts();
  const { waitingFamilies } = useStaffCounts();
  return useContentColumns('programs', [
    'id',
    'schedule_fr',
    'cost_fr',
    'registerDisplay',
    {
      heading: t('staffWaitingList:column'),
      renderCell: ({ id }) => {
        const count = waitingFamilies[id.toUpperCase()] ?? 0;
        if (count === 0) return <span className="text-slate">{t('staffWaitingList:none')}</span>;
        return <strong>{t('staffWaitingList:families', { count })}</strong>;
      },
    },
  ]);
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
  const labels = useFieldLabels('programs');
  const liveRows = useLiveRows('programs', sortByTeam);
  const programs = listRows(liveRows);
  const { outcome, program, notify, dialog } = useNotifyFamilies();
  const notifyProps = { outcome, onNotify: notify };
  return (
    <>
      <div className="grid gap-3 pt-6">
        <NotifyMessage outcome={outcome} program={program} />
        <NotifyOffers programs={programs} {...notifyProps} />
      </div>
      <RowEditor
        config={editorConfig}
        liveRows={liveRows}
        columns={useColumns()}
        labels={labels}
        previewWidth={640}
        getName={({ id }) => id}
        possibleIds={programIds}
        renderPreview={renderPreview}
      >
        {(props) => (
          <>
            <ContentInputs collection="programs" {...props} rows={3} />
            <WaitingFamilies
              programId={props.fields.id}
              isOpen={props.savedRow?.registerDisplay === true}
              isOpenInForm={props.fields.registerDisplay}
              {...notifyProps}
            />
          </>
        )}
      </RowEditor>
      {dialog}
    </>
  );
}
