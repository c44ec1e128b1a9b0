import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls again to the target of the address, such as `#agenda`, once the agenda has loaded: the
 * note above it may have grown meanwhile. Does nothing once the visitor has scrolled or pressed a
 * key.
 */
export function useAgendaScroll(isLoaded: boolean): void {
  const { hash } = useLocation();
  const hasScrolled = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const markAsScrolled = () => {
      hasScrolled.current = true;
    };
    for (const name of ['wheel', 'touchmove', 'keydown']) {
      window.addEventListener(name, markAsScrolled, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (!isLoaded || hasScrolled.current || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
    hasScrolled.current = true;
  }, [isLoaded, hash]);
}
