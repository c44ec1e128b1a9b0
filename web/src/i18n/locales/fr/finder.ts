import { program as clubTexts } from '@club/about/fr/program';
import type { finder as english } from '../en/finder.ts';

export const finder: typeof english = {
  player: 'Pour qui?',
  anyone: 'Fille ou garçon',
  girl: 'Fille',
  boy: 'Garçon',
  boy_teams: 'Toutes nos autres équipes sont des équipes de filles.',
  girls: clubTexts.girls,
  too_old: clubTexts.too_old,
  title: 'Quelle est mon équipe?',
  label: 'Année de naissance',
  choose: 'Choisis une année',
  or_later: '{{year}} ou après',
  or_earlier: '{{year}} ou avant',
  rule: 'On compte l’âge que tu atteins en {{end}}, l’année où se termine la saison {{start}}-{{end}}.',
  invite:
    'Choisis ton année de naissance\u00a0: les équipes de ton âge et leur prix s’affichent ici.',
  one: 'Tu es de {{year}}? Voici ton équipe\u00a0:',
  several: 'Tu es de {{year}}? Voici les {{count}} équipes de ton âge\u00a0:',
  no_price: 'Prix non disponible pour le moment.',
  too_young:
    'Tu es de {{year}} ou après? Tu es encore un peu jeune pour nos équipes. Écris-nous\u00a0: on te dira quand venir.',
};
