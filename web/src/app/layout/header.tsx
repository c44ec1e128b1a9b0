import { identity } from '@club/about/identity';
import { useNavigation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '@club/domain/paths';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

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
