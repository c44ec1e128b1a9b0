import { useLocation } from 'react-router-dom';
import { usePlaceParts } from './use-place-parts.ts';

/** The question of a mailed link of the waiting list, above the program's page. */
export function PlaceLink({ program }: { readonly program: string }) {
  const { hash } = useLocation();
  const [purpose, token] = hash.slice(1).split('=');
  const parts = usePlaceParts(token !== undefined);
  return (
    parts && <parts.PlaceLinkScreen key={hash} purpose={purpose} token={token} program={program} />
  );
}
