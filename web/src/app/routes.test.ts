import { paths } from '@club/domain/paths';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

it.each(Object.entries(paths))('has a separate page for %s at %s', (name, path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(name);
});
