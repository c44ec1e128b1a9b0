import { endpoints } from '@club/domain/endpoints';
import { listHeroVariants } from '@club/domain/images/hero';
import * as v from 'valibot';
import { type PublicCollection, publicQueries } from '../../../web/src/data/public-queries.ts';
import { reportBroken, type Check, reportNotChecked, reportOk } from '../check.ts';
import { getDeployCommand, type DoctorContext } from '../context.ts';
import { getAsVisitor, parseJson, queryRows } from '../visitor.ts';
import { siteCheck } from './pages.ts';
import { onlineCheck } from './online.ts';
import { releaseCheck } from './release.ts';

const rowsSchema = v.array(
  v.object({
    document: v.optional(
      v.object({
        fields: v.optional(
          v.record(v.string(), v.object({ stringValue: v.optional(v.string()) })),
          {},
        ),
      }),
    ),
  }),
);

/** Reads the rows that visitors see. Returns a problem if the response is no list of rows. */
async function readRows(context: DoctorContext, name: PublicCollection) {
  const { status, text } = await queryRows(context, name);
  if (status !== 200) return { name, problem: `${name} gets ${status}` };
  const rows = parseJson(rowsSchema, text);
  return rows
    ? { name, rows: rows.flatMap(({ document }) => document ?? []) }
    : { name, problem: `${name} is not in Firestore's format` };
}

const listCheck: Check = {
  id: 'public-lists',
  title: 'Content in the browser',
  needs: [releaseCheck, onlineCheck],
  run: async (context) => {
    const names = Object.keys(publicQueries) as PublicCollection[];
    const lists = await Promise.all(names.map((name) => readRows(context, name)));
    const problems = lists.flatMap(({ problem }) => problem ?? []);
    return problems.length === 0
      ? reportOk(lists.map(({ name, rows }) => `${name} ${rows?.length ?? 0}`).join(', '))
      : reportBroken(
          `${problems.join(', ')}: the pages stay without content`,
          `${getDeployCommand(context)} (rules and indexes), then the key's restrictions: https://console.cloud.google.com/apis/credentials?project=${context.settings.projectId}`,
        );
  },
};

const apiListCheck: Check = {
  id: 'api-list',
  title: 'Content by the API',
  needs: [siteCheck],
  run: async (context) => {
    const { path, output } = endpoints.listNotes;
    const { status, text } = await getAsVisitor(context, `${context.settings.siteOrigin}${path}`);
    if (status !== 200)
      return reportBroken(`${path} responds with ${status}`, getDeployCommand(context));
    const notes = parseJson(output, text);
    return notes
      ? reportOk(`${path} lists ${notes.length}`)
      : reportBroken(`${path} is not in the format of domain/`, getDeployCommand(context));
  },
};

/** Finds why an image cannot be shown; undefined if it can. */
async function findImageProblem(
  context: DoctorContext,
  address: string,
): Promise<string | undefined> {
  const { status, headers } = await getAsVisitor(context, address);
  if (status !== 200) return `responds with ${status}`;
  const type = headers.get('content-type') ?? 'no type';
  return type.startsWith('image/') ? undefined : `is ${type}`;
}

const bannerImageCheck: Check = {
  id: 'banner-image',
  title: 'Image of the first banner',
  needs: [listCheck],
  run: async (context) => {
    const { rows, problem } = await readRows(context, 'banners');
    if (!rows) return reportNotChecked(problem);
    const [address] = rows.flatMap(({ fields }) => fields['imageURL']?.stringValue || []);
    if (address === undefined) return reportOk('no displayed banner has one');
    const imageProblem = await findImageProblem(context, address);
    return imageProblem === undefined
      ? reportOk('can be shown', [address])
      : reportBroken(imageProblem, 'docs/dashboard.md: upload the image again', [address]);
  },
};

const heroCheck: Check = {
  id: 'hero',
  title: 'Hero image',
  needs: [releaseCheck, onlineCheck],
  run: async (context) => {
    const { projectId, webApp } = context.settings;
    const addresses = listHeroVariants(projectId, webApp.storageBucket).flatMap((variant) => [
      variant.avif,
      variant.fallback,
    ]);
    const problems = await Promise.all(
      addresses.map(async (address) => {
        const problem = await findImageProblem(context, address);
        return problem === undefined ? [] : [`${address} ${problem}`];
      }),
    );
    const evidence = problems.flat();
    return evidence.length === 0
      ? reportOk(`all ${addresses.length} files can be shown`, addresses)
      : reportBroken(
          `${evidence.length} of ${addresses.length} files cannot be shown`,
          'docs/dashboard.md: save any banner, and the function keepHero writes them again',
          evidence,
        );
  },
};

export const contentChecks: readonly Check[] = [
  listCheck,
  apiListCheck,
  bannerImageCheck,
  heroCheck,
];
