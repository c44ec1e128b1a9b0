import type { Environment } from '../schema.ts';

/**
 * The functions' parameters in an environment, by their names. An unattended deploy needs each of
 * them, even one with a default.
 */
export function getFunctionParameters(environment: Environment) {
  const { mail, limits, embeds, siteOrigin, postalAddress, staff, webmaster } = environment;
  return {
    MAIL_HOST: mail.host,
    MAIL_PORT: String(mail.port),
    MAIL_USER: mail.user ?? '',
    MAIL_FROM: mail.from,
    MAIL_PER_MINUTE: String(limits.mailsPerMinute),
    SITE_ORIGIN: siteOrigin,
    POSTAL_ADDRESS: postalAddress,
    STAFF_ADDRESSES: staff.join(','),
    WEBMASTER_ADDRESS: webmaster ?? '',
    CALENDAR_ID: embeds.calendarId ?? '',
  };
}

/**
 * Gets the name of the file from which firebase-tools reads the parameters of this project alone.
 */
export const getParametersFileName = ({ projectId }: Environment): string => `.env.${projectId}`;

/** Makes the text of a parameters file. The environment's schema allows no line break in a value. */
export function formatParameters(parameters: Readonly<Record<string, string>>): string {
  const quote = (value: string) => `"${value.replaceAll(/["\\]/gu, (mark) => `\\${mark}`)}"`;
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('');
}
