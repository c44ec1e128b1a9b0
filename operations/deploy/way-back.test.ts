import { expect, it } from 'vitest';
import type { GoogleReader } from '../google/google-api.ts';
import { describeWayBack } from './way-back.ts';

const site = { name: 'production', projectId: 'volley' };
/** Hosting's releases, the newest first: the version and the commit of each. */
const makeReader = (...releases: readonly (readonly [version: string, commit: string])[]) =>
  ({
    read: () =>
      Promise.resolve({
        releases: releases.map(([version, commit]) => ({
          message: `commit ${commit}`,
          version: { name: `sites/volley/versions/${version}` },
        })),
      }),
  }) as unknown as GoogleReader;

it('describes the way back to the version and the commit before', async () => {
  const google = makeReader(['v8', 'ccc'], ['v8', 'ccc'], ['v7', 'bbb+'], ['v6', 'aaa']);
  const text = await describeWayBack(google, site);
  expect(text).toContain('\n  npx firebase hosting:clone volley@v7 volley:live --project volley\n');
  expect(text).toContain('\n  git checkout bbb && npm run deploy -- production');
});

it('describes how to take the first version offline', async () => {
  const text = await describeWayBack(makeReader(['v1', 'aaa']), site);
  expect(text).toContain('npm run stop -- production site');
});
