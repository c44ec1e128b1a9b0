import type { TFunction } from 'i18next';
import type { Params } from 'react-router-dom';

/** What a route says of its page: its title, for the title bar and the announcement. */
export interface PageHandle {
  readonly title: (t: TFunction, params: Params) => string;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
