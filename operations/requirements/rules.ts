import * as v from 'valibot';
import type { RulesTexts } from '../../environments/render/rules.ts';
import { denyPublicReads } from '../care/stop.ts';
import { type DoctorContext, getDeployCommand, renderExpectedRules } from '../doctor/context.ts';
import type { GoogleReader } from '../doctor/google-reader.ts';
import { readList } from '../google/google-api.ts';
import { createProject } from './project.ts';
import { type Check, reportAttention, reportBroken, reportOk } from './requirement.ts';

const releaseSchema = v.object({ name: v.string(), rulesetName: v.string() });
const rulesetSchema = v.object({
  source: v.object({ files: v.array(v.object({ content: v.string() })) }),
});

type RulesFile = keyof RulesTexts;

/** The possible names of a file's release. The first that exists is in force. */
function listReleaseNames(file: RulesFile, { settings }: DoctorContext): readonly string[] {
  return file === 'firestore.rules'
    ? ['cloud.firestore/(default)', 'cloud.firestore']
    : [`firebase.storage/${settings.webApp.storageBucket}`];
}

/** Lists the releases of rules, each with its ruleset. */
export const listRulesReleases = (google: GoogleReader, projectId: string) =>
  readList(
    google,
    { service: 'rules', path: `v1/projects/${projectId}/releases?pageSize=100` },
    'releases',
    releaseSchema,
  );

/** Reads the text of the rules in force; undefined before the first deploy. */
async function readReleasedRules(
  file: RulesFile,
  context: DoctorContext,
): Promise<string | undefined> {
  const { google, settings } = context;
  const releases = await listRulesReleases(google, settings.projectId);
  const release = listReleaseNames(file, context)
    .flatMap(
      (releaseName) => releases.find(({ name }) => name.endsWith(`/releases/${releaseName}`)) ?? [],
    )
    .at(0);
  if (!release) return undefined;
  const rulesetPath = `v1/${release.rulesetName}`;
  const ruleset = await google.read({ service: 'rules', path: rulesetPath }, rulesetSchema);
  return ruleset?.source.files[0]?.content;
}

/** Lists what only the released rules have, such as the address of somebody who left the staff. */
const listOtherLines = (releasedRules: string, expectedRules: string): readonly string[] => {
  const expectedLines = new Set(expectedRules.split('\n'));
  return releasedRules.split('\n').filter((line) => !expectedLines.has(line));
};

const makeRulesCheck = (id: string, title: string, file: RulesFile): Check => ({
  id,
  title,
  needs: [createProject],
  run: async (context) => {
    const releasedRules = await readReleasedRules(file, context);
    if (releasedRules === undefined)
      return reportBroken('no rules are released', getDeployCommand(context));
    const expectedRules = renderExpectedRules(context.settings)[file];
    if (releasedRules === denyPublicReads(expectedRules)) {
      const fix = `npm run stop -- ${context.name} reads --undo`;
      return reportAttention('reads of visitors are stopped', fix);
    }
    return releasedRules === expectedRules
      ? reportOk(`as ${file} of ${context.name}`)
      : reportBroken(
          `differ from ${file} as ${context.name} renders it`,
          getDeployCommand(context),
          listOtherLines(releasedRules, expectedRules),
        );
  },
});

export const ruleChecks: readonly Check[] = [
  makeRulesCheck('rules-firestore', 'Rules of Firestore', 'firestore.rules'),
  makeRulesCheck('rules-storage', 'Rules of Storage', 'storage.rules'),
];
