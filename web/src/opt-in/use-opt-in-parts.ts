import { useEffect, useState } from 'react';
import { importWithTexts } from '../i18n/load-texts.ts';

// The texts are in `newsletter`, because a separate namespace would cost every visitor some bytes.
const loadParts = () => importWithTexts(import('./opt-in-parts.ts'), 'newsletter', 'forms');
type Parts = Awaited<ReturnType<typeof loadParts>>;

/**
 * Loads the form and the screen of a mailed link when they are needed. Unlike with `lazy`, a failed
 * download does not replace the page with an error.
 *
 * @param attempt 0 while they are not needed; a new number tries again after a failure
 * @returns undefined until they are loaded, null after a failure
 */
export function useOptInParts(attempt: number): Parts | null | undefined {
  const [parts, setParts] = useState<Parts | null>();
  useEffect(() => {
    if (attempt > 0) loadParts().then(setParts, () => setParts(null));
  }, [attempt]);
  return parts;
}
