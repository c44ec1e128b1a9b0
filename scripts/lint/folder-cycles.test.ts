import { expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles.ts';

const parse = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ');
    return { from, to };
  });

it('finds two folders that import from each other, though no two files import each other', () => {
  const imports = parse('src/rows/a.ts → src/images/b.ts', 'src/images/c.ts → src/rows/d.ts');
  expect(findFolderCycles(imports)).toEqual([imports]);
});

it('finds a cycle through a third folder, and a cycle between a file and a folder', () => {
  const three = parse(
    'src/a/x.ts → src/b/x.ts',
    'src/b/y.ts → src/c/x.ts',
    'src/c/y.ts → src/a/y.ts',
  );
  const two = parse('web/page.ts → web/parts/x.ts', 'web/parts/y.ts → web/page.ts');
  expect(findFolderCycles([...three, ...two])).toEqual([three, two]);
});

it('finds a cycle of folders at the root', () => {
  const imports = parse('scripts/a.ts → tests/b.ts', 'tests/c.ts → scripts/d.ts');
  expect(findFolderCycles(imports)).toEqual([imports]);
});

it('lets a folder import from its neighbours and from files above it', () => {
  const imports = parse(
    'src/a/x.ts → src/b/x.ts',
    'src/a/x.ts → src/shared.ts',
    'src/main.ts → src/a/x.ts',
    'src/a/x.ts → src/a/y.ts',
  );
  expect(findFolderCycles(imports)).toEqual([]);
});
