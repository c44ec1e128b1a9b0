import { createContext, useContext, useEffect } from 'react';

/** Work that is not saved yet: changes in a form or an order, or photos before their upload. */
export type UnsavedWork = 'changes' | 'photos';

/** Notifies the dashboard whether there is unsaved work of a kind. */
export const UnsavedWorkContext = createContext<(work: UnsavedWork, isUnsaved: boolean) => void>(
  () => undefined,
);

/** Reports unsaved work to the dashboard, and asks for confirmation before the page closes. */
export function useUnsavedWork(work: UnsavedWork, isUnsaved: boolean): void {
  const notify = useContext(UnsavedWorkContext);
  useEffect(() => {
    if (!isUnsaved) return;
    notify(work, true);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      notify(work, false);
    };
  }, [work, isUnsaved, notify]);
}
