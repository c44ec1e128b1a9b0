import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Collection } from './collections.ts';
import type { Repository } from './repository/repositories.ts';
import { useCollection } from './use-collection.ts';

/**
 * Makes a collection whose repository loads only when the test calls a function of `resolveLoads`.
 * Each component that waits for the repository adds its own function.
 */
function makeCollection() {
  const repository: Repository<string> = {
    list: (onRows) => {
      refresh = onRows;
      return Promise.resolve(['read']);
    },
    loadSnapshot: () => undefined,
  };
  let refresh: (rows: readonly string[]) => void = () => undefined;
  const resolveLoads: (() => void)[] = [];
  const collection: Collection<string> = {
    name: 'notes',
    loadRepository: () => new Promise((resolve) => resolveLoads.push(() => resolve(repository))),
  };
  return { collection, resolveLoads, refresh: (rows: readonly string[]) => refresh(rows) };
}

function List({ collection }: { collection: Collection<string> }) {
  const { state } = useCollection(collection);
  return <p>{state.status === 'ready' ? state.data.join() : state.status}</p>;
}

it('still refreshes a mounted list when the repository loads late for an unmounted one', async () => {
  const { collection, resolveLoads, refresh } = makeCollection();
  const firstScreen = await render(<List collection={collection} />);
  await expect.poll(() => resolveLoads).toHaveLength(1);
  await firstScreen.unmount();
  const screen = await render(<List collection={collection} />);
  await expect.poll(() => resolveLoads).toHaveLength(2);
  resolveLoads[1]?.();
  await expect.element(screen.getByText('read')).toBeVisible();
  resolveLoads[0]?.();
  await Promise.resolve();
  refresh(['refreshed']);
  await expect.element(screen.getByText('refreshed')).toBeVisible();
});
