import { identity } from '@club/about/identity';
import { embedSettings } from '../../data/embed-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { PolicyPart } from './policy-part.tsx';

/** The privacy notice that Québec's Law 25 requires. */
export function Privacy() {
  const { t } = useTexts();
  const embedsKey = embedSettings.loadsOnClick ? 'embeds_on_click' : 'embeds';
  return (
    <PolicyPart id="privacy" title={t('policy:privacy.title')}>
      <p>
        {t('policy:privacy.officer')}{' '}
        <TextLink
          to={`mailto:${identity.privacyEmail}`}
          className="inline-block min-h-6 font-semibold text-river underline"
        >
          {identity.privacyEmail}
        </TextLink>
      </p>
      <p>{t('policy:privacy.purposes')}</p>
      <p>{t('policy:privacy.services')}</p>
      <p>{t('policy:privacy.visitors', { embeds: t(`policy:privacy.${embedsKey}`) })}</p>
      <p>{t('policy:privacy.children')}</p>
      <p>{t('policy:privacy.retention')}</p>
      <p>{t('policy:privacy.rights')}</p>
      <p>{t('policy:privacy.browser')}</p>
      <p>{t('policy:privacy.notice')}</p>
    </PolicyPart>
  );
}
