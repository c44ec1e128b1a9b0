import { useLocation, useSearchParams } from 'react-router-dom';
import { addresses } from '../../data/addresses.ts';
import { useHydrated } from '../../data/use-hydrated.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { formAddress } from './form-address.ts';
import { useNewTab } from './use-new-tab.ts';

/** The way to the form: by itself in a new tab, and by a link that is always there. */
export function Redirect({ form }: { form: string }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  // The page of the build was drawn without a query, and not at this address.
  const isHydrated = useHydrated();
  const origin = isHydrated ? window.location.origin : addresses.siteOrigin;
  const address = formAddress(form, origin, isHydrated ? query.get('programId') : null);
  const isOpen = useNewTab(address, useLocation().key);
  return (
    <>
      <p className="text-lead">{t('registration.redirected')}</p>
      <TextLink
        to={address}
        className="py-2 text-lead font-bold underline decoration-sun decoration-2 underline-offset-6 hover:text-sun"
      >
        {t('registration.manual')}
      </TextLink>
      {/* Its room is kept: what follows stays where it is once the form is open. */}
      <p
        role="status"
        data-room={t('registration.opened')}
        className="grid font-display text-xl font-bold text-sun uppercase before:invisible before:[grid-area:1/1] before:content-[attr(data-room)] *:[grid-area:1/1]"
      >
        {isOpen && <span>{t('registration.opened')}</span>}
      </p>
    </>
  );
}
