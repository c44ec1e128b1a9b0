import { endpoints } from '@club/domain/endpoints';
import { listHeroVariants } from '@club/domain/images/hero';
import * as v from 'valibot';
import { type PublicCollection, allQueries } from '../../web/src/data/all-queries.ts';
import { type DoctorContext, getDeployCommand } from '../doctor/context.ts';
import { getAsVisitor, parseJson, queryRows, visitJson } from '../doctor/visitor.ts';
import { planFirstContent, writeFirstContent } from '../first-content/first-content.ts';
import { onlineCheck, siteCheck } from './pages.ts';
import { deploySite } from './release.ts';
import { type Check, reportChanges, reportDone, requireThat, type Step } from './requirement.ts';
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
    const unmet = `${missingRowPaths.length} rows are missing`;
    if (missingRowPaths.length === 0) return reportDone(`${existingCount} rows`);
    if (unconfirmedFacts.length > 0) {
      return {
        state: 'by-hand',
        finding: `${unmet}, and the club has not confirmed all of its first content`,
        instruction: {
          fr: `Écrivez ce qui est vrai dans club/first-content et le jour de la vérification, puis relancez la commande : ${unconfirmedFacts.join(' ; ')}`,
          en: `Write what is true in club/first-content and the day of the check, then run this again: ${unconfirmedFacts.join('; ')}`,
        },
        address: 'club/README.md',
      };
    }
    const change = {
      what: `Write ${missingRowPaths.length} rows of club/first-content, and their ${plan.pictures.length} pictures.`,
      call: `npm run seed -- ${name}`,
      risk: 'public',
      run: () => writeFirstContent(google, plan),
    } as const;
    return reportChanges([change], { unmet });
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

async function readRows(context: DoctorContext, name: PublicCollection) {
  const { status, text } = await queryRows(context, name);
  requireThat(status === 200, `${name} gets ${status}: the pages stay without content`);
  const rows = parseJson(rowsSchema, text);
  requireThat(rows !== undefined, `${name} is not in Firestore's format`);
  return rows.flatMap(({ document }) => document ?? []);
}

const listCheck: Check = {
  id: 'public-lists',
  title: 'Content in the browser',
  needs: [deploySite, onlineCheck],
  fix: (context) =>
    `${getDeployCommand(context)} (rules and indexes), then the key's restrictions: https://console.cloud.google.com/apis/credentials?project=${context.settings.projectId}`,
  run: async (context) => {
    const names = Object.keys(allQueries) as PublicCollection[];
    const counts = await Promise.all(
      names.map(async (name) => `${name} ${(await readRows(context, name)).length}`),
    );
    return counts.join(', ');
  },
};

const apiListCheck: Check = {
  id: 'api-list',
  title: 'Content by the API',
  needs: [siteCheck],
  run: async (context) => {
    const { path, output } = endpoints.listNotes;
    const notes = await visitJson(context, context.settings.siteOrigin + path, output);
    return `${path} lists ${notes.length}`;
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
  fix: 'docs/dashboard.md: upload the image again',
  run: async (context) => {
    const rows = await readRows(context, 'banners');
    const [address] = rows.flatMap(({ fields }) => fields['imageURL']?.stringValue || []);
    if (address === undefined) return 'no displayed banner has one';
    const problem = await findImageProblem(context, address);
    requireThat(problem === undefined, problem ?? '', { evidence: [address] });
    return 'can be shown';
  },
};

const heroCheck: Check = {
  id: 'hero',
  title: 'Hero image',
  needs: [deploySite, onlineCheck],
  fix: 'docs/dashboard.md: save any banner, and the function keepHero writes them again',
  run: async (context) => {
    const { projectId, webApp } = context.settings;
    const variants = listHeroVariants(projectId, webApp.storageBucket);
    const addresses = variants.flatMap(({ avif, fallback }) => [avif, fallback]);
    const problems = await Promise.all(
      addresses.map(async (address) => {
        const problem = await findImageProblem(context, address);
        return problem === undefined ? [] : [`${address} ${problem}`];
      }),
    );
    const evidence = problems.flat();
    const count = addresses.length;
    requireThat(evidence.length === 0, `${evidence.length} of ${count} files cannot be shown`, {
      evidence,
    });
    return `all ${count} files can be shown`;
  },
};

export const contentChecks: readonly Check[] = [
  listCheck,
  apiListCheck,
  bannerImageCheck,
  heroCheck,
];
