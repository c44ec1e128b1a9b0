import { identity } from '@club/about/identity';
import { getEnglishAddress, type Locale } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { logWarning } from '../../data/log-warning.ts';
import { changeLocale } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navEntries } from './nav-entries.ts';
import { ProgramMenu } from './program-menu.tsx';

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
    <a lang={lang} hrefLang={lang} href={address} className={toggleClasses}>
      <OtherLanguage />
    </a>
  );
}

/** Switches to the other language. Its label is in that language. */
function LanguageToggle() {
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
      {/* React renders nothing inside `noscript` in a browser. */}
      <noscript>{import.meta.env.SSR && <LinkWithoutScript lang={otherLocale} />}</noscript>
    </>
  );
}

const linkClasses =
  'flex h-bar items-center border-y-4 border-transparent px-3 font-semibold wrap-normal hover:border-b-sun aria-[current=page]:border-b-white';

/** The navigation in the bar, on large screens. */
function MainNav() {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common:nav.label')} className="hidden lg:block">
      <ul className="flex flex-wrap items-stretch">
        {navEntries.map(({ key, path }) => {
          const link = (
            <TextLink to={path} className={linkClasses}>
              {t(`common:nav.${key}`)}
            </TextLink>
          );
          return (
            <li key={key} className="relative flex items-center">
              {key === 'program' ? <ProgramMenu>{link}</ProgramMenu> : link}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Shown while the next page loads. Meanwhile the current page stays visible. */
function LoadingBar() {
  const isLoading = useNavigation().state === 'loading';
  return (
    isLoading && <div aria-hidden className="absolute inset-x-0 top-0 h-1 animate-pulse bg-sun" />
  );
}

/** The sticky bar with logo, navigation and language. With large text it wraps and scrolls away. */
export function Header() {
  const { t, locale } = useTexts();
  const name = identity.name[locale];
  return (
    <header className="sticky top-[calc(-1*var(--bar-away))] z-bar bg-ink text-white">
      <LoadingBar />
      <Container className="flex min-h-bar flex-wrap items-center gap-x-4">
        <TextLink
          to={paths.home}
          className="flex items-center gap-3 lg:mr-auto font-display text-lg leading-none font-extrabold uppercase"
        >
          <img src="/images/logo.svg" alt="" width="48" height="48" className="size-12" />
          <span>
            {name.split(' ').map((word) => (
              <span key={word} className="block whitespace-nowrap">
                {word}{' '}
              </span>
            ))}
            <VisuallyHidden>({t('common:nav.logo')})</VisuallyHidden>
          </span>
        </TextLink>
        <MainNav />
        {/* The toggle and the menu button wrap together. */}
        <div className="flex items-center gap-4 max-lg:ml-auto">
          <LanguageToggle />
          <MobileMenu />
        </div>
      </Container>
      <div aria-hidden className="band-rule absolute inset-x-0 top-full h-1.5" />
    </header>
  );
}
