import {
  Activity,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { teamEntries } from './nav-entries.ts';

const listId = 'program-menu';

/** A list opened by hover closes when the pointer leaves; one opened by a press or key stays. */
type MenuState = 'closed' | 'hovered' | 'pressed';

/** The dropdown's state, the ref of its button, and the ref and listeners of its container. */
function useMenu() {
  const [state, setState] = useState<MenuState>('closed');
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';
  const dismiss = useCallback((reason: 'outside' | 'escape') => {
    setState('closed');
    const hasFocus = wrapper.current?.contains(document.activeElement) === true;
    if (reason === 'escape' && hasFocus) button.current?.focus();
  }, []);
  useDismiss(wrapper, isOpen, dismiss);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    // Touch does not hover. A tap follows the link or presses the button.
    if (pointerType === 'mouse' && !isOpen) setState('hovered');
  };
  const onPointerLeave = () => {
    if (state === 'hovered') setState('closed');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setState('pressed');
  };
  // A followed link closes the list.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setState('closed');
  };
  return {
    isOpen,
    toggle: () => setState(state === 'pressed' ? 'closed' : 'pressed'),
    button,
    wrapperProps: { ref: wrapper, onPointerEnter, onPointerLeave, onKeyDown, onClick },
  };
}

/**
 * The program entry of the navigation: a link, and a list of the teams. Hover, the button beside it
 * and the arrow key open the list.
 *
 * @param children the link
 */
export function ProgramMenu({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { isOpen, toggle, button, wrapperProps } = useMenu();
  return (
    <div {...wrapperProps} className="flex items-center">
      {children}
      <button
        ref={button}
        type="button"
        data-needs-script
        aria-label={t('common:nav.show_teams')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        className="-ml-2 grid size-8 cursor-pointer place-items-center aria-expanded:rotate-180"
      >
        <ChevronIcon direction="down" />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full left-0 grid min-w-52 border-t-6 border-court bg-white py-2 text-ink not-hidden:grid"
      >
        {/* Rendered when the browser is idle, before the list is opened. */}
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          {teamEntries.map(({ id, path }) => (
            <li key={id}>
              <TextLink
                to={path}
                className="block px-5 py-2.5 font-display text-lg font-bold uppercase hover:bg-sky aria-[current=page]:bg-sun"
              >
                {t(`common:nav.teams.${id}`)}
              </TextLink>
            </li>
          ))}
        </Activity>
      </ul>
    </div>
  );
}
