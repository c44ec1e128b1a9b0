import type { ReactNode } from 'react';

/** Off-screen slides are inert: neither the Tab key nor a screen reader may wander there. */
export function CarouselSlide({
  isVisible,
  children,
}: {
  isVisible: boolean;
  children: ReactNode;
}) {
  return (
    <div inert={!isVisible} className="h-full">
      {children}
    </div>
  );
}
