import { localizeAddress, locations } from '@club/domain/location';
import { useTexts } from '../../i18n/use-texts.ts';
import { SectionTitle } from '../../ui/section-title.tsx';
import { ArrowLink } from '../../ui/text-link.tsx';

const bandColors = {
  west_island: 'bg-sun text-ink',
  montreal: 'bg-court text-ink',
  southshore: 'bg-river text-white',
} as const;

/**
 * The three locations as three bands, slanted on wide screens. The breakpoints are in rem, so that
 * larger text needs a wider screen.
 */
export function LocationsBand() {
  const { t, locale } = useTexts();
  return (
    <section aria-labelledby="locations" className="@container overflow-hidden py-section">
      <SectionTitle id="locations" size="heading" className="mx-auto mb-6 max-w-page px-gutter">
        {t('home:locations.title')}
      </SectionTitle>
      <ul className="grid @5xl:-mx-16 @5xl:-skew-x-12 @5xl:grid-cols-3 @5xl:gap-4">
        {locations.map((location) => (
          <li key={location.id} className={bandColors[location.id]}>
            <div className="grid gap-1 px-gutter py-8 @5xl:skew-x-12 @5xl:py-14 @5xl:pr-6 @5xl:pl-28">
              <h3 className="font-display text-4xl font-extrabold uppercase @min-[78rem]:text-5xl">
                {t(location.title)}
              </h3>
              <p className="font-semibold">{localizeAddress(location, locale)}</p>
              <ArrowLink
                to={location.directions}
                label={t('home:locations.directions')}
                about={t(location.title)}
                className="mt-3 min-h-8 w-fit underline hover:decoration-2"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
