import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly initial: Id;
  /** Called before another tab opens; resolves to false to stay. */
  readonly confirmLeaving?: () => Promise<boolean>;
  readonly children: (selected: Id) => ReactNode;
}

/** How many tabs each key moves by. Home and End go to the ends. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** Tabs by the W3C pattern: one stop for the Tab key, arrows between tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  initial,
  confirmLeaving,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const [selected, setSelected] = useState(initial);
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const choose = async (id: Id) => {
    if (id === selected || (confirmLeaving && !(await confirmLeaving()))) return;
    setSelected(id);
    buttons.current.get(id)?.focus();
  };
  const move = (event: KeyboardEvent, index: number) => {
    const target = tabs[targetOf(event.key, index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    void choose(target.id);
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
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => void choose(tab.id)}
            onKeyDown={(event) => move(event, index)}
            // Tabs that wrap to several lines have their own edges.
            className="min-h-11 cursor-pointer px-4 py-2 font-bold tracking-wide aria-selected:bg-ink aria-selected:text-white max-sm:grow max-sm:border-b-4 max-sm:border-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        tabIndex={0}
      >
        {children(selected)}
      </div>
    </>
  );
}
