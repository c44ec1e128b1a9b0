import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { Bars, Cross } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { navEntries, teamEntries } from './nav-entries.ts';

function MenuLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTexts();
  const look =
    'block py-2.5 hover:text-sun aria-[current=page]:text-sun aria-[current=page]:underline decoration-4 underline-offset-8';
  return (
    <ul className="grid font-display text-2xl font-bold uppercase">
      {navEntries.map(({ key, path }) => (
        <li key={key}>
          <TextLink to={path} onClick={onFollow} className={look}>
            {t(`common.nav.${key}`)}
          </TextLink>
          {key === 'program' && (
            <ul
              aria-label={t('common.nav.show_teams')}
              className="mb-2 flex flex-wrap gap-x-5 text-lg"
            >
              {teamEntries.map((team) => (
                <li key={team.id}>
                  <TextLink to={team.path} onClick={onFollow} className={look}>
                    {t(`common.nav.teams.${team.id}`)}
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

/** The menu of small screens. A modal `<dialog>`: Escape, focus and what lies behind are the browser's. */
export function MobileMenu() {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => dialog.current?.close();
  useEffect(close, [key]);
  const closeOnBackdrop = (event: MouseEvent) => {
    // The panel fills the dialog, so a click on the dialog itself fell on its backdrop.
    if (event.target === dialog.current) close();
  };
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2 font-display text-base font-bold uppercase"
      >
        <Bars />
        <span className="max-sm:sr-only">{t('common.nav.open_menu')}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t('common.nav.menu')}
        onClick={closeOnBackdrop}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,86vw)] max-w-none overflow-y-auto bg-ink text-white backdrop:bg-ink/60"
      >
        <nav
          aria-label={t('common.nav.label')}
          className="flex min-h-full flex-col gap-6 px-6 py-4"
        >
          <button
            type="button"
            onClick={close}
            className="flex min-h-11 cursor-pointer items-center gap-2 self-end font-display text-base font-bold uppercase"
          >
            {t('common.nav.close_menu')}
            <Cross />
          </button>
          <MenuLinks onFollow={close} />
          <div aria-hidden className="band-rule mt-auto h-2" />
        </nav>
      </dialog>
    </div>
  );
}
