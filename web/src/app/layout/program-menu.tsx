import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Chevron } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { teamEntries } from './nav-entries.ts';

const listId = 'program-menu';

/** The dropdown with the six teams: a button of its own, so that "Programs" stays a link. */
export function ProgramMenu() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((reason: 'outside' | 'escape') => {
    setIsOpen(false);
    if (reason === 'escape') button.current?.focus();
  }, []);
  useDismiss(wrapper, isOpen, dismiss);
  return (
    <div ref={wrapper}>
      <button
        ref={button}
        type="button"
        aria-label={t('common.nav.show_teams')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="-ml-2 grid size-8 cursor-pointer place-items-center aria-expanded:rotate-180"
      >
        <Chevron direction="down" />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full left-0 grid min-w-52 border-t-6 border-court bg-white py-2 text-ink not-hidden:grid"
      >
        {teamEntries.map(({ id, path }) => (
          <li key={id}>
            <TextLink
              to={path}
              onClick={() => setIsOpen(false)}
              className="block px-5 py-2.5 font-display text-lg font-bold uppercase hover:bg-sky aria-[current=page]:bg-sun"
            >
              {t(`common.nav.teams.${id}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
