import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TeamId, teamIds } from '../../domain/team.ts';
import type { Card } from '../../web/src/app/page.ts';

const { ink, river, court, sun, cream, sky } = {
  ink: '#0b1638',
  river: '#1746d1',
  court: '#ff5b2e',
  sun: '#ffc53d',
  cream: '#fff8ee',
  sky: '#dbe7ff',
};

/** The logo's ball around the origin, with a radius of 24. */
export const ball = [
  '<circle r="24" fill="#fff"/>',
  `<path fill="${sun}" d="M0 0V-21.5A21.5 21.5 0 0 0-18.6 10.8z"/>`,
  `<path fill="${river}" d="M0 0V-21.5A21.5 21.5 0 0 1 18.6 10.8z"/>`,
  `<path fill="${court}" d="M0 0L-18.6 10.8A21.5 21.5 0 0 0 18.6 10.8z"/>`,
  '<g fill="none" stroke="#fff" stroke-width="2">',
  ...[0, 120, 240].map(
    (angle) =>
      `<path transform="rotate(${angle})" d="M0 0V-22M0-15.5C-8-17.5-20-12-22.5-3M0-7.5C-7-6.5-19-2-22.5 5"/>`,
  ),
  '</g>',
].join('');

/** A band with the site's slant; `x` is the left end of its lower edge. */
const makeBand = (x: number, width: number, fill: string) =>
  `<path fill="${fill}" d="M${x} 630L${x + 134} 0h${width}L${x + width} 630z"/>`;

const bands = makeBand(356, 30, sun) + makeBand(398, 30, court) + makeBand(440, 30, river);
const makeFrame = (background: string, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs><clipPath id="slant"><path d="M482 630L616 0H1200V630z"/></clipPath></defs><path fill="${ink}" d="M0 0h1200v630H0z"/><g clip-path="url(#slant)"><path fill="${background}" d="M400 0h800v630H400z"/>${art}</g>${bands}<g transform="translate(168 196) scale(4.6)">${ball}</g></svg>`;

/**
 * Embeds an SVG file as an image, so that its ids cannot collide with those of the card. `area` has
 * the attributes of its position and size.
 */
async function embedImage(path: string, area: string): Promise<string> {
  const data = (await readFile(path)).toString('base64');
  return `<image href="data:image/svg+xml;base64,${data}" preserveAspectRatio="xMidYMid slice" ${area}/>`;
}

/** Puts several drawings side by side, each in a slanted strip. */
async function makeStrips(paths: readonly string[]): Promise<string> {
  const width = 720 / paths.length;
  const stripElements = await Promise.all(
    paths.map(async (path, index) => {
      const x = 470 + index * width;
      const clip = `<clipPath id="s${index}"><path d="M${x} 630L${x + 134} 0h${width + 1}L${x + width + 1} 630z"/></clipPath>`;
      const area = `x="${x + 67 + width / 2 - 420}" y="0" width="840" height="630"`;
      return `${clip}<g clip-path="url(#s${index})">${await embedImage(path, area)}</g>`;
    }),
  );
  return stripElements.join('');
}

/**
 * The position and size of a single drawing. It is a little larger than the visible area right of
 * the bands, so that no edge stays empty.
 */
const fullArea = 'x="440" y="-30" width="880" height="690"';

/** A calendar page with a ball on one day. */
const calendar = [
  `<g transform="translate(640 96) rotate(-4)"><path fill="#fff" d="M0 0h450v440H0z"/><path fill="${river}" d="M0 0h450v92H0z"/>`,
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) => `<path fill="${sky}" d="M${26 + column * 102} ${118 + row * 104}h88v88h-88z"/>`,
    ),
  ),
  `<path fill="${court}" d="M128 222h88v88h-88z"/><path fill="${ink}" d="M332 326h88v88h-88z"/>`,
  `<g transform="translate(274 162) scale(1.6)">${ball}</g></g>`,
].join('');

/** The referee's two cards. */
const refereeCards = `<g transform="translate(800 330) rotate(-16)"><rect x="-130" y="-190" width="240" height="340" rx="14" fill="${sun}"/></g><g transform="translate(930 330) rotate(10)"><rect x="-110" y="-170" width="240" height="340" rx="14" fill="${court}"/></g>`;

/** A clipboard with a list on which every line is ticked. */
const clipboard = [
  `<g transform="translate(660 70) rotate(4)"><rect width="400" height="510" rx="16" fill="${court}"/><path fill="${cream}" d="M34 54h332v422H34z"/><rect x="130" y="-24" width="140" height="72" rx="12" fill="${ink}"/>`,
  ...[0, 1, 2, 3].map(
    (line) =>
      `<path fill="none" stroke="${river}" stroke-width="14" d="m66 ${132 + line * 88} 18 18 34-40"/><path stroke="${ink}" stroke-width="14" d="M146 ${134 + line * 88}h${line % 2 === 0 ? 180 : 132}"/>`,
  ),
  '</g>',
].join('');

/** Whether a card is a team’s, which has its name on it. */
export const isTeam = (card: Card): card is TeamId => teamIds.some((id) => id === card);

/**
 * Renders a page's share card: the ball, the three bands and the page's artwork. `cards.ts` adds the
 * names.
 *
 * @param imagesFolder the folder of the site's drawings
 * @throws Error when a drawing is missing
 */
export async function renderCard(card: Card, imagesFolder: string): Promise<string> {
  const getTeamPath = (id: string) => join(imagesFolder, 'teams', `${id}.svg`);
  const getCoachPath = (id: number) => join(imagesFolder, 'coaches', `id_${id}.svg`);
  const embedPageImage = (name: string) =>
    embedImage(join(imagesFolder, 'pages', `${name}.svg`), fullArea);
  if (isTeam(card)) return makeFrame(river, await embedImage(getTeamPath(card), fullArea));
  switch (card) {
    case 'home':
      return makeFrame(court, await makeStrips([getTeamPath('u17'), getTeamPath('u13')]));
    case 'program':
      return makeFrame(river, await makeStrips(teamIds.map(getTeamPath)));
    case 'club':
      return makeFrame(sky, await makeStrips([1, 2, 3, 4].map(getCoachPath)));
    case 'registration':
      return makeFrame(sky, await embedPageImage('registration'));
    case 'contact':
      return makeFrame(sky, await embedPageImage('three-gyms'));
    case 'schedule':
      return makeFrame(sun, calendar);
    case 'policy':
      return makeFrame(sky, clipboard);
    case 'conduct':
      return makeFrame(sky, refereeCards);
  }
}
