import type { privacy as english } from '../en/privacy.ts';
import { responseDays } from '../promises.ts';
import { retentionDays, retentionYears } from '../retention.ts';
import { numbers } from './words.ts';

/** The privacy notice. It changes with what the club and this site do (docs/privacy.md). */
export const privacy: typeof english = {
  title: 'Confidentialité',
  officer:
    'La personne responsable de la protection des renseignements personnels est celle qui administre le club\u00a0:',
  purposes:
    'Nous recueillons ce qu’une saison demande, et rien d’autre. Les noms et les dates de naissance servent à former les équipes. Les coordonnées des parents servent à vous joindre, et les notes de santé, à la sécurité des jeunes. Si vous nous écrivez, demandez l’infolettre ou attendez une place, nous gardons votre message ou votre adresse. Nous ne vendons, ne louons ni n’échangeons rien de tout cela.',
  services:
    'D’autres entreprises conservent ces renseignements pour nous. Ce sont l’hébergeur du formulaire d’inscription, Google (le site et sa base de données) et notre service de courriel. Les notes de santé que vous nous écrivez s’y trouvent aussi. Une partie de ces renseignements peut se trouver hors du Québec. Au club, seules l’équipe d’entraîneurs et l’administration lisent les notes de santé.',
  visitors: `Ce site n’utilise ni publicité ni outil de suivi. Google, qui l’héberge, voit votre adresse IP. {{embeds}} Quand vous envoyez un formulaire, nous gardons une empreinte de cette adresse, juste le temps de freiner les abus. Si une page tombe en panne, votre navigateur nous en avise. Nous gardons alors une telle empreinte et, pendant ${retentionDays.clientError} jours, le message d’erreur et le nom de la page. Rien de ce que vous avez écrit ni rien qui vous identifie n’y figure. Un navigateur réglé pour ne pas être suivi (Do Not Track ou Global Privacy Control) ne nous envoie rien.`,
  /**
   * The text for {{embeds}}. It is `embeds` if the calendar and the map load with the page. It is
   * `embeds_on_click` if they load on a click.
   */
  embeds:
    'Le calendrier de la page Horaire (Google) et la carte de la page Nous joindre (OpenStreetMap) la voient aussi.',
  embeds_on_click:
    'Le calendrier de la page Horaire (Google) et la carte de la page Nous joindre (OpenStreetMap) ne la voient que si vous les affichez. Votre appareil retient ce choix, et vous pouvez le retirer au même endroit.',
  children:
    'Pour un jeune de moins de 14 ans, c’est un parent ou tuteur qui consent, qui nous écrit et qui s’abonne. À partir de 14 ans, les jeunes peuvent le faire eux-mêmes.',
  retention: `Les dossiers d’inscription sont gardés ${numbers[retentionYears.registrationFile]} ans après la dernière saison, les reçus ${numbers[retentionYears.receipt]} ans comme la loi fiscale l’exige, les messages ${numbers[retentionYears.message]} an. Une adresse d’infolettre jamais confirmée est supprimée après ${retentionDays.unconfirmed} jours, une adresse qui n’existe plus après ${retentionDays.bouncedAddress}. L’adresse laissée pour une place dans un programme complet ne sert qu’à vous l’annoncer. Elle est supprimée dès que c’est fait ou que vous vous retirez, et au plus tard ${retentionDays.waitingAfterSeason} jours après la saison. Après un désabonnement de l’infolettre, l’adresse est effacée. Il en reste une empreinte, pour ne plus lui écrire, sauf si vous vous réabonnez. La date et la page de votre consentement restent pendant ${numbers[retentionYears.endedConsent]} ans. Si vous ouvrez une session dans l’espace du personnel sans en faire partie, votre compte est supprimé aussitôt.`,
  rights: `Vous pouvez demander à voir ce que nous avons sur vous ou votre enfant, le faire corriger ou supprimer, ou retirer votre consentement. À partir de 14 ans, les jeunes peuvent le demander eux-mêmes. Nous répondons dans les ${responseDays} jours. Si notre réponse ne vous satisfait pas, vous pouvez porter plainte auprès de la Commission d’accès à l’information du Québec.`,
  browser:
    'Dans votre navigateur, nous gardons votre langue, dans un témoin, pendant un an, et l’équipe que vous choisissez à l’horaire. Le dernier contenu lu y reste aussi, pour que le site s’ouvre sans réseau. Les brouillons de vos messages restent sur votre appareil.',
  notice:
    'Si un incident touche vos renseignements et risque de vous causer un préjudice sérieux, nous vous en avisons, ainsi que la Commission. Cet avis date du 22 novembre 2026. Tout changement important sera annoncé ici.',
};
