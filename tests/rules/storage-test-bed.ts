import { readFileSync } from 'node:fs';
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
import { expect, it } from 'vitest';
import { processedMetadata } from '../../domain/images/own-image.ts';
import { storageAddress } from './emulators.ts';
import { type RulesContext, RulesTestBed } from './rules-test-bed.ts';

/** The content types of the objects in the bucket, by path. */
export type ContentTypesByPath = Readonly<Record<string, string>>;

type CustomMetadata = Record<string, string>;

/** The signature of a PNG. The rules see the size and the type of an object, not its content. */
export const someBytes = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

async function listFolder(folder: StorageReference): Promise<StorageReference[]> {
  const { items, prefixes } = await listAll(folder);
  const nestedItems = await Promise.all(prefixes.map(listFolder));
  return [...items, ...nestedItems.flat()];
}

/** A bucket with known objects under the committed rules, for the tests of one file. */
export class StorageTestBed extends RulesTestBed<FirebaseStorage> {
  readonly #objects: ContentTypesByPath;
  readonly #getMetadata: (path: string) => CustomMetadata | undefined;
  #linesBefore: readonly string[] = [];

  /** Without metadata, an object is as staff stored it, not yet re-encoded. */
  constructor(
    objects: ContentTypesByPath,
    getMetadata: (path: string) => CustomMetadata | undefined = () => processedMetadata.public,
  ) {
    super({ storage: { ...storageAddress, rules: readFileSync('storage.rules', 'utf8') } });
    this.#objects = objects;
    this.#getMetadata = getMetadata;
  }

  protected getClient(context: RulesContext): FirebaseStorage {
    return context.storage();
  }

  protected async reset(): Promise<void> {
    await this.bypassRules(async (storage) => {
      for (const item of await listFolder(ref(storage))) await deleteObject(item);
      for (const [path, contentType] of Object.entries(this.#objects)) {
        const customMetadata = this.#getMetadata(path);
        await uploadBytes(ref(storage, path), someBytes, {
          contentType,
          ...(customMetadata && { customMetadata }),
        });
      }
    });
    this.#linesBefore = await this.#describeObjects();
  }

  /**
   * Declares a test that follows a table of refusals. It checks that no object was added, changed
   * or deleted.
   */
  declareUnchangedTest(): void {
    it('no object has changed after the refused requests', async () => {
      expect(await this.#describeObjects()).toEqual(this.#linesBefore);
    });
  }

  /** Returns a line for each object. The line differs after a change of content or metadata. */
  async #describeObjects(): Promise<readonly string[]> {
    let lines: readonly string[] = [];
    await this.bypassRules(async (storage) => {
      const objects = await Promise.all((await listFolder(ref(storage))).map(getMetadata));
      lines = objects
        .map(({ fullPath, generation, metageneration }) =>
          [fullPath, generation, metageneration].join(' '),
        )
        .sort();
    });
    return lines;
  }
}

/** Lists one page of a folder, as the SDK's `list` does. */
export const listPage = (storage: FirebaseStorage, folder: string) =>
  list(ref(storage, folder), { maxResults: 10 });
