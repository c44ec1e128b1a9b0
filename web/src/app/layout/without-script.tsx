import { identity } from '@club/about/identity';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { getEnglishAddress } from '@club/domain/locale';
import { navEntries } from './nav-entries.ts';
import { Container } from '../../ui/container.tsx';

const linkClasses = 'inline-block py-1 font-bold underline underline-offset-4';

function Content() {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  return (
    <Container className="grid gap-2 py-6">
      <p>
        {t('common:no_script', { phone: identity.phone, email: identity.email })}{' '}
        <a
          lang={otherLocale}
          hrefLang={otherLocale}
          href={locale === 'fr' ? getEnglishAddress(pathname) : pathname}
          className={linkClasses}
        >
          {t('common:language.switch')}
        </a>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {navEntries.map(({ key, path }) => (
          <li key={key}>
            <a href={path} className={linkClasses}>
              {t(`common:nav.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/**
 * For browsers without JavaScript. It explains what is missing and links to the other language. It
 * links to the other pages too, because the mobile menu needs JavaScript. Only the prerendered page
 * has the content, because React renders nothing inside `noscript` in a browser.
 */
export function WithoutScript() {
  return <noscript>{import.meta.env.SSR && <Content />}</noscript>;
}
