import { createContext, useContext, useEffect } from 'react';

/** Notifies the dashboard whether the open form has unsaved changes. */
export const UnsavedChangesContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Reports unsaved changes to the dashboard, and asks for confirmation before the page closes. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const notify = useContext(UnsavedChangesContext);
  useEffect(() => {
    notify(isUnsaved);
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      notify(false);
    };
  }, [isUnsaved, notify]);
}
