import { toTorontoMinute } from '@club/domain/toronto-time';

/**
 * Formats an instant as YYYYMMDDHHmmss in Toronto time, for file names (specification, section 5).
 */
export function formatFileTime(instant: Date): string {
  const minute = toTorontoMinute(instant.getTime()).replaceAll(/\D/gu, '');
  return `${minute}${String(instant.getUTCSeconds()).padStart(2, '0')}`;
}
