import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The content below a page's heading. After a press of a link, React renders it when the heading
 * has been painted, so that even a slow phone responds at once. A page opened by address, by Back or
 * at an element of it (`#`) is rendered in one step, because the browser scrolls to a position in
 * it.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isLoadedOrReturned = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isRendered = useDeferredValue(true, isLoadedOrReturned || hash !== '');
  // Until the content is rendered, this height keeps the footer below the first screen.
  return isRendered ? children : <div className="min-h-screen" />;
}
