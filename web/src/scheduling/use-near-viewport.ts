import { type RefObject, useEffect, useState } from 'react';

/**
 * True from the moment an element comes within the distance of what the reader sees; not while the
 * focus is in it, which would go with what it is on.
 */
export function useNearViewport(ref: RefObject<Element | null>, distance = '600px'): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isThere = entries.some(({ isIntersecting }) => isIntersecting);
        if (isThere && !element.contains(document.activeElement)) setIsNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance, isNear]);
  return isNear;
}
