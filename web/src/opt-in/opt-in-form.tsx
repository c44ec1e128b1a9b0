import { identity } from '@club/about/identity';
import { retentionDays } from '@club/about/retention';
import { endpoints } from '@club/domain/endpoints';
import { optIns, type ProgramPurpose } from '@club/domain/opt-in';
import { buildSettings } from '../data/build-settings.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AddressForm } from './address-form.tsx';

interface OptInFormProps {
  readonly purpose: ProgramPurpose;
  /** The id of the team or group in upper case. */
  readonly program: string;
}

/**
 * The form by which a family asks for mails about a team or group. `wordings` of
 * functions/src/opt-in has the version of the consent.
 */
export function OptInForm({ purpose, program }: OptInFormProps) {
  const { t, locale } = useTexts();
  const contact = `${buildSettings.postal}, ${identity.email}`;
  const days = retentionDays.waitingAfterSeason;
  const endpoint = optIns[purpose].endpoints.request;
  return (
    <AddressForm
      endpoint={endpoint}
      action={endpoints[endpoint].path}
      program={program}
      aria-label={t(`newsletter:${purpose}.label`, { program })}
      className="grid w-full gap-4 border-l-8 border-river bg-sky/40 p-4"
      takesFocus
      label={t('forms:newsletter.email')}
      button={t('newsletter:place.submit')}
      buttonVariant="dark"
      success={{
        title: t('newsletter:place.success.title'),
        text: t(`newsletter:${purpose}.success.text`, { program }),
      }}
      failed={t('newsletter:place.failed')}
    >
      <p className="text-sm">
        {t('newsletter:place.under_14')}{' '}
        {t(`newsletter:${purpose}.consent`, {
          club: identity.name[locale],
          contact,
          program,
          days,
        })}
      </p>
    </AddressForm>
  );
}
