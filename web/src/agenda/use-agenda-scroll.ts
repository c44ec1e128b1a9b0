import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls again to the target of the address, such as `#agenda`, once the agenda has loaded: the
 * note above it may have grown meanwhile. Scrolls at most once, and not after the visitor has
 * scrolled or pressed a key.
 */
export function useAgendaScroll(isLoaded: boolean): void {
  const { hash } = useLocation();
  const isScrollDone = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const markScrollDone = () => {
      isScrollDone.current = true;
    };
    for (const name of ['wheel', 'touchmove', 'keydown']) {
      window.addEventListener(name, markScrollDone, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (!isLoaded || isScrollDone.current || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
    isScrollDone.current = true;
  }, [isLoaded, hash]);
}
