import type { PageSpeed } from '@club/domain/page-speed/page-speed';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * How fast the pages were in the last four weeks, by page and language.
 *
 * @throws ApiError with the server's reason.
 */
export const listPageSpeed = async (): Promise<readonly PageSpeed[]> =>
  (await callAsStaff('getPageSpeed')).pages;
