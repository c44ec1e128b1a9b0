import type { program as english } from '../en/program.ts';
import { competitiveTeams, season, teamRange } from '../teams.ts';
import { capitalizedNumbers, months } from './words.ts';

/** The page of all programs: whom the teams are for, and when they practise. */
export const program: typeof english = {
  description: `${capitalizedNumbers[competitiveTeams.length]} équipes de filles, de ${teamRange.youngest} à ${teamRange.oldest}, et une équipe de développement pour tout le monde. Trouve la tienne selon ton année de naissance\u00a0: horaire, gymnase et prix.`,
  text: `${capitalizedNumbers[competitiveTeams.length]} équipes de compétition pour les filles qui jouent déjà, et une équipe de développement pour tous les jeunes qui veulent apprendre. On s’entraîne de ${months[season.from]} à ${months[season.to]}, sur trois rives.`,
  girls: `Les équipes ${teamRange.youngest} à ${teamRange.oldest} sont des équipes de filles d’expérience. L’équipe de développement est ouverte à tout le monde.`,
  too_old:
    'Tu es de {{year}} ou avant? Tu as passé l’âge de nos équipes. Écris-nous\u00a0: on connaît des clubs pour adultes, et on cherche toujours de l’aide pour entraîner.',
};
