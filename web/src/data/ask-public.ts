import { takeEarlyAnswer } from './early-reads.ts';
import type { Answer } from './firestore-documents.ts';
import type { PublicRead } from './public-reads.ts';
import { report } from './report.ts';

/**
 * Asks for what visitors may read of a collection: takes the answer that the page's head asked for,
 * or asks Firestore now. A head's request that failed is simply asked again.
 *
 * @throws FirestoreError when there is no answer
 */
export async function askPublic(name: PublicRead): Promise<Answer> {
  const early = takeEarlyAnswer(name);
  if (early) {
    try {
      return await early;
    } catch (cause) {
      report(`The ${name} asked for ahead did not come`, cause);
    }
  }
  const { ask } = await import('./firestore-lite.ts');
  return ask(name);
}
