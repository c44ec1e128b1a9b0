import type { ReactNode } from 'react';

/** A decorative icon. The text is beside it or in the button's name. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="size-6 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="square"
    >
      {children}
    </svg>
  );
}

const chevronPaths = {
  left: 'M15 5 8 12l7 7',
  right: 'm9 5 7 7-7 7',
  down: 'm6 9 6 6 6-6',
} as const;

export function ChevronIcon({ direction }: { direction: keyof typeof chevronPaths }) {
  return (
    <Icon>
      <path d={chevronPaths[direction]} />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M6 6h15M4.5 12h15M3 18h15" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M4 12h15m-6-6 6 6-6 6" />
    </Icon>
  );
}

interface DrawingProps {
  readonly src: string;
  /** Set if many visitors do not scroll as far as the drawing. */
  readonly loading?: 'lazy';
  readonly className: string;
}

/** A decorative 4:3 drawing. */
export function Drawing({ src, loading, className }: DrawingProps) {
  return <img src={src} alt="" width="800" height="600" loading={loading} className={className} />;
}
