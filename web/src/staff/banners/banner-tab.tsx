import { type Banner, bannerSchema } from '@club/domain/banner';
import { updateBanner, useWatchedBanners } from '../../data/staff-banners.ts';
import { localized } from '../../i18n/localized.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConsentCell } from '../images/consent-cell.tsx';
import { findConsentAt } from '../images/find-consent-at.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import { WithoutConsent } from '../images/without-consent.tsx';
import { RowEditor } from '../rows/row-editor.tsx';
import type { RowList } from '../rows/row-list.ts';
import type { Column } from '../rows/row-table.tsx';
import { BannerForm, type BannerFields } from './banner-form.tsx';

const list: RowList<Banner, BannerFields> = {
  name: 'banner',
  schema: bannerSchema,
  toFields: ({ _id, consentAt, updatedAt, ...fields }) => ({
    ...fields,
    consentOnFile: consentAt !== null,
  }),
  save: updateBanner,
};

function useColumns(): Column<Banner>[] {
  const { t } = useTexts();
  return [
    { heading: t('admin.list.number'), cell: ({ num }) => num },
    {
      heading: t('admin.list.image'),
      cell: ({ imageURL }) => <Thumbnail imageURL={imageURL} />,
    },
    { heading: t('admin.consent.heading'), cell: (row) => <ConsentCell row={row} /> },
    { heading: t('admin.banner.title_fr'), lang: 'fr', cell: ({ eventTitle_fr }) => eventTitle_fr },
    { heading: t('admin.banner.title'), lang: 'en', cell: ({ eventTitle }) => eventTitle },
    {
      heading: t('admin.banner.display'),
      cell: ({ bannerDisplay }) => t(bannerDisplay ? 'admin.list.on' : 'admin.list.off'),
    },
  ];
}

/** The BANNER tab (specification, sections 2 and 4). */
export function BannerTab() {
  const { t, locale } = useTexts();
  const watched = useWatchedBanners();
  const labels = {
    num: t('admin.list.number'),
    imageURL: t('admin.list.image'),
    bannerDisplay: t('admin.banner.display'),
    eventTitle: t('admin.banner.title'),
    eventTitle_fr: t('admin.banner.title_fr'),
    link: t('admin.banner.link'),
    consentOnFile: t('admin.consent.heading'),
  };
  return (
    <>
      <WithoutConsent
        watched={watched}
        nameOf={(banner) => localized(banner, 'eventTitle', locale).text}
      />
      <RowEditor list={list} watched={watched} columns={useColumns()} labels={labels}>
        {(props) => <BannerForm {...props} consentAt={findConsentAt(watched, props.id)} />}
      </RowEditor>
    </>
  );
}
