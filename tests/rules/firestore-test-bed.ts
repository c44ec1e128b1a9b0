import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDocs,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Identity } from './identities.ts';
import { firestoreAddress, projectId } from './emulators.ts';
import type { StoredDocument } from './stored-documents.ts';

/** Collection to id to document. */
export type Content = Readonly<Record<string, Readonly<Record<string, StoredDocument>>>>;

// Every refusal is logged as a warning, and here refusals are what is asked for.
setLogLevel('silent');

/** A database with known content under the real rules, for the tests of one file. */
export class FirestoreTestBed {
  readonly #content: Content;
  readonly #clients = new Map<Identity, Firestore>();
  #environment: RulesTestEnvironment | undefined;

  constructor(content: Content) {
    this.#content = content;
    beforeAll(async () => {
      this.#environment ??= await initializeTestEnvironment({
        projectId,
        firestore: { ...firestoreAddress, rules: readFileSync('firestore.rules', 'utf8') },
      });
      await this.#reset();
    });
    afterAll(() => this.#environment?.cleanup());
  }

  get #env(): RulesTestEnvironment {
    if (this.#environment === undefined) throw new Error('The test bed exists only inside a test.');
    return this.#environment;
  }

  /** The database as this identity meets it. */
  as(identity: Identity): Firestore {
    const known = this.#clients.get(identity);
    if (known !== undefined) return known;
    const { claims, uid } = identity;
    const context =
      claims === null
        ? this.#env.unauthenticatedContext()
        : this.#env.authenticatedContext(uid, claims);
    const client = context.firestore() as unknown as Firestore;
    this.#clients.set(identity, client);
    return client;
  }

  async #reset(): Promise<void> {
    await this.#env.clearFirestore();
    await this.#bypass(async (db) => {
      const batch = writeBatch(db);
      for (const [name, documents] of Object.entries(this.#content)) {
        for (const [id, data] of Object.entries(documents)) batch.set(doc(db, name, id), data);
      }
      await batch.commit();
    });
  }

  /** Ends a table of refusals: what was refused must not have happened. */
  expectUntouched(): void {
    it('leaves every document as it was', async () => {
      const found: Record<string, Record<string, StoredDocument>> = {};
      await this.#bypass(async (db) => {
        for (const name of Object.keys(this.#content)) {
          const { docs } = await getDocs(collection(db, name));
          found[name] = Object.fromEntries(docs.map((document) => [document.id, document.data()]));
        }
      });
      expect(found).toEqual(this.#content);
    });
  }

  #bypass(work: (db: Firestore) => Promise<void>): Promise<void> {
    return this.#env.withSecurityRulesDisabled((context) =>
      work(context.firestore() as unknown as Firestore),
    );
  }
}
