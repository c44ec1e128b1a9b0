import { paths } from '@club/domain/paths';
import { Activity, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { MenuIcon, CloseIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useModalPopover } from '../../ui/use-modal-popover.ts';
import { loadFooter } from './load-footer.ts';
import { navEntries, teamEntries } from './nav-entries.ts';

function MenuLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTexts();
  const linkClasses =
    'block py-2.5 hover:text-sun aria-[current=page]:text-sun aria-[current=page]:underline decoration-4 underline-offset-8';
  return (
    <ul className="grid font-display text-2xl font-bold uppercase">
      {navEntries.map(({ key, path }) => (
        <li key={key}>
          <TextLink to={path} onClick={onFollow} className={linkClasses}>
            {t(`common:nav.${key}`)}
          </TextLink>
          {key === 'program' && (
            <ul
              aria-label={t('common:nav.show_teams')}
              className="mb-2 flex flex-wrap gap-x-2 text-lg *:min-w-11"
            >
              {teamEntries.map((team) => (
                <li key={team.id}>
                  <TextLink to={team.path} onClick={onFollow} className={linkClasses}>
                    {t(`common:nav.teams.${team.id}`)}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

const MoreLinks = lazyPart(async () => (await loadFooter()).MoreLinks);

/**
 * The menu of small screens (specification, section 2). The dialog has no `nav`, because a second
 * landmark would have the same name as the first.
 */
export function MobileMenu() {
  const { t } = useTexts();
  const { ref, isOpen, open, close, handlers } = useModalPopover();
  const { key, pathname } = useLocation();
  // Every navigation closes the menu, also one by the browser's Back button.
  useEffect(close, [close, key]);
  // A wide window does not show the open menu, which would still hide the page from screen readers.
  useEffect(() => {
    const wideWindow = matchMedia('(min-width: 64rem)');
    wideWindow.addEventListener('change', close);
    return () => wideWindow.removeEventListener('change', close);
  }, [close]);
  return (
    <div data-needs-script className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-2 font-display text-base font-bold uppercase"
      >
        <MenuIcon />
        <span className="max-sm:sr-only">{t('common:nav.open_menu')}</span>
      </button>
      <dialog
        ref={ref}
        popover="auto"
        aria-modal
        aria-label={t('common:nav.menu')}
        {...handlers}
        className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-transparent text-white backdrop:bg-ink/60"
      >
        <div className="ml-auto flex min-h-full w-[min(22rem,86vw)] flex-col gap-6 bg-ink px-6 py-4">
          <button
            type="button"
            onClick={close}
            className="flex min-h-11 cursor-pointer items-center gap-2 self-end font-display text-base font-bold uppercase"
          >
            {t('common:nav.close_menu')}
            <CloseIcon />
          </button>
          {/* Rendered when the browser is idle, before the menu is opened. */}
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <MenuLinks onFollow={close} />
            {pathname !== paths.admin && <MoreLinks onFollow={close} />}
          </Activity>
          <div aria-hidden className="band-rule h-2" />
        </div>
      </dialog>
    </div>
  );
}
