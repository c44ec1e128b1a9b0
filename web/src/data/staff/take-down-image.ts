import type { TakeDownResult } from '@club/domain/take-down';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Removes an image from the site for good: from every row, from the published issues and from
 * Storage. It cannot be used again.
 *
 * @throws ApiError with the server's reason; a repeated call completes one that failed.
 */
export const takeDownImage = (imageURL: string): Promise<TakeDownResult> =>
  callAsStaff('takeDownImage', { input: { imageURL } });
