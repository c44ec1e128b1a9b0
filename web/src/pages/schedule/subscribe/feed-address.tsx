import { type RefObject, useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { CopyOutcome } from './use-copy.ts';

const outcomeTextKeys = {
  none: undefined,
  copied: 'schedule:subscribe.copied',
  failed: 'schedule:subscribe.not_copied',
} as const;

interface FeedAddressProps {
  readonly address: string;
  /** The field of the address, from which it is copied. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onCopy: () => void;
  readonly outcome: CopyOutcome;
}

/** The address of a feed, to copy into any calendar app. */
export function FeedAddress({ address, input, onCopy, outcome }: FeedAddressProps) {
  const { t } = useTexts();
  const id = useId();
  const outcomeTextKey = outcomeTextKeys[outcome];
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('schedule:subscribe.address')}
      </label>
      <p id={`${id}-hint`} className="text-sm">
        {t('schedule:subscribe.hint')}
      </p>
      <div className="grid gap-2">
        <input
          ref={input}
          id={id}
          type="text"
          readOnly
          value={address}
          aria-describedby={`${id}-hint`}
          className="min-h-12 w-full rounded-md border-2 border-ink/70 bg-white px-3 py-2"
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" data-needs-script onClick={onCopy}>
          {t('schedule:subscribe.copy')}
        </Button>
      </div>
      <p role="status" className="min-h-[1.5em] font-semibold">
        {outcomeTextKey && t(outcomeTextKey)}
      </p>
    </div>
  );
}
