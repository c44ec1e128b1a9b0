import type { ProblemCode } from '@club/domain/problem';

/** Why a form was not taken, in the reader's words; the rest is the same for every fault. */
const reasons: { readonly [Code in ProblemCode]?: readonly [fr: string, en: string] } = {
  'invalid-body': [
    'Un champ n’est pas rempli comme il faut. Vérifiez le courriel et le message.',
    'A field is not filled in as it should be. Check the e-mail and the message.',
  ],
  'too-many-requests': [
    'Vous avez envoyé beaucoup de messages en peu de temps. Réessayez plus tard.',
    'You have sent many messages in a short time. Please try again later.',
  ],
};
const otherwise = [
  'Votre message n’a pas pu être envoyé. Réessayez plus tard ou téléphonez-nous.',
  'Your message could not be sent. Please try again later, or call us.',
] as const;

/** A refusal for a person whose browser sent the form without script: short, in both languages. */
export function refusalPage(code: ProblemCode): string {
  const [fr, en] = reasons[code] ?? otherwise;
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Message non envoyé · Message not sent</title>
<h1>Message non envoyé</h1>
<p>${fr}</p>
<p><a href="/contact">Revenir au formulaire</a></p>
<div lang="en">
<h2>Message not sent</h2>
<p>${en}</p>
<p><a href="/contact">Back to the form</a></p>
</div>
</html>
`;
}
