import type { Environment } from '../schema.ts';

/**
 * The functions' parameters in an environment, by their names. An unattended deploy needs each of
 * them, even one with a default.
 */
export function functionParameters(environment: Environment) {
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

/** The file that firebase-tools reads parameters from, for this project and for no other. */
export const parametersFile = ({ projectId }: Environment): string => `.env.${projectId}`;

/** Makes the text of that file. The schema allows no line break in a value. */
export function parametersText(parameters: Readonly<Record<string, string>>): string {
  const quote = (value: string) => `"${value.replaceAll(/["\\]/gu, (mark) => `\\${mark}`)}"`;
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('');
}
