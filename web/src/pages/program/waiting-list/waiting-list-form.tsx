import { identity } from '@club/about/identity';
import { retentionDays } from '@club/about/retention';
import type { PlaceRequest } from '@club/domain/waiting-list';
import { buildSettings } from '../../../data/build-settings.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AddressForm } from '../../../opt-in/address-form.tsx';

/**
 * The form of a full program: the club writes to the address when a place opens. `wordings` of
 * functions/src/opt-in has the version of the consent.
 */
export function WaitingListForm({ program }: { readonly program: PlaceRequest['program'] }) {
  const { t, locale } = useTexts();
  const contact = `${buildSettings.postal}, ${identity.email}`;
  const days = retentionDays.waitingAfterSeason;
  return (
    <AddressForm
      endpoint="requestPlace"
      action="/api/waiting-list"
      program={program}
      aria-label={t('newsletter:place.label', { program })}
      className="grid gap-4 border-l-8 border-river bg-sky/40 p-4"
      takesFocus
      label={t('forms:newsletter.email')}
      button={t('newsletter:place.submit')}
      buttonVariant="dark"
      success={{
        title: t('newsletter:place.success.title'),
        text: t('newsletter:place.success.text', { program }),
      }}
      failed={t('newsletter:place.failed')}
    >
      <p className="text-sm">
        {t('newsletter:place.under_14')}{' '}
        {t('newsletter:place.consent', { club: identity.name[locale], contact, program, days })}
      </p>
    </AddressForm>
  );
}
