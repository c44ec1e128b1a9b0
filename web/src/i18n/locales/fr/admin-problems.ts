import type { adminProblems as english } from '../en/admin-problems.ts';

/**
 * Why a request failed, and what to do, by `StaffProblem` (`staff/shell/staff-problem.ts`). Three of
 * the texts are in `admin.ts`, which this is a part of.
 */
export const adminProblems: typeof english = {
  'invalid-token': 'Ce lien n’est plus valide, ou il est incomplet. Demandez-en un nouveau.',
  forbidden: 'Ce compte ne peut pas modifier le site. Connectez-vous avec un compte du personnel.',
  'not-found':
    'Ceci ne se trouve plus sur le serveur. Rechargez la page pour voir la version actuelle.',
  'method-not-allowed':
    'Cette page n’est plus à jour. Rechargez-la, puis réessayez. Si cela ne suffit pas, communiquez avec le soutien technique.',
  'too-many-rows':
    'Cette liste est pleine\u00a0: 50 au plus. Mettez d’abord quelque chose à la corbeille, puis réessayez.',
  'fixed-program':
    'Ce programme est celui d’une équipe du club; il ne va pas à la corbeille. Fermez plutôt les inscriptions.',
  'not-tested': 'Envoyez-vous d’abord un essai de ce texte, mot pour mot.',
  'no-postal-address':
    'La loi exige l’adresse postale du club dans chaque infolettre. Demandez au soutien technique de l’ajouter.',
  'invalid-link': 'Un lien du texte n’a pas d’adresse valide. Corrigez-le, puis réessayez.',
  'picture-not-published':
    'Cette photo n’est plus publiée sur le site, ou son consentement manque. Choisissez-en une autre.',
  'body-too-large': 'C’est trop de texte à la fois. Raccourcissez-le, puis réessayez.',
  'unsupported-media-type':
    'Cette page n’est plus à jour. Rechargez-la, puis réessayez. Si cela ne suffit pas, communiquez avec le soutien technique.',
  'too-many-requests':
    'Trop de tentatives en peu de temps. Attendez quelques minutes, puis réessayez.',
  'unsupported-image-type':
    'Ce genre de fichier ne peut pas servir ici. Ouvrez l’image, enregistrez-la ou exportez-la dans un des formats indiqués près du bouton, puis choisissez ce fichier.',
  'image-too-large':
    'Cette image est trop lourde : 5 Mo au plus. Choisissez-en une plus petite partie, ou allégez d’abord le fichier.',
  'image-too-many-pixels':
    'Cette image a trop de pixels : 24 millions au plus. Choisissez-en une plus petite partie, ou réduisez-la d’abord.',
  'image-animated':
    'Cette image est animée. Enregistrez-en une image fixe, puis choisissez ce fichier.',
  'image-not-only-an-image':
    'Ce fichier contient autre chose que l’image; il a été refusé. Ouvrez l’image, enregistrez-la dans un nouveau fichier, puis choisissez celui-là.',
  'image-unreadable':
    'Ce fichier n’est pas une image que nous pouvons utiliser. Il est peut-être endommagé. Ouvrez l’image, enregistrez-la dans un nouveau fichier, puis choisissez celui-là.',
  'image-heic':
    'Cette photo est au format HEIC des iPhone, que ce navigateur ne sait pas lire. Choisissez-la sur l’iPhone même, qui la convertit, ou exportez-la d’abord en JPEG.',
  'image-other-format':
    'Cette photo est dans un format que ce navigateur ne peut pas lire, comme AVIF ou TIFF. Ouvrez-la dans un programme de photos, exportez-la en JPEG ou en PNG, puis choisissez ce fichier.',
  'image-video':
    'Ce fichier est une vidéo, peut-être la partie animée d’une photo Live. Choisissez la photo fixe, ou faites une capture d’écran du moment voulu.',
  'image-pdf':
    'Ce fichier est un document PDF. Ouvrez-le, faites une capture d’écran de l’image ou exportez la page en PNG ou en JPEG, puis choisissez ce fichier.',
  'image-taken-down':
    'Cette image a été retirée du site pour de bon; elle ne peut plus servir. Choisissez-en une autre.',
  'consent-withdrawn':
    'Le consentement pour cette image a été retiré; le site ne peut pas la montrer. Masquez-la, ou cochez la case quand le club aura un nouveau consentement écrit.',
  'not-implemented':
    'Ce site ne peut pas encore faire cela. Communiquez avec le soutien technique.',
  'no-mail-host':
    'Ce site n’a pas encore de serveur de courriel. Communiquez avec le soutien technique.',
  'writes-stopped':
    'Le site est en entretien, et rien n’est enregistré pour le moment. Gardez cette page ouverte et réessayez plus tard.',
  unavailable: 'Le serveur ne répond pas en ce moment. Attendez une minute, puis réessayez.',
  internal:
    'Un problème est survenu sur le serveur. Réessayez. S’il se répète, communiquez avec le soutien technique.',
  'no-answer': 'Aucune réponse. Vérifiez votre connexion Internet, puis réessayez.',
};
