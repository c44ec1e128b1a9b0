import type { Coach } from '@club/domain/content/coach';
import { type FormOf, isPublicRow, type RowOf } from '@club/domain/content/content-types';
import type { Gym } from '@club/domain/content/gym';
import type { ReactNode } from 'react';
import { CoachPortrait } from '../../../content/coach-portrait.tsx';
import { GymSheet } from '../../../content/gym-sheet.tsx';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type FieldsProps, type Labels, makeEditorConfig } from '../../editor/row-editor-config.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { useContentColumns } from '../../editor/row-table.tsx';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { ImageInputs } from '../../fields/image-inputs.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { PictureRows } from '../../fields/picture-rows.tsx';
import { useStaffImage } from '../../fields/thumbnail.tsx';
import type { QuickChange } from '../../editor/row-list-table.tsx';

type ClubCollection = 'coaches' | 'gyms';

const getName = ({ name }: { readonly name: string }) => name;

interface FormProps<Name extends ClubCollection> extends FieldsProps<RowOf<Name>, FormOf<Name>> {
  /** When the saved row's consent was given; null or undefined if the saved row has none. */
  readonly consentAt: string | null | undefined;
}

interface ClubList<Name extends ClubCollection> {
  readonly collection: Name;
  /** The toggle that shows a row. */
  readonly toggle: keyof FormOf<Name> & string;
  /** The table's columns. */
  readonly columns: readonly (keyof FormOf<Name> & string)[];
  readonly renderForm: (props: FormProps<Name>) => ReactNode;
  /** A row as visitors see it. Its image has an address that staff can read. */
  readonly renderRow: (row: RowOf<Name>) => ReactNode;
}

/** Makes the page of a list whose rows have a name, an image, and a toggle that shows them. */
function makeClubPage<Name extends ClubCollection>(list: ClubList<Name>) {
  const { collection, toggle, renderForm, renderRow } = list;
  const isShown = (row: RowOf<Name>) => isPublicRow(collection, row);
  const config = makeEditorConfig(collection);

  function Preview({ row }: { readonly row: RowOf<Name> }) {
    const { src = '' } = useStaffImage(row.imageURL, 960);
    return (
      <div className="bg-ink p-6 text-white lg:w-120">{renderRow({ ...row, imageURL: src })}</div>
    );
  }
  const renderPreview = (row: RowOf<Name>) => <Preview row={row} />;

  return () => {
    const liveRows = useLiveRows(collection);
    const labels = useFieldLabels(collection);
    const columns = useContentColumns(collection, list.columns);
    const getQuickChange = (row: RowOf<Name>): QuickChange<FormOf<Name>> => {
      const newValues = { [toggle]: !isShown(row) } as Partial<FormOf<Name>>;
      return { isShown: isShown(row), newValues };
    };
    return (
      <PictureRows rows={listRows(liveRows)} isShown={isShown} getName={getName}>
        <RowEditor
          config={config}
          liveRows={liveRows}
          columns={columns}
          labels={labels as Labels<FormOf<Name>>}
          getQuickChange={getQuickChange}
          getName={getName}
          previewWidth={480}
          renderPreview={renderPreview}
        >
          {(props) => renderForm({ ...props, consentAt: props.savedRow?.consentAt })}
        </RowEditor>
      </PictureRows>
    );
  };
}

function CoachForm(props: FormProps<'coaches'>) {
  const { t } = useTexts();
  const coachProps = { ...props, collection: 'coaches' } as const;
  return (
    <>
      <ContentInputs {...coachProps} names={['name', 'title']} />
      <div className="grid gap-1">
        <ContentInputs {...coachProps} names={['description']} rows={5} />
        <p className="text-sm">{t('admin:coach.description_hint')}</p>
      </div>
      <ContentInputs {...coachProps} names={['team', 'otherTeam']} />
      <ImageInputs {...coachProps} />
      <ContentInputs {...coachProps} names={['coachDisplay']} />
    </>
  );
}

function GymForm(props: FormProps<'gyms'>) {
  const { t } = useTexts();
  const gymProps = { ...props, collection: 'gyms' } as const;
  return (
    <>
      <ContentInputs {...gymProps} names={['name']} hint={t('admin:gym.name_hint')} />
      <ContentInputs {...gymProps} names={['place', 'street', 'city']} />
      <ContentInputs {...gymProps} names={['door', 'parking', 'transit']} rows={2} />
      <ContentInputs {...gymProps} names={['coordinates']} hint={t('admin:gym.coordinates_hint')} />
      <ImageInputs {...gymProps} />
      <ContentInputs {...gymProps} names={['gymDisplay']} />
    </>
  );
}

const CoachesPage = makeClubPage({
  collection: 'coaches',
  toggle: 'coachDisplay',
  columns: ['num', 'imageURL', 'consentOnFile', 'name', 'coachDisplay'],
  renderForm: (props) => <CoachForm {...props} />,
  renderRow: (coach: Coach) => <CoachPortrait coach={coach} />,
});

const GymsPage = makeClubPage({
  collection: 'gyms',
  toggle: 'gymDisplay',
  columns: ['num', 'imageURL', 'name', 'street', 'gymDisplay'],
  renderForm: (props) => <GymForm {...props} />,
  renderRow: (gym: Gym) => <GymSheet gym={gym} />,
});

/** The pages of the tab CLUB: the coaches of the site, and the gyms with their addresses. */
export const clubPages = { club: CoachesPage, gyms: GymsPage };
