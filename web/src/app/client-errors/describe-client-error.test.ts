import { describe, expect, it } from 'vitest';
import { describeClientError } from './describe-client-error.ts';

const origin = 'https://www.example.org';

/** An error with the stack of a browser. */
const makeError = (message: string, ...frames: string[]) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${frames.join('\n')}` });
const ownFrame = `    at render (${origin}/assets/index-B_x1.js:1:2345)`;

describe('an error of our own scripts', () => {
  it('is described by its message and location', () => {
    const error = makeError("Cannot read 'map' of undefined", ownFrame);
    expect(describeClientError({ kind: 'render', error }, origin)).toEqual({
      kind: 'render',
      message: 'TypeError: Cannot read (text) of undefined',
      script: 'index-B_x1.js',
      line: 1,
      column: 2345,
    });
  });

  it('is described from the stack of Firefox and Safari as well', () => {
    const error = makeError('x is undefined', `render@${origin}/assets/index-B_x1.js:1:2345`);
    expect(describeClientError({ kind: 'rejection', error }, origin)).toMatchObject({
      script: 'index-B_x1.js',
      column: 2345,
    });
  });

  it('is described by its event if the event has no error object', () => {
    const filename = `${origin}/assets/club-C2.js`;
    const event = { message: 'Uncaught x', filename, line: 3, column: 4 };
    expect(describeClientError({ kind: 'error', error: null, ...event }, origin)).toEqual({
      kind: 'error',
      message: 'Uncaught x',
      script: 'club-C2.js',
      line: 3,
      column: 4,
    });
  });

  it('is described without the address of the page, because an address may name a person', () => {
    const event = { message: 'x', filename: `${origin}/contact?name=Ana`, line: 1, column: 2 };
    expect(describeClientError({ kind: 'error', error: null, ...event }, origin)).toMatchObject({
      script: '',
    });
  });

  it.each([
    [`Failed to fetch dynamically imported module: ${origin}/assets/Ab-1.js`, 'Ab-1.js'],
    [`error loading dynamically imported module: ${origin}/assets/Ab-1.js`, 'Ab-1.js'],
    ['Importing a module script failed.', ''],
  ])('is reported as a missing script if its message is “%s”', (message, script) => {
    const error = Object.assign(new TypeError(message), { stack: `TypeError: ${message}` });
    expect(describeClientError({ kind: 'render', error }, origin)).toMatchObject({
      kind: 'chunk',
      script,
    });
  });
});

it.each([
  [
    'an error of an extension',
    makeError('x', '    at f (chrome-extension://abc/content.js:1:2)', ownFrame),
  ],
  ['an error of a Firefox extension', makeError('x', 'f@moz-extension://abc/content.js:1:2')],
  ['an error of another site’s script', makeError('x', '    at f (https://example.com/a.js:1:2)')],
  ['a thrown string', 'Object Not Found Matching Id:3'],
  ['a rejection without a value', undefined],
])('%s is not described', (_, error) => {
  expect(describeClientError({ kind: 'rejection', error }, origin)).toBeUndefined();
});

it('an error that the browser hides is not described', () => {
  const event = { message: 'Script error.', filename: '', line: 0, column: 0 };
  expect(describeClientError({ kind: 'error', error: null, ...event }, origin)).toBeUndefined();
});
