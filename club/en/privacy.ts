import { responseDays } from '../promises.ts';
import { retentionDays, retentionYears } from '../retention.ts';
import { numbers } from './words.ts';

/** The privacy notice. It changes with what the club and this site do (docs/privacy.md). */
export const privacy = {
  title: 'Privacy',
  officer: 'In charge of personal information: the club administrator,',
  collected:
    'At registration: names, date of birth, a parent’s contact details and, if you give it to us, health information. On this site: your messages, and the address you leave for the newsletter, a waiting list or a team’s changes. We never sell, rent or trade any of it.',
  seen: 'The people at the club who need it. Everyone who looks after this site can read contact form messages, so leave health information out of them. Our suppliers store this data for us, sometimes outside Quebec: the registration form, Google (site and database) and our e-mail service.',
  /** Shown if the contact form posts to another service. */
  form_service: 'The contact form goes through {{host}}.',
  kept: [
    `Registration: ${numbers[retentionYears.registrationFile]} years after the last season. Receipts: ${numbers[retentionYears.receipt]} years, as tax law requires.`,
    `Messages: ${numbers[retentionYears.message]} year on the site. The copy we get by e-mail stays in the club’s mailbox until a person deletes it.`,
    `Newsletter: until you unsubscribe, or ${retentionDays.bouncedAddress} days if the address no longer exists. A one-way code made from the address stays so that we don’t write again. So does the proof of consent, for ${numbers[retentionYears.endedConsent]} years.`,
    `Waiting list: until our e-mail or until you leave it, ${retentionDays.waitingAfterSeason} days after the season at the latest.`,
    `A team’s schedule changes: until you stop the e-mails, ${retentionDays.waitingAfterSeason} days after the season at the latest.`,
    `Request never confirmed: ${retentionDays.unconfirmed} days. Google account refused at the staff dashboard: deleted at once.`,
    'Our backups keep all of this for up to 100 days more.',
  ],
  visitors: `No advertising and no tracking tools. Google, which hosts the site, sees your IP address. {{embeds}} To prevent abuse of the forms, we keep a code made from that address for a day at most. A page that breaks sends us its name and the error message, kept for ${retentionDays.clientError} days, without anything that identifies you. A browser that refuses tracking sends no such reports. Your device keeps your language (a year), your team, the last content you read and your drafts.`,
  /**
   * The text for {{embeds}}. It is `embeds` if the calendar and the map load with the page. It is
   * `embeds_on_click` if they load on a click.
   */
  embeds:
    'The calendar (Google) and the map (OpenStreetMap) see it too, and Google may use its cookies.',
  embeds_on_click:
    'The calendar (Google) and the map (OpenStreetMap) see it only if you show them; Google may then use its cookies. Your device remembers this choice, and you can withdraw it in the same place.',
  rights: `To see your information or your child’s, get a copy in a common format, have it corrected or deleted, or withdraw consent, write to us. We answer within ${responseDays} days. Under 14, a parent or guardian consents and asks; from 14, young people do so themselves. Complaints: Commission d’accès à l’information du Québec.`,
  notice:
    'If an incident could cause you serious harm, we tell you and the Commission. Notice of November 27, 2026.',
  titles: {
    collected: 'What we collect',
    seen: 'Who sees it',
    kept: 'How long',
    visitors: 'During your visit',
    rights: 'Your rights',
  },
};
