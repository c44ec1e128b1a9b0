import { club } from '@club/domain/club';
import type { Locale } from '@club/domain/locale';

/** Which wording of the form and of the confirmation a reader agreed to. A change of it, a new name. */
export const consentWording = '2026-11';

/** The words of the mails; those of an issue are in `domain/issue-mail.ts`. */
export const mailTexts = {
  fr: {
    confirm: {
      subject: 'Confirmez votre abonnement à l’infolettre',
      opening: `Bonjour,\n\nCette adresse vient d’être inscrite à l’infolettre de ${club.name.fr}. Pour la recevoir, ouvrez cette page et appuyez sur le bouton\u00a0:`,
      closing:
        'Le lien est bon pour 48 heures. Si la demande ne vient pas de vous, ne faites rien\u00a0: sans confirmation, vous ne recevrez pas l’infolettre et votre adresse sera effacée dans 30 jours.',
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your newsletter subscription',
      opening: `Hello,\n\nThis address was just signed up for the newsletter of ${club.name.en}. To receive it, open this page and press the button:`,
      closing:
        'The link works for 48 hours. If it was not you who asked, do nothing: without a confirmation you will not receive the newsletter, and your address will be erased within 30 days.',
    },
  },
} as const satisfies Record<Locale, unknown>;
