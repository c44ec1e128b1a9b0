import type { privacy as english } from '../en/privacy.ts';
import { responseDays } from '../promises.ts';
import { retentionDays, retentionYears } from '../retention.ts';
import { numbers } from './words.ts';

/** The privacy notice. It changes with what the club and this site do (docs/privacy.md). */
export const privacy: typeof english = {
  title: 'Confidentialité',
  officer:
    'Responsable de la protection des renseignements personnels\u00a0: l’administration du club,',
  collected:
    'À l’inscription\u00a0: noms, date de naissance, coordonnées d’un parent et, si vous nous les donnez, des renseignements de santé. Sur ce site\u00a0: vos messages, et l’adresse laissée pour l’infolettre, une liste d’attente ou les changements d’une équipe. Nous ne vendons, ne louons ni n’échangeons rien.',
  seen: 'Les personnes du club qui en ont besoin. Toutes les personnes qui tiennent ce site peuvent lire les messages du formulaire de contact\u00a0: n’y mettez pas de renseignements de santé. Nos fournisseurs conservent ces données pour nous, parfois hors du Québec\u00a0: le formulaire d’inscription, Google (site et base de données) et notre service de courriel.',
  form_service: 'Le formulaire de contact passe par {{host}}.',
  kept: [
    `Inscription\u00a0: ${numbers[retentionYears.registrationFile]} ans après la dernière saison. Reçus\u00a0: ${numbers[retentionYears.receipt]} ans, comme la loi fiscale l’exige.`,
    `Messages\u00a0: ${numbers[retentionYears.message]} an sur le site. La copie reçue par courriel reste dans la boîte du club jusqu’à ce qu’une personne la supprime.`,
    `Infolettre\u00a0: jusqu’au désabonnement, ou ${retentionDays.bouncedAddress} jours si l’adresse n’existe plus. Un code tiré de l’adresse, qui ne permet pas de la retrouver, reste pour que nous ne vous écrivions plus. La preuve du consentement reste ${numbers[retentionYears.endedConsent]} ans.`,
    `Liste d’attente\u00a0: jusqu’à notre courriel ou votre retrait, au plus tard ${retentionDays.waitingAfterSeason} jours après la saison.`,
    `Changements à l’horaire d’une équipe\u00a0: jusqu’à votre retrait, au plus tard ${retentionDays.waitingAfterSeason} jours après la saison.`,
    `Demande jamais confirmée\u00a0: ${retentionDays.unconfirmed} jours. Compte Google refusé à l’entrée de l’espace du personnel\u00a0: supprimé aussitôt.`,
    'Nos sauvegardes gardent le tout jusqu’à 100 jours de plus.',
  ],
  visitors: `Ni publicité ni outil de suivi. Google, qui héberge le site, voit votre adresse IP. {{embeds}} Contre les abus des formulaires, nous gardons un code tiré de cette adresse, un jour au plus. Une page en panne nous envoie son nom et le message d’erreur, gardés ${retentionDays.clientError} jours, sans rien qui vous identifie. Un navigateur qui refuse le suivi n’envoie pas ces rapports. Votre appareil garde votre langue (un an), l’équipe choisie, le dernier contenu lu et vos brouillons.`,
  /**
   * The text for {{embeds}}. It is `embeds` if the calendar and the map load with the page. It is
   * `embeds_on_click` if they load on a click.
   */
  embeds:
    'Le calendrier (Google) et la carte (OpenStreetMap) la voient aussi, et Google peut utiliser ses témoins.',
  embeds_on_click:
    'Le calendrier (Google) et la carte (OpenStreetMap) ne la voient que si vous les affichez; Google peut alors utiliser ses témoins. Votre appareil retient ce choix, que vous pouvez retirer au même endroit.',
  rights: `Consulter vos renseignements ou ceux de votre enfant, en recevoir une copie dans un format courant, les faire corriger ou supprimer, retirer votre consentement\u00a0: écrivez-nous. Nous répondons dans les ${responseDays} jours. Avant 14 ans, un parent, une tutrice ou un tuteur consent et demande; dès 14 ans, les jeunes le font eux-mêmes. Recours\u00a0: Commission d’accès à l’information du Québec.`,
  notice:
    'Si un incident risque de vous causer un préjudice sérieux, nous vous avisons, ainsi que la Commission. Avis du 27 novembre 2026.',
  titles: {
    collected: 'Ce que nous recueillons',
    seen: 'Qui le voit',
    kept: 'Combien de temps',
    visitors: 'Pendant votre visite',
    rights: 'Vos droits',
  },
};
