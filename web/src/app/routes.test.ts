import { expect, it } from 'vitest';
import { paths } from '@club/domain/paths';
import { routes } from './routes.tsx';

it.each(Object.values(paths))('has a page of its own at %s', (path) => {
  const pages = routes.flatMap(({ children = [] }) => children);
  const own = pages.flatMap(({ children = [] }) => children).filter((page) => page.path === path);
  expect(own).toHaveLength(1);
});
