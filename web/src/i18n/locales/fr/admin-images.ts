import type { adminImages as english } from '../en/admin-images.ts';

/** The texts about pictures, a part of `admin.ts`. */
export const adminImages: typeof english = {
  image: {
    choose: 'Choisissez une image, ou déposez-la ici',
    hint: 'Vous choisirez la partie à montrer. Le lieu et l’heure de la prise de vue sont retirés.',
    current: 'L’image actuelle',
    missing: 'Cette image ne peut pas être chargée.',
    missing_in_form:
      'Cette image ne peut pas être chargée. Une image qui n’est pas enregistrée est supprimée après un jour : choisissez-la alors de nouveau.',
    convert_offer:
      'Nous pouvons convertir cette photo ici, sur votre appareil : à l’endroit, plus petite, et sans le lieu de la prise de vue.',
    convert: 'Convertir cette photo',
    converting: 'Conversion…',
    formats: {
      png: 'Fichiers PNG seulement, 5 Mo au plus. Vous pouvez aussi choisir une photo d’un autre format : nous offrirons de la convertir.',
      png_or_jpeg: 'Fichiers PNG, JPG ou JPEG, 5 Mo au plus.',
    },
    uploading: 'Envoi de l’image',
    cancelled: 'L’envoi a été annulé. L’image n’a pas changé.',
    unchanged: 'L’image n’a pas changé.',
    sizes: 'Avant : {{before}}. Après : {{after}}.',
    pixels: '{{width}} × {{height}} pixels',
    pixels_and_weight: '{{width}} × {{height}} pixels, {{kilobytes}} ko',
    signed_out: 'Votre session est terminée. Reconnectez-vous, et la même image sera envoyée.',
  },
  photos: {
    heading: 'Ajouter plusieurs photos',
    how: 'Chaque photo devient un nouvel élément à la fin de la liste, aussitôt visible sur le site. Elle est réduite ici, sur votre appareil, et perd le lieu et l’heure de la prise de vue.',
    consent:
      'Le club a le consentement écrit de chaque personne reconnaissable sur toutes ces photos; pour une personne mineure, celui d’un parent ou tuteur.',
    consent_first: 'Cochez d’abord la case ci-dessus. N’envoyez pas de photo sans consentement.',
    unsaved: {
      question: 'Partir avant la fin de l’envoi?',
      explanation: 'Les photos déjà ajoutées sont enregistrées. Les autres ne seront pas envoyées.',
    },
    choose: 'Choisissez une ou plusieurs photos',
    hint: 'PNG, JPG ou JPEG. Gardez cette page ouverte jusqu’à la fin.',
    status: {
      waiting: 'En attente',
      preparing: 'Préparation',
      uploading: 'Envoi',
      done: 'Ajoutée',
      failed: 'Non ajoutée',
    },
    progress: 'Envoi de {{name}}',
    summary: 'Ajoutées : {{done}} sur {{total}}. Non ajoutées : {{failed}}.',
    stop: 'Arrêter après cette photo',
    retry: 'Réessayer celles qui manquent',
    next: 'Ouvrez ensuite chaque nouvelle photo de la liste : décrivez-la, et ajoutez au besoin une légende ou un lien.',
  },
  take_down: {
    open: 'Retirer cette image pour de bon…',
    question: 'Retirer cette image du site pour de bon?',
    rows: 'Elle disparaît aussitôt de tout ce qui l’utilise : bannières, photos, infolettres publiées sur le site, et leur historique.',
    used_by: 'Elle sert en ce moment à : {{names}}.',
    hidden: {
      banner:
        'Les bannières qui la montrent sont masquées, car sans image elles laisseraient une zone sombre et vide. Pour en montrer une de nouveau, donnez-lui une autre image et réactivez «\u00a0$t(admin:fields.banners.bannerDisplay)\u00a0».',
      carousel:
        'Les photos du carrousel qui la montrent sont masquées jusqu’à ce qu’elles aient une autre image.',
      gym: 'Le gymnase reste sur le site, sans image.',
      coach: 'La personne reste sur le site, sans portrait.',
    },
    files:
      'Son fichier est supprimé dans tous les formats. C’est irréversible, et personne ne pourra s’en resservir.',
    caches:
      'Le navigateur d’autres personnes, et le réseau qui y mène, peuvent en garder une copie pendant une heure au plus. Les copies que des gens ont enregistrées ne peuvent pas être rappelées.',
    consent:
      'Pour la montrer de nouveau après un nouveau consentement écrit, envoyez la photo encore une fois.',
    confirm: 'Retirer pour de bon',
    cancel: 'Garder l’image',
    running: 'Retrait de l’image…',
    done: {
      banner:
        'L’image est retirée pour de bon. Les bannières qui la montraient sont maintenant masquées. Des copies temporaires de l’image peuvent rester une heure au plus.',
      carousel:
        'L’image est retirée pour de bon. Les photos du carrousel qui la montraient sont maintenant masquées. Des copies temporaires de l’image peuvent rester une heure au plus.',
      gym: 'L’image est retirée pour de bon. Des copies temporaires peuvent rester une heure au plus.',
      coach:
        'Le portrait est retiré pour de bon. Des copies temporaires peuvent rester une heure au plus.',
    },
    failed: 'L’image n’est peut-être pas entièrement retirée. Réessayez.',
  },
  crop: {
    heading: 'Quelle partie montrer?',
    how: 'Glissez le cadre et ses coins, ou servez-vous de la touche Tab et des flèches.',
    always_seen:
      'Tous les écrans montrent ce qui est dans le pointillé; le reste dépend de la largeur de la fenêtre.',
    picture: 'L’image que vous avez choisie',
    area: 'Cadre : les flèches le déplacent',
    handles: {
      nw: 'Coin supérieur gauche : les flèches le déplacent',
      n: 'Bord supérieur : les flèches le déplacent',
      ne: 'Coin supérieur droit : les flèches le déplacent',
      e: 'Bord droit : les flèches le déplacent',
      se: 'Coin inférieur droit : les flèches le déplacent',
      s: 'Bord inférieur : les flèches le déplacent',
      sw: 'Coin inférieur gauche : les flèches le déplacent',
      w: 'Bord gauche : les flèches le déplacent',
    },
    before: 'Le fichier choisi',
    after: 'Dans le cadre',
    cut: 'Utiliser cette partie',
    skip: 'Utiliser toute l’image',
  },
  description: {
    question: 'Cette photo n’a pas de description. Publier quand même?',
    explanation:
      'Sans description, les personnes qui ne voient pas la photo savent seulement qu’il y en a une. Dites en quelques mots ce qu’elle montre.',
  },
  consent: {
    heading: 'Consentement',
    label: 'Consentement au dossier pour toutes les personnes de l’image',
    hint: 'Cochez quand le club a le consentement écrit de chaque personne reconnaissable; pour une personne mineure, celui d’un parent ou tuteur. N’écrivez aucun nom ici.',
    since: 'Coché le',
    withdrawn:
      'Sans ce consentement, le site ne peut pas montrer l’image. Masquez-la, ou retirez-la pour de bon.',
    missing: 'Aucun consentement',
    question: 'Aucun consentement au dossier pour cette image. Publier quand même?',
    at_once: 'Elle serait aussitôt visible sur le site.',
    planned: 'Elle serait visible sur le site dès l’heure prévue.',
    explanation:
      'Si le club a le consentement écrit de toutes les personnes de l’image, cochez d’abord la case dans le formulaire.',
    publish: 'Publier quand même',
    stay: 'Ne pas publier',
    list: 'Images sans consentement au dossier : {{total}}',
    list_text: 'Retrouvez les formulaires, ou retirez ces images du site.',
    picture_number: 'N° {{number}}',
  },
};
