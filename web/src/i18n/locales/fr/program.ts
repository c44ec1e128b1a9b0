import type { program as english } from '../en/program.ts';

export const program: typeof english = {
  page_title: 'Programmes',
  title: 'Trouve ton équipe',
  text: 'Cinq équipes compétitives pour les filles qui jouent déjà, et une équipe de développement pour tous ceux et celles qui veulent apprendre. On s’entraîne de septembre à avril, sur trois rives.',
  finder: {
    title: 'Quelle est mon équipe?',
    label: 'Année de naissance',
    choose: 'Choisis une année',
    rule: 'On compte l’âge que tu atteins dans l’année civile où la saison commence\u00a0: {{season}}.',
    one: 'Avec {{year}} comme année de naissance, cette équipe te convient\u00a0:',
    several: 'Avec {{year}} comme année de naissance, {{count}} équipes te conviennent\u00a0:',
    too_young:
      'Avec {{year}} comme année de naissance, tu es encore un peu jeune pour nos équipes. Écris-nous\u00a0: on te dira quand venir.',
    too_old:
      'Avec {{year}} comme année de naissance, tu as dépassé l’âge de notre plus vieille équipe. Écris-nous\u00a0: on cherche toujours des entraîneurs adjoints.',
    write: 'Écrire au club',
  },
  list: { title: 'Toutes nos équipes' },
  group: 'Groupe {{id}}',
  of_group: '{{id}}\u00a0:',
  open: 'Inscriptions ouvertes',
  full: 'Complet',
  partly: 'Ouvert dans un groupe, complet dans l’autre',
  see: 'Voir le programme',
  loading: 'Chargement des programmes…',
  error: 'Erreur de chargement des données.',
  empty: 'Aucune donnée disponible.',
  detail: {
    back: 'Tous les programmes',
    schedule: 'Horaire',
    session: 'Session en cours',
    cost: 'Coût',
    admission: 'Âge d’admission',
    address: 'Où',
    directions: 'Itinéraire',
    other_cost: 'Autres frais',
    register: 'S’inscrire',
    closed: 'Inscriptions fermées',
    closed_why:
      'Ce groupe est complet pour le moment. Écrivez-nous pour savoir quand une place se libère, ou regardez les autres équipes.',
    document: 'Lire le guide de la saison',
    full_schedule: 'Voir tout l’horaire du club',
  },
};
