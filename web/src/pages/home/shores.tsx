import { locations } from '@club/domain/location';
import { useTexts } from '../../i18n/use-texts.ts';
import { ArrowLink } from '../../ui/text-link.tsx';

const grounds = {
  west_island: 'bg-sun text-ink',
  montreal: 'bg-court text-ink',
  southshore: 'bg-river text-white',
} as const;

/** The three shores as three bands, slanted on screens wide enough to show it. */
export function Shores() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="shores" className="overflow-hidden py-section">
      <h2
        id="shores"
        className="mx-auto mb-6 max-w-page px-gutter font-display text-heading font-extrabold uppercase"
      >
        {t('home.shores.title')}
      </h2>
      <ul className="grid lg:-mx-16 lg:-skew-x-12 lg:grid-cols-3 lg:gap-4">
        {locations.map(({ id, title, address, directions }) => (
          <li key={id} className={grounds[id]}>
            <div className="grid gap-1 px-gutter py-8 lg:skew-x-12 lg:py-14 lg:pr-6 lg:pl-28">
              <h3 className="font-display text-4xl whitespace-nowrap font-extrabold uppercase xl:text-5xl">
                {t(title)}
              </h3>
              <p className="font-semibold">{address}</p>
              <ArrowLink
                to={directions}
                label={t('home.shores.directions')}
                about={t(title)}
                className="mt-3 min-h-8 w-fit underline hover:decoration-2"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
