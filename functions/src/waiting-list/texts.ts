import { identity } from '@club/about/identity';
import { retentionDays } from '@club/about/retention';
import type { Locale } from '@club/domain/locale';

/** The version of the form's consent text. Change it together with the web's `place.consent`. */
export const consentVersion = '2026-11-22';

/** The texts of the waiting list's mails. */
export const mailTexts = {
  fr: {
    confirm: {
      subject: (program: string) => `${program}\u00a0: confirmez votre demande`,
      opening: (program: string) =>
        `Bonjour,\n\nQuelqu’un vient de demander à ${identity.name.fr} d’écrire à cette adresse si une place s’ouvre en ${program}. Pour recevoir ce courriel, ouvrez cette page et appuyez sur le bouton\u00a0:`,
      closing: `Le lien est valide pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien\u00a0: nous n’écrirons pas, et votre adresse sera effacée après ${retentionDays.unconfirmed} jours.`,
      code: 'Si la page dit que votre messagerie a coupé le lien, copiez-y ce code\u00a0:',
      leave: 'Si vous changez d’idée plus tard, ce lien vous retire de la liste\u00a0:',
    },
    place: {
      subject: (program: string) => `${program}\u00a0: une place est ouverte`,
      opening: (program: string) =>
        `Bonjour,\n\nVous nous avez demandé de vous écrire\u00a0: les inscriptions en ${program} sont ouvertes. Les places vont aux premières inscriptions; ce courriel n’en réserve pas.`,
      page: 'L’horaire, le coût et l’inscription\u00a0:',
      closing:
        'C’est le seul courriel que vous recevrez à ce sujet. Votre adresse est maintenant effacée de la liste. Pour ne plus rien recevoir à ce sujet\u00a0:',
    },
  },
  en: {
    confirm: {
      subject: (program: string) => `${program}: confirm your request`,
      opening: (program: string) =>
        `Hello,\n\nSomeone just asked ${identity.name.en} to write to this address when a place opens in ${program}. To get that e-mail, open this page and tap the button:`,
      closing: `The link works for 48 hours. If this wasn’t you, do nothing: we won’t write, and your address will be erased after ${retentionDays.unconfirmed} days.`,
      code: 'If the page says that your e-mail program cut the link, copy this code into it:',
      leave: 'If you change your mind later, this link takes you off the list:',
    },
    place: {
      subject: (program: string) => `${program}: a place is open`,
      opening: (program: string) =>
        `Hello,\n\nYou asked us to write to you: registration for ${program} is open. Places go to the first who register; this e-mail does not hold one.`,
      page: 'Schedule, price and registration:',
      closing:
        'This is the only e-mail you will get about it. Your address is now erased from the list. To get nothing more about it:',
    },
  },
} as const satisfies Record<Locale, unknown>;
