import type { Shot } from './shot.ts';

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #0b1638; background: #fff8ee }
  section { display: grid; grid-template-columns: 1fr 1fr 3fr 3fr; gap: 1rem; align-items: start }
  h2 { grid-column: 1 / -1; margin: 3rem 0 0 }
  figure { margin: 0 }
  img { display: block; width: 100%; outline: 1px solid #b9c6e8 }
`;

const makeFigure = ({ file, language, width }: Shot): string =>
  `<figure><figcaption>${language}, ${width} px</figcaption>` +
  `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`;

/** Makes an HTML page with all pictures, a row for each page of the site. */
export function makeContactSheet(shots: readonly Shot[]): string {
  const shotsByAddress = Map.groupBy(shots, ({ address }) => address);
  const sections = [...shotsByAddress].map(
    ([address, group]) => `<section><h2>${address}</h2>${group.map(makeFigure).join('')}</section>`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title>',
    `<style>${style}</style><h1>Every page, both languages, two widths</h1>`,
    ...sections,
    '</html>\n',
  ].join('\n');
}
