import type { staffGuidePages as english } from '../en/staff-guide-pages.ts';
import { staffGuideClub } from './staff-guide-club.ts';
import { staffGuideTonight } from './staff-guide-tonight.ts';

export const staffGuidePages: typeof english = {
  ...staffGuideTonight,
  note: {
    title: 'Changer le texte de la page Horaire',
    intro: 'La note que les parents lisent au-dessus du calendrier.',
    steps: [
      'Ouvrez $t(admin:tabs.note). S’il n’y a qu’une note, elle s’ouvre d’elle-même.',
      'Écrivez en français et en anglais. Une ligne vide commence un nouveau paragraphe.',
      'Regardez l’aperçu des deux langues, à côté ou au-dessous du formulaire.',
      'Appuyez sur «\u00a0$t(admin:save.save)\u00a0». Le site le montre aussitôt.',
    ],
    notes: [
      'Pour ce soir seulement, prenez plutôt l’avis urgent\u00a0: il disparaît de lui-même.',
      'Si vous ne changez qu’une langue, on vous demande si l’autre est encore juste.',
    ],
    searchTerms: 'congé, fêtes, message, horaire',
  },
  banner: {
    title: 'Annoncer un événement en haut de l’accueil',
    intro: 'Une bannière\u00a0: une image large, un titre et un lien.',
    steps: [
      'Ouvrez $t(admin:tabs.banner) et appuyez sur «\u00a0$t(staffRows:new.banner)\u00a0», ou sur «\u00a0$t(staffRows:copy)\u00a0» à côté d’une bannière semblable.',
      'Écrivez le titre dans les deux langues, et l’adresse que le titre ouvre.',
      'Choisissez une image et déplacez le cadre\u00a0: ce qui est dedans est ce que le public voit.',
      'Si on reconnaît quelqu’un, il faut un consentement écrit\u00a0: cochez la case seulement si vous l’avez vu.',
      'Si elle doit paraître ou disparaître d’elle-même, remplissez «\u00a0$t(admin:fields.banners.showFrom)\u00a0» et «\u00a0$t(admin:fields.banners.showUntil)\u00a0». Une phrase dit ce qui se passera.',
      'Activez-la et appuyez sur «\u00a0$t(admin:save.save)\u00a0».',
    ],
    notes: [
      'Une nouvelle bannière reste masquée tant que vous ne l’activez pas.',
      'L’image doit être un PNG. Si la vôtre est d’un autre genre, le tableau de bord offre de la convertir.',
    ],
    searchTerms: 'photo, événement, affiche, PNG, iPhone, date, banière',
  },
  photos: {
    title: 'Montrer les photos d’un tournoi',
    intro: 'La rangée d’images de la page d’accueil.',
    steps: [
      'Ouvrez $t(admin:tabs.carousel), puis «\u00a0$t(admin:photos.heading)\u00a0».',
      'Ne cochez le consentement que si vous l’avez vu par écrit.',
      'Choisissez une photo, ou plusieurs. Chacune est réduite sur votre téléphone, et aussitôt visible sur le site.',
      'Ouvrez chaque nouvelle photo dans la liste. Décrivez-la en quelques mots, pour les personnes qui ne la voient pas.',
      'Appuyez sur «\u00a0$t(admin:save.save)\u00a0».',
    ],
    notes: [
      'Le lieu et l’heure de la prise de vue sont retirés du fichier.',
      'Aucun nom de personne dans une légende ou une description.',
    ],
    searchTerms: 'image, carrousel, téléverser, envoyer, iPhone, JPEG, HEIC, plusieurs',
  },
  order: {
    title: 'Changer l’ordre des bannières ou des photos',
    intro: 'Ce que le public voit en premier.',
    steps: [
      'Ouvrez $t(admin:tabs.banner) ou $t(admin:tabs.carousel) et appuyez sur «\u00a0$t(staffRows:order.open)\u00a0».',
      'Déplacez chaque élément avec ses flèches, ou glissez-le par les points.',
      'Appuyez sur «\u00a0$t(staffRows:order.save)\u00a0». Tout l’ordre est enregistré d’un coup.',
    ],
    notes: [
      'La première bannière est l’image qui s’affiche à l’ouverture du site.',
      'Juste après l’enregistrement, «\u00a0$t(admin:save.undo)\u00a0» dans la barre remet l’ordre d’avant.',
    ],
    searchTerms: 'première, flèches, déplacer, classer',
  },
  removal: {
    title: 'Retirer une photo pour de bon',
    intro: 'Un parent, ou un jeune, le demande. Faites-le le jour même.',
    steps: [
      'Ouvrez $t(admin:tabs.carousel) ou $t(admin:tabs.banner), puis l’élément qui a la photo.',
      'Appuyez sur «\u00a0$t(admin:take_down.open)\u00a0» et confirmez.',
      'Si la photo a été remplacée ou masquée auparavant, appuyez sur «\u00a0$t(admin:history.open)\u00a0» sous le formulaire, puis sur le même bouton, sous l’ancienne photo.',
      'Dites à la famille\u00a0: elle n’est plus sur notre site, et les navigateurs l’auront oubliée d’ici une heure.',
    ],
    notes: [
      'Cela ne s’annule pas, et la même photo ne peut pas être choisie de nouveau. Le public peut ouvrir une photo seulement tant qu’une page ou une infolettre la montre. Une photo envoyée mais pas enregistrée est supprimée après un jour.',
      'Les copies faites par d’autres et les moteurs de recherche nous échappent. Nous pouvons écrire aux moteurs de recherche.',
      'Le journal dit qu’une photo a été supprimée, pas laquelle.',
    ],
    searchTerms: 'supprimer, enlever, effacer, enfant, vie privée, consentement',
  },
  program: {
    title: 'Ouvrir ou fermer les inscriptions d’une équipe',
    intro: 'Ce que dit le bouton de chaque équipe, et ses textes.',
    steps: [
      'Ouvrez $t(admin:tabs.program) et trouvez l’équipe.',
      'Appuyez sur «\u00a0$t(admin:list.select)\u00a0» à côté d’elle.',
      'Activez «\u00a0$t(admin:fields.programs.registerDisplay)\u00a0» pour ouvrir, désactivez pour marquer complet. Au besoin, changez son horaire, sa session ou son coût dans les deux langues.',
      'Appuyez sur «\u00a0$t(admin:save.save)\u00a0». Le site le montre aussitôt.',
    ],
    notes: [
      'Quand une équipe est complète, les familles peuvent laisser une adresse. À la réouverture, le tableau de bord dit combien attendent et offre d’écrire aux premières ou à toutes.',
    ],
    searchTerms: 'prix, coût, complet, équipe, places, fermer',
  },
  ...staffGuideClub,
  waitingList: {
    title: 'Écrire aux familles qui attendent une place',
    intro: 'Une équipe complète a de nouveau une place.',
    steps: [
      'Ouvrez $t(admin:tabs.program). La colonne «\u00a0$t(staffWaitingList:column)\u00a0» dit combien de familles attendent.',
      'Appuyez sur «\u00a0$t(admin:list.select)\u00a0» à côté de l’équipe, activez «\u00a0$t(admin:fields.programs.registerDisplay)\u00a0» et appuyez sur «\u00a0$t(admin:save.save)\u00a0».',
      'Sous l’interrupteur, choisissez dans «\u00a0$t(staffWaitingList:to)\u00a0» à combien écrire\u00a0: autant qu’il y a de places, ou toutes.',
      'Appuyez sur le bouton qui écrit aux familles, puis confirmez.',
    ],
    notes: [
      'Les premières à avoir demandé reçoivent le courriel d’abord, et aucune ne le reçoit deux fois. Il ne réserve pas de place\u00a0: les places sont données dans l’ordre des inscriptions.',
      'Leurs adresses sont ensuite effacées. Les autres familles restent sur la liste.',
    ],
    searchTerms: 'liste d’attente, complet, familles, parents',
  },
  calendar: {
    title: 'Écrire dans le calendrier de la saison',
    intro:
      'Ce que les familles voient sur la page Horaire, à l’accueil et dans leur propre calendrier.',
    steps: [
      'Écrivez dans le calendrier Google comme d’habitude\u00a0: l’équipe, l’activité et le lieu dans le titre.',
      'Ouvrez $t(admin:tabs.more), puis $t(admin:tabs.calendar). Les titres que le site n’a pas compris viennent en premier, avec la raison.',
      'Corrigez-les dans le calendrier Google. Le site suit en 15 minutes, ou tout de suite après «\u00a0$t(staffCalendar:read_now)\u00a0».',
      'Si beaucoup d’activités disparaissent d’un coup, le site les retient. Cherchez pourquoi, puis appuyez sur «\u00a0$t(staffCalendar:loss.missing_accept)\u00a0» ou remettez-les dans Google. De même si beaucoup changent d’un coup, par exemple en «\u00a0Busy\u00a0». L’onglet dit où regarder dans Google; «\u00a0$t(staffCalendar:loss.changed_accept)\u00a0» seulement si c’est juste.',
    ],
    notes: [
      'Pour annuler, écrivez «\u00a0ANNULÉ\u00a0» en tête du titre plutôt que de supprimer\u00a0: les familles voient alors que c’est annulé.',
      'Si une seule de deux choses est annulée, déplacée ou remplacée, écrivez deux activités\u00a0: «\u00a0Match U15 (entraînement annulé)\u00a0» n’est pas compris.',
      'Les calendriers des familles suivent en retard, celui de Google jusqu’à un jour. Pour le soir même, publiez aussi un avis urgent.',
    ],
    searchTerms: 'Google, agenda, pratique, match, titre, annuler, horaire',
  },
  messages: {
    title: 'Lire un message et y répondre',
    intro: 'Ce qu’on écrit au club depuis la page Nous joindre.',
    steps: [
      'Ouvrez $t(admin:tabs.messages). Les nouveaux messages viennent en premier.',
      'Ouvrez-en un et appuyez sur «\u00a0$t(staffMessages:answer)\u00a0». Votre logiciel de courriel s’ouvre avec l’adresse et le texte.',
      'Une fois votre réponse partie, appuyez sur «\u00a0$t(staffMessages:mark_answered)\u00a0».',
    ],
    notes: [
      'Vos collègues voient qui a répondu.',
      'Chaque message est supprimé de lui-même après un an.',
      'Un pourriel, ou une personne qui le demande\u00a0: rangez le message, puis appuyez là sur «\u00a0$t(staffMessages:remove.button)\u00a0». Supprimez aussi la copie dans la boîte du club.',
    ],
    searchTerms: 'contact, répondre, parent, boîte, pourriel, supprimer, effacer',
  },
  newsletter: {
    title: 'Écrire et envoyer l’infolettre',
    intro: 'Un courriel à toutes les personnes abonnées, chacune dans sa langue.',
    steps: [
      'Ouvrez $t(admin:tabs.newsletter) et écrivez l’objet et le texte dans les deux langues.',
      'Regardez l’aperçu\u00a0: c’est le courriel tel qu’il arrivera.',
      'Appuyez sur «\u00a0$t(staffNewsletter:send.test)\u00a0» et lisez-le sur votre téléphone.',
      'Envoyez-le ensuite aux personnes abonnées. Le bouton en dit le nombre.',
    ],
    notes: [
      'Après un changement, il faut un nouvel essai.',
      'Un courriel parti ne peut pas être rappelé.',
      'Vous pouvez fermer la page\u00a0: l’envoi continue sans elle.',
      'Pour relire une infolettre envoyée ou en repartir, appuyez sur «\u00a0$t(staffNewsletter:archive.reuse)\u00a0».',
    ],
    searchTerms: 'abonnés, courriel, gras, lien, photo',
  },
  mails: {
    title: 'Un courriel ne s’est pas rendu',
    intro: 'Ce qui attend, ce qui a échoué, et pourquoi.',
    steps: [
      'Ouvrez $t(admin:tabs.more), puis $t(admin:tabs.mails). La liste dit pourquoi chaque courriel attend ou a échoué, et quoi faire.',
      'Si la cause a disparu, appuyez sur «\u00a0$t(staffMails:resend.button)\u00a0».',
    ],
    notes: [
      'Un courriel en attente est renvoyé de lui-même pendant cinq jours.',
      'Les adresses sont en partie masquées, car elles appartiennent aux personnes qui les ont données.',
    ],
    searchTerms: 'échec, rebond, pas rendu, pas reçu, renvoyer, courriel',
  },
  versions: {
    title: 'Revenir à ce qui était là avant',
    intro: 'Annuler, retrouver une version d’avant, ou ce qui a été retiré.',
    steps: [
      'Vous venez d’enregistrer? Appuyez sur «\u00a0$t(admin:save.undo)\u00a0» dans la barre du bas.',
      'Sinon, ouvrez la bannière, la photo, la note ou le programme et appuyez sur «\u00a0$t(admin:history.open)\u00a0» sous le formulaire.',
      'Trouvez l’enregistrement à défaire et appuyez sur «\u00a0$t(admin:history.restore)\u00a0». Vous voyez l’avant et l’après, puis vous confirmez.',
      'L’élément est dans la corbeille? Ouvrez son onglet\u00a0: tout en bas, sous «\u00a0$t(staffRows:retired.heading)\u00a0», vous pouvez le remettre pendant 30 jours.',
    ],
    notes: [
      'Revenir en arrière est un enregistrement comme un autre\u00a0: on peut revenir de cela aussi.',
      'Une photo supprimée pour de bon ne revient pas.',
      '$t(admin:tabs.log) dit qui a fait quoi depuis 90 jours.',
    ],
    searchTerms: 'rétablir, historique, erreur, annuler, corbeille, semaine dernière',
  },
  log: {
    title: 'Qui a changé quoi',
    intro: 'Tout ce que le personnel a fait depuis 90 jours. Seul le personnel peut le voir.',
    steps: [
      'Ouvrez $t(admin:tabs.more), puis $t(admin:tabs.log). Le plus récent vient en premier.',
      'Pour voir le texte d’avant et d’après, ouvrez l’élément dans son onglet et appuyez sur «\u00a0$t(admin:history.open)\u00a0».',
    ],
    notes: ['Chaque entrée est supprimée d’elle-même après 90 jours.'],
    searchTerms: 'qui a changé, prix, quand, collègue',
  },
  together: {
    title: 'À deux en même temps',
    intro: 'Personne n’écrase le travail de l’autre sans qu’on le demande.',
    steps: [
      'Si quelqu’un d’autre enregistre ce que vous avez ouvert, ses changements paraissent dans votre formulaire, avec son nom.',
      'Si vous avez changé le même champ tous les deux, vous choisissez\u00a0: «\u00a0$t(admin:conflict.keep)\u00a0» ou «\u00a0$t(admin:conflict.take)\u00a0».',
      'Si vous avez changé l’ordre tous les deux, les deux changements sont réunis et on vous demande de regarder avant d’enregistrer.',
    ],
    notes: [
      'Ce que vous avez écrit reste dans votre navigateur, même après un rechargement ou sans réseau.',
    ],
    searchTerms: 'conflit, collègue, même temps',
  },
  session: {
    title: 'Se connecter et se déconnecter',
    intro: 'Qui peut utiliser le tableau de bord, et sur quel appareil.',
    steps: [
      'Appuyez sur «\u00a0$t(admin:gate.sign_in)\u00a0» et choisissez le compte dont le club connaît l’adresse.',
      'La session dure sept jours; ensuite, vous vous reconnectez. Ce que vous avez écrit reste.',
      'Sur un ordinateur partagé, appuyez sur «\u00a0$t(admin:log_out)\u00a0». Les textes non enregistrés restent dans ce navigateur jusqu’à ce que quelqu’un les jette.',
    ],
    notes: ['Le soutien technique ajoute les nouvelles adresses à la liste du personnel.'],
    searchTerms: 'mot de passe, connexion, compte, Google, nouvelle personne',
  },
  limits: {
    title: 'Ce qui ne se fait pas ici',
    intro: 'Et à qui le demander.',
    steps: [
      'Les activités du calendrier\u00a0: changez-les dans Google Agenda; le site suit.',
      'Le numéro de téléphone, l’adresse courriel, le nom, l’âge et les textes des équipes\u00a0: écrivez au soutien technique. Comptez une semaine.',
      'Les frais des politiques, les textes des autres pages\u00a0: le soutien technique les change. Comptez une semaine.',
      'Le formulaire d’inscription appartient à un autre service. Les réponses sont là-bas, pas ici.',
      'La liste du personnel\u00a0: le soutien technique la change.',
    ],
    notes: [
      '$t(admin:tabs.tonight) compte les renseignements que personne n’a vérifiés depuis un an. Le soutien technique en a la liste.',
      'Au plus 50 bannières, 50 photos, 50 personnes de l’équipe d’entraîneurs, 50 gymnases et 50 notes.',
      'Les adresses courriel des personnes abonnées ne sont jamais montrées en entier.',
    ],
    searchTerms:
      'calendrier, impossible, téléphone, numéro, courriel, adresse, année, secondaire, âge, équipe, frais, faits, vérifiés',
  },
};
