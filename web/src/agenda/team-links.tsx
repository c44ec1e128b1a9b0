import { TextLink } from '../ui/text-link.tsx';

interface TeamLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly name: string;
    readonly to: string;
    readonly isCurrent?: boolean;
  }[];
  /** Whether the links filter this page, which then keeps its scroll position. */
  readonly isFilter?: boolean;
}

/**
 * Links to the agenda of each team, as slanted labels in a row. They work before hydration. Without
 * JavaScript they are hidden, because the agenda needs it.
 */
export function TeamLinks({ label, links, isFilter = false }: TeamLinksProps) {
  return (
    <nav data-needs-script aria-label={label} className="max-lg:w-full">
      {/* Below a heading, and in columns on a phone: the rows are as many before and after the
          fonts have loaded. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-1 gap-y-2 px-1 sm:flex sm:flex-wrap">
        {links.map(({ name, to, isCurrent = false }) => (
          // The last link of Home's row has a longer text.
          <li key={to} className={isFilter ? '' : 'max-sm:last:col-span-2'}>
            <TextLink
              to={to}
              aria-current={isCurrent}
              preventScrollReset={isFilter}
              className="slanted flex min-h-11 items-center justify-center px-2 font-display text-lg font-bold before:bg-white before:inset-ring-2 before:inset-ring-ink hover:text-ink hover:before:bg-sun aria-[current=true]:text-white aria-[current=true]:before:bg-ink sm:px-5"
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
