import type { Banner } from '@club/domain/content/banner';
import { isDisplayedOrPlanned, resolveDisplay } from '@club/domain/banner-time';
import { isOver } from '@club/domain/is-over';
import { BannerSlide } from '../../../content/banner-slide.tsx';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useStaffImage } from '../../fields/thumbnail.tsx';
import { PictureRows } from '../../fields/picture-rows.tsx';
import type { QuickChange } from '../../editor/row-list-table.tsx';
import { useContentColumns } from '../../editor/row-table.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { makeEditorConfig, toFormFields } from '../../editor/row-editor-config.ts';
import { type BannerFields, BannerForm, DisplayState } from './banner-form.tsx';

const editorConfig = makeEditorConfig('banners', {
  toFields: (row) => ({
    ...toFormFields('banners', row),
    bannerDisplay: isDisplayedOrPlanned(row),
  }),
});

/** Returns the function that describes a banner's quick change: to hide or to show it. */
function useDisplayChange() {
  const { t } = useTexts();
  return (banner: Banner): QuickChange<BannerFields> | undefined => {
    const now = Date.now();
    // A banner whose end has passed needs a new end first, in the form.
    if (isOver(banner, now)) return undefined;
    const isShown = isDisplayedOrPlanned(banner);
    const willAppearLater = resolveDisplay(banner, { isSwitchedOn: true, now }).displayPlanned;
    return {
      isShown,
      newValues: { bannerDisplay: !isShown },
      ...(willAppearLater && { shownMessage: t('staffTime:quick.planned') }),
    };
  };
}

function BannerPreview({ banner }: { readonly banner: Banner }) {
  const { src = '' } = useStaffImage(banner.imageURL, 960);
  return (
    <div className="bg-ink text-white">
      <BannerSlide banner={{ ...banner, imageURL: src }} isFirst />
    </div>
  );
}

const renderPreview = (banner: Banner) => <BannerPreview banner={banner} />;

/** The BANNER tab (specification, sections 2 and 4). */
export function BannerTab() {
  const { locale } = useTexts();
  const liveRows = useLiveRows('banners');
  const getName = (banner: Banner) => readLocalizedText(banner, 'eventTitle', locale).text;
  const labels = useFieldLabels('banners');
  const columns = useContentColumns('banners', [
    'num',
    'imageURL',
    'consentOnFile',
    'eventTitle_fr',
    'eventTitle',
    { heading: labels.bannerDisplay, renderCell: (row) => <DisplayState banner={row} /> },
  ]);
  return (
    <PictureRows
      rows={listRows(liveRows)}
      isShown={({ bannerDisplay }) => bannerDisplay}
      isPublic={isDisplayedOrPlanned}
      getName={getName}
    >
      <RowEditor
        config={editorConfig}
        liveRows={liveRows}
        columns={columns}
        labels={labels}
        getQuickChange={useDisplayChange()}
        getName={getName}
        renderPreview={renderPreview}
      >
        {(props) => <BannerForm {...props} />}
      </RowEditor>
    </PictureRows>
  );
}
