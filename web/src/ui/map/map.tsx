import { icon, type LatLngLiteral } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type ReactNode, useState } from 'react';
import {
  AttributionControl,
  MapContainer,
  Marker,
  Popup,
  TileLayer,
  ZoomControl,
} from 'react-leaflet';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMediaQuery, useReducedMotion } from '../use-media-query.ts';
import { MapBehavior } from './map-behavior.tsx';
import './map.css';
import pinAddress from './pin.svg';

/** Given in full: Leaflet guesses its own icon's address from the style sheet, wrongly once built. */
const pin = icon({
  iconUrl: pinAddress,
  iconSize: [40, 52],
  iconAnchor: [20, 52],
  popupAnchor: [0, -46],
});

interface MapProps {
  readonly label: string;
  readonly center: LatLngLiteral;
  readonly zoom: number;
  /** Address of the tiles, with `{z}`, `{x}` and `{y}`; the OpenStreetMap project's or alike. */
  readonly tiles: string;
  readonly places: readonly {
    readonly id: string;
    readonly position: LatLngLiteral;
    readonly title: string;
    readonly popup: ReactNode;
  }[];
}

function Attribution() {
  return <AttributionControl prefix='<a href="https://leafletjs.com">Leaflet</a>' />;
}

/**
 * A map over react-leaflet, which needs a window: import it lazily, never while pages are rendered
 * beforehand. It fills its parent. Without tiles the markers and their popups go on working.
 */
export function Map({ label, center, zoom, tiles, places }: MapProps) {
  const { t, locale } = useTexts();
  const isStill = useReducedMotion();
  // One finger scrolls the page past the map; two move the map.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [hasNoTiles, setHasNoTiles] = useState(false);
  return (
    <>
      <MapContainer
        // Leaflet reads its words once.
        key={locale}
        center={center}
        zoom={zoom}
        scrollWheelZoom={false}
        dragging={!isTouch}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        markerZoomAnimation={!isStill}
        zoomControl={false}
        attributionControl={false}
        className="isolate size-full"
      >
        <MapBehavior label={label} closeLabel={t('map:close')} />
        <ZoomControl zoomInTitle={t('map:zoom_in')} zoomOutTitle={t('map:zoom_out')} />
        <Attribution />
        <TileLayer
          url={tiles}
          attribution={`© <a href="https://www.openstreetmap.org/copyright">${t('map:contributors')}</a>`}
          // The project's servers refuse whoever does not say where they come from.
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={{
            tileerror: () => setHasNoTiles(true),
            tileload: () => setHasNoTiles(false),
          }}
        />
        {places.map(({ id, position, title, popup }) => (
          <Marker key={id} position={position} icon={pin} title={title} alt={title}>
            <Popup>{popup}</Popup>
          </Marker>
        ))}
      </MapContainer>
      {hasNoTiles && (
        <p
          role="status"
          className="absolute inset-x-0 bottom-8 mx-auto w-fit max-w-[85%] bg-ink px-4 py-2 font-semibold text-white"
        >
          {t('map:no_tiles')}
        </p>
      )}
    </>
  );
}
