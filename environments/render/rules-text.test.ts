import { describe, expect, it } from 'vitest';
import { renderImageFunctions, renderStaffFunction, toRulesLiteral } from './rules-text.ts';

it('escapes characters that would end a literal', () => {
  expect(toRulesLiteral("o'brien\\")).toBe(String.raw`'o\'brien\\'`);
});

it('renders the staff list as a function for the security rules', () => {
  expect(renderStaffFunction(['a@example.org', "o'brien@example.org"])).toEqual([
    'function staffAddresses() {',
    '  return [',
    "    'a@example.org',",
    String.raw`    'o\'brien@example.org'`,
    '  ];',
    '}',
  ]);
});

/**
 * The generated patterns as JavaScript. The security rules match with RE2, and the patterns use
 * only syntax that both know.
 */
function makePatterns(project: string): readonly [banner: RegExp, carousel: RegExp] {
  const [banner, carousel] = renderImageFunctions(project).flatMap((line) => {
    const [, pattern] = /^ {4}'(.*)'$/.exec(line) ?? [];
    return pattern === undefined ? [] : [new RegExp(`^(?:${pattern})$`)];
  });
  if (banner === undefined || carousel === undefined)
    throw new Error('Two patterns were expected.');
  return [banner, carousel];
}

const file = 'banner_1_20261005143000.png?alt=media';

describe('the address of a banner’s image, in a demo project', () => {
  const [banner, carousel] = makePatterns('demo-club');

  it.each([
    `http://127.0.0.1:9199/v0/b/demo-club.appspot.com/o/banners%2F${file}`,
    `http://127.0.0.1:9199/v0/b/demo-club.firebasestorage.app/o/banners%2F${file}&token=a1-b2`,
  ])('may be %s', (address) => {
    expect(address).toMatch(banner);
  });

  it.each([
    [
      'outside the emulator',
      `https://firebasestorage.googleapis.com/v0/b/demo-club.appspot.com/o/banners%2F${file}`,
    ],
    ['in another bucket', `http://127.0.0.1:9199/v0/b/another.appspot.com/o/banners%2F${file}`],
    ['in another folder', `http://127.0.0.1:9199/v0/b/demo-club.appspot.com/o/carousels%2F${file}`],
    [
      'with another file type',
      `http://127.0.0.1:9199/v0/b/demo-club.appspot.com/o/banners%2F${file}`.replace('png', 'jpg'),
    ],
    ['empty', ''],
  ])('may not be %s: %j', (_, address) => {
    expect(address).not.toMatch(banner);
  });

  it('may be a JPEG in the carousel, but not a GIF', () => {
    const folder = 'http://127.0.0.1:9199/v0/b/demo-club.appspot.com/o/carousels%2F';
    expect(`${folder}carousel_1.jpg?alt=media`).toMatch(carousel);
    expect(`${folder}carousel_1.gif?alt=media`).not.toMatch(carousel);
  });
});

describe('an image of a real project', () => {
  const [banner] = makePatterns('trois-rives');

  it.each(['appspot.com', 'firebasestorage.app'])(
    'may be in the project’s bucket at %s',
    (domain) => {
      expect(
        `https://firebasestorage.googleapis.com/v0/b/trois-rives.${domain}/o/banners%2F${file}`,
      ).toMatch(banner);
    },
  );

  it('may not be in the emulator', () => {
    expect(`http://127.0.0.1:9199/v0/b/trois-rives.appspot.com/o/banners%2F${file}`).not.toMatch(
      banner,
    );
  });
});
