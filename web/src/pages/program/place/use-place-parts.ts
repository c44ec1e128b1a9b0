import { useEffect, useState } from 'react';
import { importWithTexts } from '../../../i18n/load-texts.ts';

// The texts of mailed links are in `newsletter`. A namespace of its own would cost every visitor
// some bytes.
const loadParts = () => importWithTexts(import('./place.ts'), 'newsletter', 'forms');
type Parts = Awaited<ReturnType<typeof loadParts>>;

/**
 * Loads the form and the screen of the waiting list when they are needed. Unlike with `lazy`, a
 * failed download does not replace the page with an error.
 *
 * @returns undefined until they are loaded, null after a failure
 */
export function usePlaceParts(isNeeded: boolean): Parts | null | undefined {
  const [parts, setParts] = useState<Parts | null>();
  useEffect(() => {
    if (isNeeded) loadParts().then(setParts, () => setParts(null));
  }, [isNeeded]);
  return parts;
}
