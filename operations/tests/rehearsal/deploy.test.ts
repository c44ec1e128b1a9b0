import { afterAll, describe } from 'vitest';
import { declareFirstDeployTests } from './first-deploy.ts';
import { declareGoLiveTests, type GoLivePath, walkGoLivePath } from './go-live-path.ts';
import { declareLaterDeployTests } from './later-deploys.ts';
import { declareUploadedSiteTests } from './uploaded-site/uploaded-site-tests.ts';
import { declarePreviewTests } from './previews.ts';
import { declareRefusedDeployTests } from './refused-deploys.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';

// All deploys share one build. Each starts from the state that the previous one left. Going live from
// an empty account makes the first.
let rehearsal: Promise<Rehearsal> | undefined;
const getRehearsal = () => (rehearsal ??= startRehearsal());
let path: Promise<GoLivePath> | undefined;
const getPath = () => (path ??= getRehearsal().then(walkGoLivePath));
const getFirstDeploy = async () => (await getPath()).firstDeploy;
afterAll(async () => (await rehearsal)?.end());

describe('going live from an empty account', () => {
  declareGoLiveTests(getRehearsal, getPath);
});
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
