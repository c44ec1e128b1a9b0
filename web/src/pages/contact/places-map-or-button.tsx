import { mapCenter } from '@club/about/locations';
import { localizeAddress, locations } from '@club/domain/location';
import { buildSettings } from '../../data/build-settings.ts';
import { embedSettings } from '../../data/embed-settings.ts';
import { useEmbedChoice } from '../../data/use-embed-choice.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadOnClick } from '../../ui/load-on-click.tsx';
import { Map } from '../../ui/map/map.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

function PlacePopup({
  title,
  address,
  directions,
}: Record<'title' | 'address' | 'directions', string>) {
  const { t } = useTexts();
  return (
    <>
      <strong className="font-display text-lg font-extrabold uppercase">{title}</strong>
      <br />
      {address}
      <br />
      <TextLink to={directions} className="inline-flex min-h-8 items-center font-bold underline">
        {t('contact:places.directions')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </TextLink>
    </>
  );
}

/** The map with the club's places. */
function LoadedPlacesMap() {
  const { t, locale } = useTexts();
  const places = locations.map((location) => {
    const { id, lat, lng, directions } = location;
    const [title, address] = [t(location.title), localizeAddress(location, locale)];
    const popup = <PlacePopup title={title} address={address} directions={directions} />;
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
function PlacesMapOnClick() {
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
      <LoadedPlacesMap />
    </LoadOnClick>
  );
}

/** Shows the map at once or on a click, depending on the club's settings. */
export function PlacesMapOrButton() {
  return embedSettings.loadsOnClick ? <PlacesMapOnClick /> : <LoadedPlacesMap />;
}
