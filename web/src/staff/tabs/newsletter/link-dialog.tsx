import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@club/domain/locale';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { controlClass, Field } from '../../../ui/field.tsx';
import { type MarkdownLink, toLinkAddress } from './edit-text.ts';

interface LinkDialogProps {
  /** The link to change, or the selection that becomes a link. */
  readonly link: MarkdownLink;
  /** The language of the text. */
  readonly lang: Locale;
  /** The origin of the site's pages. */
  readonly origin: string;
  /** Whether the text has room for a link with this label and address. */
  readonly hasRoom: (label: string, address: string) => boolean;
  readonly onDone: (label: string, address: string) => void;
  readonly onCancel: () => void;
}

/**
 * Asks for the label and the address of a link. Refuses an empty label, an invalid address, or a link
 * for which the text has no room.
 */
export function LinkDialog({ link, lang, origin, hasRoom, onDone, onCancel }: LinkDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [label, setLabel] = useState(link.label);
  const [typedAddress, setTypedAddress] = useState(link.address);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (isRefused) dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused]);
  const address = toLinkAddress(typedAddress, origin);
  const isLabelEmpty = label.trim() === '';
  const isTooLong = address !== undefined && !hasRoom(label, address);
  const findLabelError = () => {
    if (isLabelEmpty) return t('staffNewsletter:link.label_empty');
    return isTooLong ? t('staffNewsletter:link.too_long') : undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (address === undefined || isLabelEmpty || isTooLong) setIsRefused(true);
    else onDone(label, address);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      onCancel={onCancel}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] border-t-8 border-court bg-cream p-6 text-ink backdrop:bg-ink/70"
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <h2 id={`${id}-heading`} className="font-display text-2xl font-bold">
          {t('staffNewsletter:link.heading')}
        </h2>
        <Field
          label={t('staffNewsletter:link.label')}
          error={isRefused ? findLabelError() : undefined}
          hasRequirementLabel={false}
        >
          {(control) => (
            <input
              {...control}
              lang={lang}
              value={label}
              maxLength={500}
              className={controlClass}
              onChange={({ target }) => setLabel(target.value)}
            />
          )}
        </Field>
        <Field
          label={t('staffNewsletter:link.address')}
          hint={t('staffNewsletter:link.hint')}
          error={
            isRefused && address === undefined
              ? t('staffNewsletter:link.address_invalid')
              : undefined
          }
          hasRequirementLabel={false}
        >
          {(control) => (
            <input
              {...control}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={typedAddress}
              className={controlClass}
              onChange={({ target }) => setTypedAddress(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="dark">
            {t('staffNewsletter:link.insert')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('admin:editing.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
