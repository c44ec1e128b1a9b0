import type { Banner } from '@club/domain/content/banner';

const isEvent = ({ eventTitle, eventTitle_fr, link }: Banner): boolean =>
  link !== '' && (eventTitle !== '' || eventTitle_fr !== '');

/**
 * Finds the announced event: the first displayed banner with a title and a link. The first banner
 * of all stands at the top of the page, so another one comes before it (decision 053).
 */
export function findEvent([first, ...others]: readonly Banner[]): Banner | undefined {
  return others.find(isEvent) ?? (first && isEvent(first) ? first : undefined);
}
