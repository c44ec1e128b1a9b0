import firestoreIndexes from '../../firestore.indexes.json' with { type: 'json' };
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { type HeaderRule, renderHeaders } from '../render/firebase-json.ts';
import {
  readCommittedRules,
  renderRules,
  type RulesTexts,
} from '../../environments/render/rules.ts';
import type { Environment } from '../../environments/schema.ts';

/** The rules that a deploy of these settings would release. */
export const renderExpectedRules = (settings: Environment): RulesTexts =>
  renderRules(readCommittedRules(), settings);

/** The headers that a deploy of these settings would send to Hosting. */
export const renderExpectedHeaders = (settings: Environment): readonly HeaderRule[] =>
  renderHeaders(firebaseJson.hosting.headers, settings);

/** The indexes and time-to-live policies that firestore.indexes.json declares. */
export const readDeclaredIndexes = () => firestoreIndexes;
