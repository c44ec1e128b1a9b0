import { afterAll, describe } from 'vitest';
import { firstDeploy } from './first-deploy.ts';
import { goLivePath } from './go-live-path.ts';
import { laterDeploys } from './later-deploys.ts';
import { liveSite } from './live-site/live-site.ts';
import { previews } from './previews.ts';
import { refusedDeploys } from './refused-deploys.ts';
import { type DeployResult, type Rehearsal, startRehearsal } from './rehearsal.ts';

// All tests share one build. Each deploy starts from the state of the previous one.
let rehearsal: Promise<Rehearsal> | undefined;
const start = () => (rehearsal ??= startRehearsal());
let first: Promise<DeployResult> | undefined;
const deployFirst = () => (first ??= start().then(({ deploy }) => deploy()));
afterAll(async () => (await rehearsal)?.end());

describe('the first deploy to a project', () => {
  firstDeploy(start, deployFirst);
});
describe('the uploaded site on this machine', () => {
  liveSite(deployFirst);
});
describe('the check before a deploy', () => {
  refusedDeploys(start);
});
describe('a later deploy', () => {
  laterDeploys(start);
});
describe('a preview of a pull request', () => {
  previews(start, deployFirst);
});
describe('going live from an empty account', () => {
  goLivePath(start);
});
