import { endpoints } from '@club/domain/endpoints';
import { listHeroVariants } from '@club/domain/images/hero';
import * as v from 'valibot';
import { type PublicCollection, publicQueries } from '../../web/src/data/public-queries.ts';
import { type DoctorContext, getDeployCommand } from '../doctor/context.ts';
import { getAsVisitor, parseJson, queryRows, visitJson } from '../doctor/visitor.ts';
import { planFirstContent, writeFirstContent } from '../first-content/first-content.ts';
import { onlineCheck, siteCheck } from './pages.ts';
import { deploySite } from './release.ts';
import {
  type Step,
  reportBroken,
  type Check,
  makeVisitCheck,
  reportNotChecked,
  reportOk,
} from './requirement.ts';
import { findWebAppSettings } from './web-app.ts';

/** Writes the club's first rows and their pictures. An existing row is never overwritten. */
export const writeContent: Step = {
  id: 'content',
  title: 'First content',
  without: 'the pages are empty',
  // Staff may have removed first rows since.
  severity: 'unread',
  inspect: async ({ google, projectId, name, contentFolder }) => {
    // Before the web app exists, the bucket's name is Google's default.
    const storageBucket =
      findWebAppSettings(name)?.storageBucket ?? `${projectId}.firebasestorage.app`;
    const target = { projectId, webApp: { storageBucket } };
    const plan = await planFirstContent(google, target, contentFolder);
    const { missingRowPaths, existingCount, unconfirmedFacts } = plan;
    if (missingRowPaths.length === 0) return { state: 'done', finding: `${existingCount} rows` };
    if (unconfirmedFacts.length > 0) {
      return {
        state: 'by-hand',
        finding: `${missingRowPaths.length} rows are missing, and the club has not confirmed all of its first content`,
        instruction: {
          fr: `Écrivez ce qui est vrai dans club/first-content et le jour de la vérification, puis relancez la commande : ${unconfirmedFacts.join(' ; ')}`,
          en: `Write what is true in club/first-content and the day of the check, then run this again: ${unconfirmedFacts.join('; ')}`,
        },
        address: 'club/README.md',
        isBlocking: false,
      };
    }
    return {
      state: 'to-do',
      finding: `${missingRowPaths.length} rows are missing`,
      changes: [
        {
          what: `Write ${missingRowPaths.length} rows of club/first-content, and their ${plan.pictures.length} pictures.`,
          call: `npm run seed -- ${name}`,
          risk: 'public',
          run: () => writeFirstContent(google, plan),
        },
      ],
    };
  },
};

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
  needs: [deploySite, onlineCheck],
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

const apiListCheck = makeVisitCheck(
  { id: 'api-list', title: 'Content by the API', needs: [siteCheck] },
  getDeployCommand,
  async (context) => {
    const { path, output } = endpoints.listNotes;
    const notes = await visitJson(context, context.settings.siteOrigin + path, output);
    return `${path} lists ${notes.length}`;
  },
);

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
  needs: [deploySite, onlineCheck],
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
