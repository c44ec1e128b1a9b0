import { mapCenter } from '@club/about/locations';
import type { Gym } from '@club/domain/content/gym';
import { localizeAddress, locations } from '@club/domain/location';
import { buildSettings } from '../../data/build-settings.ts';
import { embedSettings } from '../../data/embed-settings.ts';
import { useEmbedChoice } from '../../data/use-embed-choice.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadOnClick } from '../../ui/load-on-click.tsx';
import { Map } from '../../ui/map/map.tsx';

interface PlacesMapProps {
  readonly gyms: readonly Gym[];
}

/** The map with the club's places, at the door of the first gym of each place if it is known. */
function LoadedPlacesMap({ gyms }: PlacesMapProps) {
  const { t, locale } = useTexts();
  const places = locations.map((location) => {
    const { id } = location;
    const title = t(location.title);
    const gym = gyms.find(({ place, coordinates }) => place === id && coordinates !== '');
    const [lat = location.lat, lng = location.lng] = gym?.coordinates.split(',').map(Number) ?? [];
    const lines = [
      localizeAddress(location, locale),
      ...(gym ? [gym.name, gym.street, gym.city] : [t('map:gym.later')]),
    ];
    const popup = (
      <>
        <strong className="font-display text-lg font-extrabold uppercase">{title}</strong>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </>
    );
    return { id, position: { lat, lng }, title, popup };
  });
  return (
    <Map
      label={t('contact:places.map')}
      center={mapCenter}
      zoom={10}
      tiles={buildSettings.mapTiles}
      places={places}
    />
  );
}

/** The map for a club whose embeds load on a click (docs/decisions/third-parties.md). */
function PlacesMapOnClick(props: PlacesMapProps) {
  const { t } = useTexts();
  const { isShown, setIsShown } = useEmbedChoice('map');
  return (
    <LoadOnClick
      texts={{
        text: t('map:on_click.text'),
        open: t('map:on_click.open'),
        close: t('map:on_click.close'),
        choice: t('map:on_click.choice'),
      }}
      isShown={isShown}
      onChange={setIsShown}
      className="h-full"
    >
      <LoadedPlacesMap {...props} />
    </LoadOnClick>
  );
}

/** Shows the map at once or on a click, depending on the club's settings. */
export function PlacesMapOrButton(props: PlacesMapProps) {
  return embedSettings.loadsOnClick ? (
    <PlacesMapOnClick {...props} />
  ) : (
    <LoadedPlacesMap {...props} />
  );
}
