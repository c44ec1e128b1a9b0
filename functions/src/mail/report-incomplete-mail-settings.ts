import { logger } from 'firebase-functions';
import { isMailReady } from './settings.ts';

let isChecked = false;

/**
 * Logs once per instance that mail is not configured. Only functions with the secret HASH_KEY may
 * call it, because the key is empty in other functions.
 */
export function reportIncompleteMailSettings(): void {
  if (isChecked) return;
  isChecked = true;
  if (isMailReady()) return;
  logger.error(
    'no mail host: set MAIL_HOST, SITE_ORIGIN and a HASH_KEY of at least 32 characters; the forms respond with 503',
  );
}
