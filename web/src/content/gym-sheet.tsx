import type { Gym } from '@club/domain/content/gym';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Photo } from '../ui/photo.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

const details = ['door', 'parking', 'transit'] as const;
const maps = ['google', 'apple', 'openstreetmap'] as const;

/** The addresses of directions to a gym's door, or to its address. None without either. */
function findDirections({ coordinates, street, city }: Gym) {
  const address = street === '' ? '' : `${street}, ${city}`;
  const destination = coordinates.replaceAll(' ', '') || address;
  if (destination === '') return undefined;
  const to = encodeURIComponent(destination);
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${to}`,
    apple: `https://maps.apple.com/?daddr=${to}`,
    openstreetmap: `https://www.openstreetmap.org/directions?to=${to}`,
  };
}

/** A gym: name, address, door, parking, transit, picture of the door, and directions. */
export function GymSheet({ gym }: { readonly gym: Gym }) {
  const { t, locale } = useTexts();
  const { name, street, city, imageURL } = gym;
  const directions = findDirections(gym);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] justify-items-start gap-3 @2xs:gap-4 @xl:grid-cols-[minmax(0,1fr)_auto]">
      <p className="text-lg leading-tight font-bold">
        {name}
        {street !== '' && <span className="block font-semibold">{street}</span>}
        {city !== '' && (
          <span className="block font-semibold">{city.replace(/ (?=\d\S\d$)/, '\u00a0')}</span>
        )}
      </p>
      <dl className="grid content-start gap-1 @2xs:gap-3">
        {details.map((field) => {
          const { text, lang } = readLocalizedText(gym, field, locale);
          return (
            text !== '' && (
              <div key={field}>
                <dt className="text-sm font-bold uppercase">{t(`map:gym.${field}`)}</dt>
                <dd lang={lang} className="wrap-anywhere">
                  {text}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {imageURL !== '' && (
        // A block of its own: the `source` of a stored picture would be an item of the grid.
        <div className="@xl:col-start-2 @xl:row-span-2 @xl:row-start-1 print:hidden">
          <Photo
            src={imageURL}
            alt={t('map:gym.picture', { name })}
            width={16}
            height={10}
            sizes="20rem"
            priority="lazy"
            className="h-auto w-80 max-w-full"
          />
        </div>
      )}
      {directions && (
        <p className="flex flex-wrap items-center gap-x-4 @xl:col-span-2 print:hidden">
          <span className="@2xs:w-full @2xs:text-sm @2xs:font-bold @2xs:uppercase">
            {t('map:gym.directions')}
          </span>
          {maps.map((map) => (
            <TextLink
              key={map}
              to={directions[map]}
              className="inline-flex min-h-8 items-center font-bold underline underline-offset-4"
            >
              {t(`map:gym.maps.${map}`)}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
