import { expect, it } from 'vitest';
import { demoBucket } from './image-address.ts';
import { projectId } from '../project.ts';
import { requireDemoProject } from './emulated-project.ts';

it('accepts the project of this repository, whose id is in the name of the demo bucket', () => {
  expect(() => requireDemoProject(projectId)).not.toThrow();
  expect(demoBucket).toBe(`${projectId}.appspot.com`);
});

it.each(['trois-rives', 'demo', 'my-demo-project', ''])('refuses the project "%s"', (id) => {
  expect(() => requireDemoProject(id)).toThrow(`begins with "demo-", not in "${id}"`);
});
