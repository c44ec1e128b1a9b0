import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Once the agenda has loaded, scrolls to the target of the address, such as `#agenda`. The browser
 * or the router has done so before, but the note above the agenda may have grown since. Scrolls at
 * most once, and not after the visitor has scrolled or pressed a key.
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
