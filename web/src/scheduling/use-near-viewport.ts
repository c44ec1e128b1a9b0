import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element comes within the distance of the viewport. It waits while the element has
 * focus, since the focus would be lost.
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
