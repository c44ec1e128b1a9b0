import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element comes within `distance` of the viewport. The caller then replaces the
 * element's content. That would remove the focus from it. So if the focus is in the element, the
 * hook waits until the element comes near again.
 */
export function useNearViewport(ref: RefObject<Element | null>, distance = '600px'): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const hasEntered = entries.some(({ isIntersecting }) => isIntersecting);
        if (hasEntered && !element.contains(document.activeElement)) setIsNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance, isNear]);
  return isNear;
}
