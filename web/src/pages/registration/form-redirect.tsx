import { useLocation, useSearchParams } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { useHydrated } from '../../scheduling/use-hydrated.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { makeFormAddress } from './make-form-address.ts';
import { type TabState, useNewTab } from './use-new-tab.ts';

/**
 * Shows one message at a time. The element reserves space for the longest one, `blocked`, so that
 * the layout does not shift.
 */
function Message({ state }: { state: TabState }) {
  const { t } = useTexts();
  const texts = {
    opening: t('registration:redirected'),
    opened: t('registration:opened'),
    blocked: t('registration:blocked'),
  };
  return (
    <p
      role="status"
      // Without JavaScript there is no redirect.
      data-needs-script
      data-room={texts.blocked}
      className="grid max-w-xl text-lead before:invisible before:[grid-area:1/1] before:content-[attr(data-room)] *:[grid-area:1/1]"
    >
      <span className={state === 'opening' ? '' : 'font-bold text-sun'}>{texts[state]}</span>
    </p>
  );
}

/**
 * Opens the form in a new tab and links to it. `form` is its configured address, or a path of this
 * site.
 */
export function FormRedirect({ form }: { form: string }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  // The prerendered page has no query, and may have another origin.
  const isHydrated = useHydrated();
  const origin = isHydrated ? window.location.origin : buildSettings.siteOrigin;
  const address = makeFormAddress(form, origin, isHydrated ? query.get('programId') : null);
  return (
    <>
      <Message state={useNewTab(address, useLocation().key)} />
      <TextLink
        to={address}
        className="py-2 text-lead font-bold underline decoration-sun decoration-2 underline-offset-6 hover:text-sun"
      >
        {t('registration:manual')}
      </TextLink>
    </>
  );
}
