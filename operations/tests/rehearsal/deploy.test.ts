import { afterAll, describe } from 'vitest';
import { declareFirstDeployTests } from './first-deploy.ts';
import { declareGoLiveTests } from './go-live-path.ts';
import { declareLaterDeployTests } from './later-deploys.ts';
import { declareUploadedSiteTests } from './uploaded-site/uploaded-site-tests.ts';
import { declarePreviewTests } from './previews.ts';
import { declareRefusedDeployTests } from './refused-deploys.ts';
import { type DeployResult, type Rehearsal, startRehearsal } from './rehearsal.ts';

// All deploys but a preview share one build. Each deploy starts from the state that the previous
// one left. Only going live has a project of its own.
let rehearsal: Promise<Rehearsal> | undefined;
const getRehearsal = () => (rehearsal ??= startRehearsal());
let firstDeploy: Promise<DeployResult> | undefined;
const getFirstDeploy = () => (firstDeploy ??= getRehearsal().then(({ deploy }) => deploy()));
afterAll(async () => (await rehearsal)?.end());

describe('the first deploy to a project', () => {
  declareFirstDeployTests(getRehearsal, getFirstDeploy);
});
describe('the uploaded site on this machine', () => {
  declareUploadedSiteTests(getFirstDeploy);
});
describe('the preparation of a deploy', () => {
  declareRefusedDeployTests(getRehearsal);
});
describe('a later deploy', () => {
  declareLaterDeployTests(getRehearsal);
});
describe('a preview of a pull request', () => {
  declarePreviewTests(getRehearsal, getFirstDeploy);
});
describe('going live from an empty account', () => {
  declareGoLiveTests(getRehearsal);
});
