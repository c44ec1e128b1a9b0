import { logger } from 'firebase-functions';
import { listMissingMailSettings } from './settings.ts';

let isChecked = false;

/**
 * Logs once per instance which mail settings are missing. Only functions with the secret HASH_KEY
 * may call it, because the key is empty in other functions.
 */
export function reportIncompleteMailSettings(): void {
  if (isChecked) return;
  isChecked = true;
  const missing = listMissingMailSettings();
  if (missing.length === 0) return;
  logger.error('mail settings incomplete: the forms respond with 503', { missing });
}
