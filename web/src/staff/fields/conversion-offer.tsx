import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

/** Offers to convert a photo whose format was refused. */
export function ConversionOffer({ onConvert }: { readonly onConvert: () => Promise<void> }) {
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Focuses the button, because the alert before this offer says only that the file is refused.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      <p>{t('admin:image.convert_offer')}</p>
      <Button
        ref={button}
        disabled={isBusy}
        onClick={() => {
          setIsBusy(true);
          void onConvert();
        }}
      >
        {t(isBusy ? 'admin:image.converting' : 'admin:image.convert')}
      </Button>
    </div>
  );
}
