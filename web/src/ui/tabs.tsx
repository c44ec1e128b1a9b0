import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The purpose of the tab in a short phrase. */
  readonly purpose: string;
  /** How much there is to do: the number, and its full text for screen readers. */
  readonly badge?: { readonly count: number; readonly text: string };
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  /** Called with the chosen tab. Resolves to false when it did not open. */
  readonly onSelect: (id: Id) => Promise<boolean>;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** The number of tabs by which each arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function findTargetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** Tabs by the W3C pattern: the Tab key stops once, the arrow keys move between tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const idPrefix = useId();
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  /** Returns whether the tab is selected then. */
  const selectTab = async (id: Id): Promise<boolean> => {
    if (id === selected) return true;
    if (!(await onSelect(id))) return false;
    buttons.current.get(id)?.focus();
    return true;
  };
  /** On a phone, the tabs fill the window: a pressed tab scrolls to its content. */
  const pressTab = async (id: Id) => {
    if ((await selectTab(id)) && window.matchMedia('(width < 40rem)').matches)
      panel.current?.scrollIntoView();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = tabs[findTargetIndex(event.key, index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    void selectTab(target.id);
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="grid grid-cols-2 gap-1 border-b-4 border-ink sm:grid-cols-3 lg:grid-cols-5"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(element) => {
              if (element) buttons.current.set(tab.id, element);
            }}
            type="button"
            role="tab"
            id={`${idPrefix}-${tab.id}`}
            aria-controls={`${idPrefix}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => void pressTab(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="grid min-h-14 cursor-pointer content-center bg-white px-3 py-1.5 text-left hover:bg-sun aria-selected:bg-ink aria-selected:text-white lg:grow"
          >
            <span className="text-lead leading-tight font-bold tracking-wide">
              {tab.label}
              {tab.badge && tab.badge.count > 0 && (
                <>
                  <span aria-hidden className="ml-2 inline-block min-w-6 bg-sun px-1.5 text-ink">
                    {tab.badge.count}
                  </span>
                  <VisuallyHidden> ({tab.badge.text})</VisuallyHidden>
                </>
              )}
            </span>{' '}
            <span className="text-sm leading-tight hyphens-auto">{tab.purpose}</span>
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
