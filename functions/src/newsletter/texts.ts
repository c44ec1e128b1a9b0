import { identity } from '@club/about/identity';
import { retentionDays } from '@club/about/retention';
import type { Locale } from '@club/domain/locale';

/**
 * The version of the newsletter form's and the confirmation mail's texts. Each consent record
 * stores this version. Change it whenever one of these texts changes.
 */
export const consentVersion = '2026-11-27';

/** The texts of the confirmation mail. `domain/issue-mail.ts` has those around an issue. */
export const mailTexts = {
  fr: {
    confirm: {
      subject: 'Confirmez votre abonnement à l’infolettre',
      opening: `Bonjour,\n\nQuelqu’un vient de demander l’infolettre de ${identity.name.fr} pour cette adresse. Pour la recevoir, ouvrez cette page et appuyez sur le bouton\u00a0:`,
      closing: `Le lien est valide pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien\u00a0: sans confirmation, vous ne recevrez pas l’infolettre. Votre adresse sera effacée après ${retentionDays.unconfirmed} jours.`,
      code: 'Si la page dit que votre messagerie a coupé le lien, copiez-y ce code\u00a0:',
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your newsletter subscription',
      opening: `Hello,\n\nSomeone just asked for the ${identity.name.en} newsletter for this address. To receive it, open this page and tap the button:`,
      closing: `The link works for 48 hours. If this wasn’t you, do nothing: without your confirmation you won’t get the newsletter, and your address will be erased after ${retentionDays.unconfirmed} days.`,
      code: 'If the page says that your e-mail program cut the link, copy this code into it:',
    },
  },
} as const satisfies Record<Locale, unknown>;
