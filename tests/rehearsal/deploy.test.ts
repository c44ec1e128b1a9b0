import { afterAll, describe } from 'vitest';
import { declareFirstDeployTests } from './first-deploy.ts';
import { declareGoLiveTests } from './go-live-path.ts';
import { declareLaterDeployTests } from './later-deploys.ts';
import { declareUploadedSiteTests } from './uploaded-site/uploaded-site.ts';
import { declarePreviewTests } from './previews.ts';
import { declareRefusedDeployTests } from './refused-deploys.ts';
import { type DeployResult, type Rehearsal, startRehearsal } from './rehearsal.ts';

// All deploys but a preview share one build. Each deploy starts from the state that the previous
// one left. Only going live has a project of its own.
let rehearsal: Promise<Rehearsal> | undefined;
const start = () => (rehearsal ??= startRehearsal());
let firstDeploy: Promise<DeployResult> | undefined;
const deployFirst = () => (firstDeploy ??= start().then(({ deploy }) => deploy()));
afterAll(async () => (await rehearsal)?.end());

describe('the first deploy to a project', () => {
  declareFirstDeployTests(start, deployFirst);
});
describe('the uploaded site on this machine', () => {
  declareUploadedSiteTests(deployFirst);
});
describe('the preparation of a deploy', () => {
  declareRefusedDeployTests(start);
});
describe('a later deploy', () => {
  declareLaterDeployTests(start);
});
describe('a preview of a pull request', () => {
  declarePreviewTests(start, deployFirst);
});
describe('going live from an empty account', () => {
  declareGoLiveTests(start);
});
