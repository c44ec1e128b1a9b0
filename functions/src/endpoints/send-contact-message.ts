import { paths } from '@club/domain/paths';
import { storeMessage } from '../contact/store-message.ts';
import { firestore } from '../store/admin.ts';
import { getCaller } from '../request/caller.ts';
import type { Handler } from './handler.ts';
import { getPagePath } from '../request/form-without-script.ts';
import { contactLimits, limitCaller } from '../store/rate-limits.ts';
import { requireMailSettings } from '../mail/settings.ts';

/**
 * `POST /api/contact`: stores and mails a visitor's message (specification, section 7). It then
 * redirects to /thankyou in the form's language and ignores `_next`. A script that requests JSON
 * gets JSON.
 */
export const sendContactMessage: Handler<'sendContactMessage'> = async ({ input, request }) => {
  requireMailSettings();
  await limitCaller(firestore(), contactLimits, getCaller(request));
  await storeMessage(firestore(), input);
  const body = { ok: true } as const;
  const wantsJson = request.get('accept')?.includes('application/json') === true;
  return wantsJson ? { body } : { body, redirect: getPagePath(paths.thankYou, input.lng) };
};
