import type { Environment } from '../../environments/schema.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { GoogleReader } from '../google/google-api.ts';
import { type HeaderRule, renderHeaders } from '../render/firebase-json.ts';
import type { Connections } from './connections.ts';

/** The context of every check. Checks use it only to read. */
export interface DoctorContext {
  readonly name: string;
  readonly settings: Environment;
  readonly google: GoogleReader;
  /** The e-mail address of the account that is logged in; empty if unknown. */
  readonly account: string;
  /** Fetches as a visitor: pages, the API, images and public rows. */
  readonly fetch: typeof fetch;
  readonly connections: Connections;
  readonly now: () => Date;
}

/** Gets the command that sets up what is missing in the project. */
export const getGoLiveCommand = ({ name }: DoctorContext): string => `npm run go-live -- ${name}`;

/** Gets the command that deploys rules, indexes, functions and pages. */
export const getDeployCommand = ({ name }: DoctorContext): string => `npm run deploy -- ${name}`;

/** The headers that a deploy of these settings would send to Hosting. */
export const renderExpectedHeaders = (settings: Environment): readonly HeaderRule[] =>
  renderHeaders(firebaseJson.hosting.headers, settings);
