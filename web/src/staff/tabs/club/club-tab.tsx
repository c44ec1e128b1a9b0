import type { Coach } from '@club/domain/content/coach';
import type { FormOf } from '@club/domain/content/content-types';
import { CoachPortrait } from '../../../content/coach-portrait.tsx';
import { useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type FieldsProps, findLiveRow, makeEditorConfig } from '../../editor/row-editor-config.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { RowSummary, useContentColumns } from '../../editor/use-content-columns.tsx';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { ImageInputs } from '../../fields/image-inputs.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { RowsWithoutConsent } from '../../fields/rows-without-consent.tsx';
import { ShownImagesContext, Thumbnail, useStaffImage } from '../../fields/thumbnail.tsx';
import type { QuickChange } from '../../editor/row-list-table.tsx';

type CoachFields = FormOf<'coaches'>;

const isPublic = ({ coachDisplay }: Pick<CoachFields, 'coachDisplay'>) => coachDisplay;
const editorConfig = makeEditorConfig('coaches', 'coach', { isPublic });

const getName = ({ name }: Coach) => name;

/** Returns the function that describes a coach's quick change: to hide or to show them. */
function useDisplayChange() {
  const { t } = useTexts();
  return ({ name, coachDisplay }: Coach): QuickChange<CoachFields> => ({
    label: t(coachDisplay ? 'admin:quick.hide' : 'admin:quick.show'),
    fullLabel: t(coachDisplay ? 'admin:quick.hide_row' : 'admin:quick.show_row', { name }),
    newValues: { coachDisplay: !coachDisplay },
    message: t(coachDisplay ? 'admin:quick.hidden' : 'admin:quick.shown'),
  });
}

interface CoachFormProps extends FieldsProps<CoachFields> {
  /** When the saved row's consent was given; null or undefined if the saved row has none. */
  readonly consentAt: string | null | undefined;
}

function CoachForm({ id, fields, change, consentAt }: CoachFormProps) {
  const { t } = useTexts();
  const props = { collection: 'coaches', fields, change } as const;
  return (
    <>
      <ContentInputs {...props} names={['name', 'title']} />
      <div className="grid gap-1">
        <ContentInputs {...props} names={['description']} rows={5} />
        <p className="text-sm">{t('admin:coach.description_hint')}</p>
      </div>
      <ContentInputs {...props} names={['team', 'otherTeam']} />
      <ImageInputs {...props} id={id} consentAt={consentAt} />
      <ContentInputs {...props} names={['coachDisplay']} />
    </>
  );
}

function CoachPreview({ coach }: { readonly coach: Coach }) {
  const { src = '' } = useStaffImage(coach.imageURL, 960);
  return (
    <div className="bg-ink p-6 text-white lg:w-120">
      <CoachPortrait coach={{ ...coach, imageURL: src }} />
    </div>
  );
}

const renderPreview = (coach: Coach) => <CoachPreview coach={coach} />;

/** The CLUB tab: the coaches of the site. */
export function ClubTab() {
  const { t } = useTexts();
  const liveRows = useLiveRows('coaches');
  const labels = useFieldLabels('coaches');
  const columns = useContentColumns('coaches', [
    'num',
    'imageURL',
    'consentOnFile',
    'name',
    'coachDisplay',
  ]);
  const rows = liveRows.state.status === 'ready' ? liveRows.state.data : [];
  return (
    <ShownImagesContext value={rows.filter(isPublic).map(({ imageURL }) => imageURL)}>
      <RowsWithoutConsent liveRows={liveRows} isPublic={isPublic} getName={getName} />
      <RowEditor
        config={editorConfig}
        liveRows={liveRows}
        columns={columns}
        labels={labels}
        getQuickChange={useDisplayChange()}
        getName={getName}
        renderSummary={(coach) => (
          <RowSummary picture={<Thumbnail imageURL={coach.imageURL} />}>
            {coach.name || t('staffRows:untitled')}
          </RowSummary>
        )}
        previewWidth={480}
        renderPreview={renderPreview}
      >
        {(props) => <CoachForm {...props} consentAt={findLiveRow(liveRows, props.id)?.consentAt} />}
      </RowEditor>
    </ShownImagesContext>
  );
}
