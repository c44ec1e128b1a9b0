import { readFileSync } from 'node:fs';
import {
  collection,
  doc,
  type Firestore,
  getDocs,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { firestoreAddress } from './emulators.ts';
import { type RulesContext, RulesTestBed } from './rules-test-bed.ts';
import type { StoredDocument } from './stored-documents.ts';

/** Documents by collection and id. */
export type Content = Readonly<Record<string, Readonly<Record<string, StoredDocument>>>>;

// The SDK logs every refusal as a warning, and these tests expect refusals.
setLogLevel('silent');

/** A database with known content under the committed rules, for the tests of one file. */
export class FirestoreTestBed extends RulesTestBed<Firestore> {
  readonly #content: Content;

  constructor(content: Content) {
    super({ firestore: { ...firestoreAddress, rules: readFileSync('firestore.rules', 'utf8') } });
    this.#content = content;
  }

  protected getClient(context: RulesContext): Firestore {
    return context.firestore() as unknown as Firestore;
  }

  protected async reset(): Promise<void> {
    await this.environment.clearFirestore();
    await this.bypassRules(async (db) => {
      const batch = writeBatch(db);
      for (const [name, documents] of Object.entries(this.#content)) {
        for (const [id, data] of Object.entries(documents)) batch.set(doc(db, name, id), data);
      }
      await batch.commit();
    });
  }

  /**
   * Declares a test that the content is as it was. It stands after the tests that expect refusals,
   * and does not see documents of other collections.
   */
  declareUnchangedTest(): void {
    it('no document of the content has changed after the refused requests', async () => {
      const documents: Record<string, Record<string, StoredDocument>> = {};
      await this.bypassRules(async (db) => {
        for (const name of Object.keys(this.#content)) {
          const { docs } = await getDocs(collection(db, name));
          documents[name] = Object.fromEntries(docs.map((one) => [one.id, one.data()]));
        }
      });
      expect(documents).toEqual(this.#content);
    });
  }
}
