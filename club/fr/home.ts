import type { home as english } from '../en/home.ts';
import { identity } from '../identity.ts';
import { competitiveTeams, playerAges, teamRange } from '../teams.ts';
import { capitalizedNumbers } from './words.ts';

/** How the home page presents the club; the club's motto is in `../identity.ts`. */
export const home: typeof english = {
  page_title: `Volleyball jeunesse à Montréal, ${playerAges.youngest} à ${playerAges.oldest} ans`,
  description: `Club de volleyball sans but lucratif pour les jeunes de ${playerAges.youngest} à ${playerAges.oldest} ans, dans l’Ouest-de-l’Île, à Montréal et sur la Rive-Sud. Du premier ballon à l’équipe ${teamRange.oldest}.`,
  intro: {
    subtitle: `Volleyball jeunesse, de ${playerAges.youngest} à ${playerAges.oldest} ans`,
    text: `Depuis ${identity.founded}, notre club sans but lucratif réunit des jeunes de l’Ouest-de-l’Île, de Montréal et de la Rive-Sud. Certains touchent un ballon pour la première fois, d’autres visent les tournois provinciaux. De l’équipe de développement à l’équipe ${teamRange.oldest}, il y a de la place pour tout le monde sur notre terrain.`,
  },
  teams_intro: `${capitalizedNumbers[competitiveTeams.length]} équipes de compétition pour les joueuses d’expérience, et une équipe de développement ouverte à tout le monde, de ${playerAges.youngest} à ${playerAges.oldest} ans.`,
  locations: 'Nos trois rives',
};
