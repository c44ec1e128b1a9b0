import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import './theme.css';
import { UnbrokenText } from './unbroken-text.tsx';

it.each([
  ['Camp d’hiver : les 5 et 6 décembre, à Pierrefonds', ['les 5 et 6 décembre,', 'à Pierrefonds']],
  ['Winter camp: December 5 and 6, in Pierrefonds', ['December 5 and 6,', 'in Pierrefonds']],
  [
    'Le vendredi 27 novembre, à 19\u00a0h\u00a030.',
    ['vendredi 27 novembre,', 'à 19\u00a0h\u00a030.'],
  ],
  ['Huddle, October 4, 2026', ['October 4, 2026']],
  [
    '1\u00a0250\u00a0$\u00a0: 450\u00a0$ à l’inscription et 400\u00a0$ le 15\u00a0janvier',
    ['1\u00a0250\u00a0$\u00a0:', '450\u00a0$ à l’inscription', 'et 400\u00a0$ le 15\u00a0janvier'],
  ],
  ['From 9:00 a.m. to 1:00 p.m.: $1,250', ['From 9:00 a.m.', 'to 1:00 p.m.:', '$1,250']],
  [
    'From September 13 to December 13, none on October 11',
    ['From September 13', 'to December 13,', 'none on October 11'],
  ],
  [
    '$450 when you register, $400 on November 15',
    ['$450 when you register,', '$400 on November 15'],
  ],
  [
    'Allez à Sainte-Catherine ou dans l’Ouest-de-l’Île.',
    ['à Sainte-Catherine', 'l’Ouest-de-l’Île.'],
  ],
  ['Coupe des Trois-Rives\u00a0: 24 équipes', ['Trois-Rives\u00a0:', '24 équipes']],
  ['875 $ pour la saison', ['875 $ pour la saison']],
  ['Matchs des U15 et U16', []],
  ['jusqu’à 100 jours de plus', ['100 jours']],
])('keeps the dates, prices and names of %j whole', async (text, dates) => {
  const { container } = await render(<UnbrokenText>{text}</UnbrokenText>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((date) => date.textContent)).toEqual(dates);
});

it('breaks a date between its words if it is wider than its line', async () => {
  const { container } = await render(
    <p style={{ width: '6em', lineHeight: 1 }}>
      <UnbrokenText>Les 23 et 24 janvier</UnbrokenText>
    </p>,
  );
  const line = container.querySelector('p');
  expect(line?.clientHeight).toBe(
    2 * Number.parseFloat(line ? getComputedStyle(line).fontSize : ''),
  );
});
