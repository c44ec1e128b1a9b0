import * as v from 'valibot';
import {
  readCommittedRules,
  renderRules,
  type RulesTexts,
} from '../../environments/render/rules.ts';
import { denyPublicReads } from '../care/stop.ts';
import type { DoctorContext } from '../doctor/context.ts';
import { readList } from '../google/google-api.ts';
import { createProject } from './project.ts';
import { type Check, requireThat } from './requirement.ts';

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

/** Reads the text of the rules in force; undefined before the first deploy. */
async function readReleasedRules(
  file: RulesFile,
  context: DoctorContext,
): Promise<string | undefined> {
  const { google, settings } = context;
  const line = `rules v1/projects/${settings.projectId}/releases?pageSize=100` as const;
  const releases = await readList(google, line, 'releases', releaseSchema);
  const [release] = listReleaseNames(file, context).flatMap(
    (releaseName) => releases.find(({ name }) => name.endsWith(`/releases/${releaseName}`)) ?? [],
  );
  const ruleset = release && (await google.read(`rules v1/${release.rulesetName}`, rulesetSchema));
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
    const { name } = context;
    const releasedRules = await readReleasedRules(file, context);
    requireThat(releasedRules !== undefined, 'no rules are released');
    const expectedRules = renderRules(readCommittedRules(), context.settings)[file];
    const isStopped = releasedRules === denyPublicReads(expectedRules);
    requireThat(!isStopped, 'reads of visitors are stopped', {
      state: 'attention',
      fix: `npm run stop -- ${name} reads --undo`,
    });
    requireThat(releasedRules === expectedRules, `differ from ${file} as ${name} renders it`, {
      evidence: listOtherLines(releasedRules, expectedRules),
    });
    return `as ${file} of ${name}`;
  },
});

export const ruleChecks: readonly Check[] = [
  makeRulesCheck('rules-firestore', 'Rules of Firestore', 'firestore.rules'),
  makeRulesCheck('rules-storage', 'Rules of Storage', 'storage.rules'),
];
