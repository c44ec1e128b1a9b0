import { icon, type LatLngLiteral, type PopupEvent } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type ReactNode, useEffect, useState } from 'react';
import {
  AttributionControl,
  MapContainer,
  Marker,
  Popup,
  TileLayer,
  useMap,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMediaQuery, useReducedMotion } from '../use-media-query.ts';
import './map.css';
import pinAddress from './pin.svg';

/**
 * Adds what Leaflet lacks: the map's name and role, and a translated close button. Escape closes
 * the popup wherever the focus is in the map, not only on the map element itself.
 */
function MapBehavior({ label, closeLabel }: { label: string; closeLabel: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    container.addEventListener('keydown', onKeyDown);
    return () => container.removeEventListener('keydown', onKeyDown);
  }, [map, label]);
  useMapEvents({
    popupopen: ({ popup }: PopupEvent) => {
      const element = popup.getElement();
      element?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', closeLabel);
    },
  });
  return null;
}

/**
 * The marker's icon. Leaflet finds its own icon by the style sheet's address, which fails in a
 * build.
 */
const markerIcon = icon({
  iconUrl: pinAddress,
  iconSize: [32, 42],
  iconAnchor: [16, 42],
  popupAnchor: [0, -36],
});

interface MapProps {
  readonly label: string;
  readonly center: LatLngLiteral;
  readonly zoom: number;
  /** The tiles' address with `{z}`, `{x}` and `{y}`, such as OpenStreetMap's. */
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
 * A map, built on react-leaflet. It needs a window, so import it lazily and never while
 * prerendering. It fills its parent. Without tiles the markers and popups still work.
 */
export function Map({ label, center, zoom, tiles, places }: MapProps) {
  const { t, locale } = useTexts();
  const prefersReducedMotion = useReducedMotion();
  // On touch screens, one finger scrolls the page and two fingers move the map.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [hasNoTiles, setHasNoTiles] = useState(false);
  return (
    <>
      <MapContainer
        // A new map for each language, because Leaflet reads its texts only once.
        key={locale}
        center={center}
        zoom={zoom}
        scrollWheelZoom={false}
        dragging={!isTouch}
        zoomAnimation={!prefersReducedMotion}
        fadeAnimation={!prefersReducedMotion}
        markerZoomAnimation={!prefersReducedMotion}
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
          // OpenStreetMap's servers refuse requests without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={{
            tileerror: () => setHasNoTiles(true),
            tileload: () => setHasNoTiles(false),
          }}
        />
        {places.map(({ id, position, title, popup }) => (
          <Marker key={id} position={position} icon={markerIcon} title={title} alt={title}>
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
