import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planCommittedFiles } from './committed-files.ts';

const root = join(import.meta.dirname, '../..');

it.each(planCommittedFiles(root))(
  '$name is what `npm run render` would write',
  ({ currentText, renderedText }) => {
    expect(currentText).toBe(renderedText);
  },
);
