import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How much there is to do: the number, and its full text for screen readers. */
  readonly badge?: { readonly count: number; readonly text: string };
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly initial: Id;
  /** Called before another tab opens. Resolves to false to stay on this tab. */
  readonly confirmLeaving?: () => Promise<boolean>;
  readonly children: (selected: Id) => ReactNode;
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
  initial,
  confirmLeaving,
  children,
}: TabsProps<Id>) {
  const idPrefix = useId();
  const [selected, setSelected] = useState(initial);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const selectTab = async (id: Id) => {
    if (id === selected || (confirmLeaving && !(await confirmLeaving()))) return;
    setSelected(id);
    buttons.current.get(id)?.focus();
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
        className="flex flex-wrap gap-1 sm:border-b-4 sm:border-ink"
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
            onClick={() => void selectTab(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            // On small screens the tabs wrap, so each has its own border.
            className="min-h-11 cursor-pointer px-4 py-2 font-bold tracking-wide aria-selected:bg-ink aria-selected:text-white max-sm:grow max-sm:border-b-4 max-sm:border-ink"
          >
            {tab.label}
            {tab.badge && tab.badge.count > 0 && (
              <>
                <span aria-hidden className="ml-2 inline-block min-w-6 bg-sun px-1.5 text-ink">
                  {tab.badge.count}
                </span>
                <VisuallyHidden> ({tab.badge.text})</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-${selected}`}
        tabIndex={0}
      >
        {children(selected)}
      </div>
    </>
  );
}
