import { requireMailSettings } from '../mail/settings.ts';
import { readToken } from '../newsletter/tokens.ts';
import { firestore } from '../store/admin.ts';
import { confirmPlaceRequest as confirmRequest } from '../waiting-list/confirm-place-request.ts';
import type { Handler } from './handler.ts';

/** `POST /api/waiting-list/confirm`: confirms a request by the token of its mail. */
export const confirmPlaceRequest: Handler<'confirmPlaceRequest'> = async ({ input }) => {
  requireMailSettings();
  await confirmRequest(firestore(), readToken('confirm-place', input.token));
  return { body: { ok: true } };
};
