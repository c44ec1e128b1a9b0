import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@club/domain/club';
import allowlist from '../staff-allowlist.json' with { type: 'json' };
import { findPlaceholders } from './placeholders.ts';

/**
 * `npm run check:production`, which runs before every deploy: names the demo values that must not
 * reach the public, and stops while any remains.
 */
const firebaserc = JSON.parse(
  readFileSync(join(import.meta.dirname, '../.firebaserc'), 'utf8'),
) as unknown;
const remaining = findPlaceholders({ club, allowlist, firebaserc });
if (remaining.length > 0) {
  console.error(
    `Not ready for production. Replace these values first:\n${remaining.map((one) => `  ${one}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log('No demo value remains: ready for production.');
}
