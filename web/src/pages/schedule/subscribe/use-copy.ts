import { type RefObject, useState } from 'react';

export type CopyOutcome = 'none' | 'copied' | 'failed';

/**
 * Copies the value of an input. If the browser refuses to copy, the value is selected, so that
 * the visitor can copy it.
 */
export function useCopy(input: RefObject<HTMLInputElement | null>) {
  const [lastCopy, setLastCopy] = useState<{ value: string; outcome: CopyOutcome }>();
  const copyValue = async () => {
    const value = input.current?.value ?? '';
    try {
      await navigator.clipboard.writeText(value);
      setLastCopy({ value, outcome: 'copied' });
    } catch {
      input.current?.select();
      setLastCopy({ value, outcome: 'failed' });
    }
  };
  return {
    copyValue: () => void copyValue(),
    /** The outcome of the last attempt to copy, if it was for `value`; otherwise `none`. */
    getCopyOutcome: (value: string): CopyOutcome =>
      lastCopy?.value === value ? lastCopy.outcome : 'none',
  };
}
