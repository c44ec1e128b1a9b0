import { paths } from '@club/domain/paths';
import type { Locale } from '@club/domain/locale';
import type { ProblemCode } from '@club/domain/problem';

interface LanguageTexts {
  readonly title: string;
  /** The reason for each error code; `other` for the codes without a text. */
  readonly reasons: { readonly [Code in ProblemCode]?: string } & { readonly other: string };
  /** The text of the link back to the form. */
  readonly back: string;
}

/** The error page of a form: its texts, and the page to return to. */
export interface FormErrorTexts {
  /** The page with the form, and the form's anchor. */
  readonly path: `/${string}`;
  readonly hash: '' | `#${string}`;
  readonly languageTexts: Readonly<Record<Locale, LanguageTexts>>;
}

const invalidEmail = {
  fr: 'L’adresse courriel n’est pas complète, ou elle a un accent avant le @. Écrivez-la comme ceci\u00a0: nom@example.org.',
  en: 'The e-mail address is not complete, or has an accent before the @. Write it like this: name@example.org.',
};
const tooManyRequests = {
  fr: 'Nous avons reçu trop de demandes en peu de temps. Réessayez plus tard.',
  en: 'We have received too many requests in a short time. Please try again later.',
};
const writesStopped = {
  fr: 'Le site est en entretien et n’enregistre rien pour le moment. Réessayez plus tard.',
  en: 'The site is under maintenance and saves nothing for now. Please try again later.',
};
const backLink = { fr: 'Revenir au formulaire', en: 'Back to the form' };

const contact: FormErrorTexts = {
  path: paths.contact,
  hash: '',
  languageTexts: {
    fr: {
      title: 'Message non envoyé',
      reasons: {
        'invalid-body':
          'Un champ est vide ou mal rempli. Vérifiez votre adresse courriel et votre message.',
        'too-many-requests': tooManyRequests.fr,
        'writes-stopped': writesStopped.fr,
        other: 'Votre message n’a pas pu être envoyé. Réessayez plus tard ou téléphonez-nous.',
      },
      back: backLink.fr,
    },
    en: {
      title: 'Message not sent',
      reasons: {
        'invalid-body':
          'A field is empty or incorrect. Check your e-mail address and your message.',
        'too-many-requests': tooManyRequests.en,
        'writes-stopped': writesStopped.en,
        other: 'Your message could not be sent. Please try again later, or call us.',
      },
      back: backLink.en,
    },
  },
};

const subscribe: FormErrorTexts = {
  path: '/',
  hash: '#newsletter',
  languageTexts: {
    fr: {
      title: 'Demande d’abonnement non envoyée',
      reasons: {
        'invalid-body': invalidEmail.fr,
        'too-many-requests': tooManyRequests.fr,
        'writes-stopped': writesStopped.fr,
        other: 'Votre demande d’abonnement n’est pas partie. Réessayez plus tard.',
      },
      back: backLink.fr,
    },
    en: {
      title: 'Subscription request not sent',
      reasons: {
        'invalid-body': invalidEmail.en,
        'too-many-requests': tooManyRequests.en,
        'writes-stopped': writesStopped.en,
        other: 'An error occurred while submitting the subscription. Please try again later.',
      },
      back: backLink.en,
    },
  },
};

const unsubscribe: FormErrorTexts = {
  path: paths.unsubscribe,
  hash: '',
  languageTexts: {
    fr: {
      title: 'Demande de désabonnement non envoyée',
      reasons: {
        'invalid-body': invalidEmail.fr,
        'too-many-requests': tooManyRequests.fr,
        other: 'Votre demande n’est pas partie. Réessayez plus tard.',
      },
      back: backLink.fr,
    },
    en: {
      title: 'Unsubscribe request not sent',
      reasons: {
        'invalid-body': invalidEmail.en,
        'too-many-requests': tooManyRequests.en,
        other: 'An error occurred while submitting the form to server. Please try again later.',
      },
      back: backLink.en,
    },
  },
};

/** The error pages of the forms that work without script, by API path. */
export const formErrorTexts: Readonly<Record<string, FormErrorTexts>> = {
  '/api/contact': contact,
  '/api/email/subscribe': subscribe,
  '/api/email/unsubscribe': unsubscribe,
};
