import { responseDays } from '../promises.ts';
import { retentionDays, retentionYears } from '../retention.ts';
import { numbers } from './words.ts';

/** The privacy notice. It changes with what the club and this site do (docs/privacy.md). */
export const privacy = {
  title: 'Privacy',
  officer:
    'The person in charge of the protection of personal information is the club administrator:',
  purposes:
    'We collect what a season needs and nothing else. We use names and dates of birth to form teams, parents’ contact details to reach you, and health notes to keep players safe. If you write to us, ask for the newsletter or wait for a place, we keep your message or your address. We do not sell, rent or trade any of it.',
  services:
    'Other companies store this information for us. They are the host of the registration form, Google (the site and its database) and our e-mail service. The health notes you write to us are kept there too. Some of this information may be outside Quebec. At the club, only the coaches and the club administrator see health notes.',
  visitors: `This site uses no advertising and no tracking tools. Google, which hosts it, sees your IP address. {{embeds}} When you send a form, we keep a fingerprint of that address, only long enough to prevent abuse. If a page fails, your browser tells us. We then keep such a fingerprint and, for ${retentionDays.clientError} days, the error message and the name of the page. Nothing that you wrote and nothing that identifies you is in it. A browser set not to be tracked (Do Not Track or Global Privacy Control) sends us nothing.`,
  /**
   * The text for {{embeds}}. It is `embeds` if the calendar and the map load with the page. It is
   * `embeds_on_click` if they load on a click.
   */
  embeds:
    'The calendar on the Schedule page (Google) and the map on the Contact page (OpenStreetMap) see it too.',
  embeds_on_click:
    'The calendar on the Schedule page (Google) and the map on the Contact page (OpenStreetMap) see it only if you show them. Your device remembers this choice, and you can withdraw it in the same place.',
  children:
    'For anyone under 14, a parent or guardian gives consent, writes to us and subscribes. From the age of 14, young people may do so themselves.',
  retention: `Registration files are kept for ${numbers[retentionYears.registrationFile]} years after the last season, receipts for ${numbers[retentionYears.receipt]} years as tax law requires, contact messages for ${numbers[retentionYears.message]} year. A newsletter address that was never confirmed is deleted after ${retentionDays.unconfirmed} days, one that no longer exists after ${retentionDays.bouncedAddress}. An address left for a place in a full program is used only to tell you when one opens. It is deleted once we have told you or you leave the list, and at the latest ${retentionDays.waitingAfterSeason} days after the season. Once you unsubscribe from the newsletter, the address is erased. Its fingerprint remains, so that we don’t write to it unless you subscribe again, and for ${numbers[retentionYears.endedConsent]} years the date and page of your consent. If you log in to the staff dashboard and are not staff, your account is deleted at once.`,
  rights: `You may ask to see what we hold about you or your child, to have it corrected or deleted, or to withdraw your consent. Players 14 and over may ask for themselves. We answer within ${responseDays} days. If our answer does not satisfy you, you can file a complaint with the Commission d’accès à l’information du Québec.`,
  browser:
    'In your browser we keep your language, in a cookie, for a year, and the team you choose on the schedule. The last content you saw stays there too, so that the site opens offline. Drafts of your messages stay on your own device.',
  notice:
    'If an incident affects your information and could cause you serious harm, we will tell you and the Commission. This notice is dated November 22, 2026. Any major change will be announced here.',
};
