import { getEnglishAddress, type Locale } from '@club/domain/locale';
import { useLocation, useSearchParams } from 'react-router-dom';
import { changeLocale } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { logWarning } from '../../data/log-warning.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const toggleClasses =
  'slanted inline-grid min-h-11 min-w-14 cursor-pointer place-items-center px-4 font-display text-base font-bold before:inset-ring-2 before:inset-ring-white hover:text-ink hover:before:bg-white';

/** The code of the other language, with its full name for screen readers. */
function OtherLanguage() {
  const { t } = useTexts();
  return (
    <span>
      {t('common:language.other')}
      <VisuallyHidden> {t('common:language.switch')}</VisuallyHidden>
    </span>
  );
}

/** For browsers without JavaScript: a link to the page's file in the language `lang`. */
function LinkWithoutScript({ lang }: { lang: Locale }) {
  const { pathname } = useLocation();
  const address = lang === 'en' ? getEnglishAddress(pathname) : pathname;
  return (
    <noscript>
      <a lang={lang} hrefLang={lang} href={address} className={toggleClasses}>
        <OtherLanguage />
      </a>
    </noscript>
  );
}

/** Switches to the other language. Its label is in that language. */
export function LanguageToggle() {
  const { locale } = useTexts();
  const [search, setSearch] = useSearchParams();
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  const toggle = async () => {
    await changeLocale(otherLocale);
    // A `?lng=` in the address would override this choice on reload.
    if (!search.has('lng')) return;
    search.delete('lng');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <button
        type="button"
        lang={otherLocale}
        data-needs-script
        onClick={() => {
          toggle().catch((cause: unknown) =>
            logWarning('The language could not be switched', cause),
          );
        }}
        className={toggleClasses}
      >
        <OtherLanguage />
      </button>
      <LinkWithoutScript lang={otherLocale} />
    </>
  );
}
