import type { Project } from './project.ts';
import { parseBody, type Route } from './recorder.ts';
import { json, notFound, route } from './route.ts';

const createTime = '2026-01-01T00:00:00Z';

/** Routes for both rules files, the database, its indexes and its field overrides. */
export function makeRuleRoutes(project: Project): readonly Route[] {
  const { id, region, rulesets, releases, indexes, fieldOverrides: fields } = project;
  const base = `v1/projects/${id}`;
  const database = `v1(?:beta1)?/projects/${id}/databases/\\(default\\)`;
  return [
    route(`POST rules ${base}:test`, () => json({})),
    route(`GET rules ${base}/releases`, () =>
      json({
        releases: [...releases].map(([name, rulesetName]) => ({
          name: `projects/${id}/releases/${name}`,
          rulesetName,
          createTime,
        })),
      }),
    ),
    route(`POST rules ${base}/rulesets`, (request) => {
      const { source } = parseBody(request) as { source: unknown };
      const name = `projects/${id}/rulesets/ruleset-${rulesets.length + 1}`;
      rulesets.push({ name, source });
      return json({ name, createTime });
    }),
    route(`GET rules v1/(projects/${id}/rulesets/[a-z0-9-]+)`, (_, [rulesetName]) => {
      const ruleset = rulesets.find(({ name }) => name === rulesetName);
      return ruleset ? json(ruleset) : notFound;
    }),
    route(`PATCH rules ${base}/releases/(.+)`, (request, [name = '']) => {
      const { release } = parseBody(request) as { release: { rulesetName: string } };
      releases.set(name, release.rulesetName);
      return json(release);
    }),
    route(`GET firestore ${database}`, () =>
      json({
        name: `projects/${id}/databases/(default)`,
        locationId: region,
        type: 'FIRESTORE_NATIVE',
        databaseEdition: 'STANDARD',
      }),
    ),
    route(`GET firestore ${database}/collectionGroups/-/indexes`, () => json({ indexes })),
    route(`GET firestore ${database}/collectionGroups/-/fields`, () => json({ fields })),
    route(`POST firestore ${database}/collectionGroups/([a-zA-Z]+)/indexes`, (request, [group]) => {
      const name = `projects/${id}/databases/(default)/collectionGroups/${group}/indexes`;
      const index = parseBody(request) as { fields: { fieldPath: string; order?: string }[] };
      // Google appends the field `__name__` to each index, in the last field's order.
      const order = index.fields.findLast((field) => field.order !== undefined)?.order;
      const hasNameField = index.fields.at(-1)?.fieldPath === '__name__';
      indexes.push({
        ...index,
        fields: hasNameField ? index.fields : [...index.fields, { fieldPath: '__name__', order }],
        name: `${name}/index${indexes.length + 1}`,
        state: 'READY',
        apiScope: 'ANY_API',
        density: 'SPARSE_ALL',
      });
      return json({ name: `projects/${id}/databases/(default)/operations/one` });
    }),
    route(
      `PATCH firestore v1(?:beta1)?/(projects/${id}/databases/.+/fields/.+)`,
      (request, [name]) => {
        const { indexConfig, ttlConfig } = parseBody(request) as Record<string, unknown>;
        fields.push({
          name,
          indexConfig,
          ttlConfig: { ...(ttlConfig as object), state: 'ACTIVE' },
        });
        return json({});
      },
    ),
  ];
}
