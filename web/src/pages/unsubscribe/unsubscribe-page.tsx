import { identity } from '@club/about/identity';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { UnsubscribeForm } from './unsubscribe-form.tsx';

/** `/unsubscribe`: an e-mail field and an Unsubscribe button (specification, section 2). */
function UnsubscribePage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <div className="mx-auto grid max-w-page gap-4 px-gutter py-section">
          <h1 className="max-w-3xl font-display text-title font-extrabold uppercase">
            {t('unsubscribe:title')}
          </h1>
          <p className="max-w-xl text-lead">{t('unsubscribe:text')}</p>
        </div>
      </header>
      <div className="mx-auto grid max-w-page gap-10 px-gutter py-section">
        <UnsubscribeForm />
        <p className="max-w-xl">
          {t('unsubscribe:help')}{' '}
          <TextLink
            to={`mailto:${identity.email}`}
            className="inline-block py-1 font-bold text-river underline underline-offset-4"
          >
            {identity.email}
          </TextLink>
        </p>
      </div>
    </>
  );
}

export { UnsubscribePage as Component };
