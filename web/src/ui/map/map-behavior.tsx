import type { PopupEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

/**
 * Adds what Leaflet lacks: the map's name and role, and a translated close button. Escape closes
 * the popup wherever the focus is in the map, not only on the map element itself.
 */
export function MapBehavior({ label, closeLabel }: { label: string; closeLabel: string }) {
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
