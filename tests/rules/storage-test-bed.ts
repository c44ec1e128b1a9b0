import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  list,
  listAll,
  ref,
  type StorageReference,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processedMetadata } from '../../domain/own-image.ts';
import { projectId, storageAddress } from './emulators.ts';
import type { Identity } from './identities.ts';

/** What lies in the bucket when a table begins: path to content type. */
export type Objects = Readonly<Record<string, string>>;

/** Eight bytes that say PNG; the rules see a size and a type, never the content. */
export const someBytes = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

async function listFolder(folder: StorageReference): Promise<StorageReference[]> {
  const { items, prefixes } = await listAll(folder);
  const below = await Promise.all(prefixes.map(listFolder));
  return [...items, ...below.flat()];
}

/** A bucket with known objects under the real rules, for the tests of one file. */
export class StorageTestBed {
  readonly #objects: Objects;
  readonly #isProcessed: boolean;
  readonly #clients = new Map<Identity, FirebaseStorage>();
  #environment: RulesTestEnvironment | undefined;
  #before: readonly string[] = [];

  /** Objects as the functions have left them, unless they are to be as somebody stored them. */
  constructor(objects: Objects, isProcessed = true) {
    this.#objects = objects;
    this.#isProcessed = isProcessed;
    beforeAll(async () => {
      this.#environment ??= await initializeTestEnvironment({
        projectId,
        storage: { ...storageAddress, rules: readFileSync('storage.rules', 'utf8') },
      });
      await this.#reset();
    });
    afterAll(() => this.#environment?.cleanup());
  }

  get #env(): RulesTestEnvironment {
    if (this.#environment === undefined) throw new Error('The test bed exists only inside a test.');
    return this.#environment;
  }

  /** The bucket as this identity meets it. */
  as(identity: Identity): FirebaseStorage {
    const known = this.#clients.get(identity);
    if (known !== undefined) return known;
    const { claims, uid } = identity;
    const context =
      claims === null
        ? this.#env.unauthenticatedContext()
        : this.#env.authenticatedContext(uid, claims);
    const client = context.storage() as unknown as FirebaseStorage;
    this.#clients.set(identity, client);
    return client;
  }

  /** Ends a table of refusals: no object came, went or changed. */
  expectUntouched(): void {
    it('leaves every object as it was', async () => {
      expect(await this.#describeAll()).toEqual(this.#before);
    });
  }

  async #reset(): Promise<void> {
    await this.#bypass(async (storage) => {
      for (const item of await listFolder(ref(storage))) await deleteObject(item);
      for (const [path, contentType] of Object.entries(this.#objects)) {
        await uploadBytes(ref(storage, path), someBytes, {
          contentType,
          ...(this.#isProcessed && { customMetadata: { ...processedMetadata } }),
        });
      }
    });
    this.#before = await this.#describeAll();
  }

  /** One line an object, which changes with its content and with its metadata. */
  async #describeAll(): Promise<readonly string[]> {
    let lines: readonly string[] = [];
    await this.#bypass(async (storage) => {
      const all = await Promise.all((await listFolder(ref(storage))).map(getMetadata));
      lines = all
        .map(({ fullPath, generation, metageneration }) =>
          [fullPath, generation, metageneration].join(' '),
        )
        .sort();
    });
    return lines;
  }

  #bypass(work: (storage: FirebaseStorage) => Promise<void>): Promise<void> {
    return this.#env.withSecurityRulesDisabled((context) => work(context.storage()));
  }
}

/** Lists one page of a folder, as the SDK's `list` does. */
export const listPage = (storage: FirebaseStorage, folder: string) =>
  list(ref(storage, folder), { maxResults: 10 });
