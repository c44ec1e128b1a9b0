import { identity } from '@club/about/identity';
import { retentionDays } from '@club/about/retention';
import type { Locale } from '@club/domain/locale';
import type { OptInPurpose } from '@club/domain/opt-in';

/** The texts of a mail that asks for a confirmation. */
export interface ConfirmationTexts {
  readonly subject: string;
  /** Before the link. */
  readonly opening: string;
  readonly closing: string;
  /** Before the link that ends the request. The newsletter's confirmation has no such link. */
  readonly leave?: string;
}

/** Before the code that repeats the link's token. */
export const codeTexts: Readonly<Record<Locale, string>> = {
  fr: 'Si la page dit que votre messagerie a coupé le lien, copiez-y ce code\u00a0:',
  en: 'If the page says that your e-mail program cut the link, copy this code into it:',
};

/**
 * The versions of the forms' consents and of these mails. Each consent record stores its version.
 * Change it whenever one of the texts changes, also the form's in `web/src/i18n`.
 */
export const wordings: Readonly<Record<OptInPurpose, string>> = {
  newsletter: '2026-11-27',
  place: '2026-11-28',
  practice: '2026-11-28',
};

/**
 * The mails that ask for a confirmation, by purpose. `domain/issue-mail.ts` has the texts around an
 * issue.
 */
export const confirmationTexts: Readonly<
  Record<OptInPurpose, Readonly<Record<Locale, (program: string) => ConfirmationTexts>>>
> = {
  newsletter: {
    fr: () => ({
      subject: 'Confirmez votre abonnement à l’infolettre',
      opening: `Bonjour,\n\nQuelqu’un vient de demander l’infolettre de ${identity.name.fr} pour cette adresse. Pour la recevoir, ouvrez cette page et appuyez sur le bouton\u00a0:`,
      closing: `Le lien est valide pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien\u00a0: sans confirmation, vous ne recevrez pas l’infolettre. Votre adresse sera effacée après ${retentionDays.unconfirmed} jours.`,
    }),
    en: () => ({
      subject: 'Confirm your newsletter subscription',
      opening: `Hello,\n\nSomeone just asked for the ${identity.name.en} newsletter for this address. To receive it, open this page and tap the button:`,
      closing: `The link works for 48 hours. If this wasn’t you, do nothing: without your confirmation you won’t get the newsletter, and your address will be erased after ${retentionDays.unconfirmed} days.`,
    }),
  },
  place: {
    fr: (program) => ({
      subject: `${program}\u00a0: confirmez votre demande`,
      opening: `Bonjour,\n\nQuelqu’un vient de demander à ${identity.name.fr} d’écrire à cette adresse si une place se libère en ${program}. Pour recevoir ce courriel, ouvrez cette page et appuyez sur le bouton\u00a0:`,
      closing: `Le lien est valide pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien\u00a0: nous ne vous écrirons pas, et votre adresse sera effacée après ${retentionDays.unconfirmed} jours.`,
      leave: 'Si vous changez d’idée plus tard, ce lien vous retire de la liste\u00a0:',
    }),
    en: (program) => ({
      subject: `${program}: confirm your request`,
      opening: `Hello,\n\nSomeone just asked ${identity.name.en} to e-mail this address when a spot opens in ${program}. To confirm, open this page and tap the button:`,
      closing: `The link works for 48 hours. If this wasn’t you, do nothing: we won’t write, and your address will be erased after ${retentionDays.unconfirmed} days.`,
      leave: 'If you change your mind later, this link takes you off the list:',
    }),
  },
  practice: {
    fr: (program) => ({
      subject: `${program}\u00a0: confirmez votre demande`,
      opening: `Bonjour,\n\nQuelqu’un vient de demander à ${identity.name.fr} d’écrire à cette adresse quand un entraînement ou un match de ${program} est annulé ou déplacé. Pour recevoir ces courriels, ouvrez cette page et appuyez sur le bouton\u00a0:`,
      closing: `Le lien est valide pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien\u00a0: nous ne vous écrirons pas, et votre adresse sera effacée après ${retentionDays.unconfirmed} jours.`,
      leave: 'Si vous changez d’idée plus tard, ce lien arrête ces courriels\u00a0:',
    }),
    en: (program) => ({
      subject: `${program}: confirm your request`,
      opening: `Hello,\n\nSomeone just asked ${identity.name.en} to write to this address when a ${program} practice or game is cancelled or moved. To get these e-mails, open this page and tap the button:`,
      closing: `The link works for 48 hours. If this wasn’t you, do nothing: we won’t write, and your address will be erased after ${retentionDays.unconfirmed} days.`,
      leave: 'If you change your mind later, this link stops these e-mails:',
    }),
  },
};

/** The mail about a change of a team's practice or game, around the text that staff wrote. */
export const practiceTexts = {
  fr: {
    subject: (program: string) => `${program}\u00a0: changement à l’horaire`,
    correction: (text: string) =>
      `Correction\u00a0: notre dernier courriel n’est plus exact. Voyez l’horaire à jour sur la page de l’équipe.\n\nNous avions écrit\u00a0: ${text}`,
    page: 'La page de l’équipe\u00a0:',
    closing:
      'Vous recevez ce courriel parce que vous l’avez demandé. Pour ne plus en recevoir\u00a0:',
  },
  en: {
    subject: (program: string) => `${program}: schedule change`,
    correction: (text: string) =>
      `Correction: our last e-mail no longer applies. See the current schedule on the team’s page.\n\nWe had written: ${text}`,
    page: 'The team’s page:',
    closing: 'You’re getting this e-mail because you asked for it. To stop these e-mails:',
  },
} as const satisfies Record<Locale, unknown>;

/** The mail about an open place. */
export const placeTexts = {
  fr: {
    subject: (program: string) => `${program}\u00a0: une place s’est libérée`,
    opening: (program: string) =>
      `Bonjour,\n\nVous nous avez demandé de vous écrire\u00a0: les inscriptions en ${program} sont ouvertes. Les places sont données dans l’ordre des inscriptions; ce courriel n’en réserve pas.`,
    page: 'L’horaire, le coût et l’inscription\u00a0:',
    closing:
      'C’est notre seul courriel à ce sujet\u00a0: votre adresse est effacée de la liste. Si vous en receviez un autre, ce lien l’arrête\u00a0:',
  },
  en: {
    subject: (program: string) => `${program}: a spot is open`,
    opening: (program: string) =>
      `Hello,\n\nYou asked us to write to you: registration for ${program} is open. First come, first served: this e-mail does not reserve a spot.`,
    page: 'Schedule, price and registration:',
    closing:
      'This is our only e-mail about it: your address is off the list. If you ever get another one, this link stops it:',
  },
} as const satisfies Record<Locale, unknown>;
