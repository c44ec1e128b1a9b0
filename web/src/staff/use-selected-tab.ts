import { useState } from 'react';

/**
 * The selected tab. The address contains it after `#`, so that a reload and a bookmark open the
 * same tab.
 *
 * @param tabIds the ids of all tabs
 * @param initialId the tab to select if the address contains none
 */
export function useSelectedTab<Id extends string>(
  tabIds: readonly Id[],
  initialId: Id,
): [Id, (id: Id) => void] {
  const [selected, setSelected] = useState<Id>(
    () => tabIds.find((id) => id === location.hash.slice(1)) ?? initialId,
  );
  const select = (id: Id) => {
    // Not a navigation: the router would scroll to the top and ask about unsaved changes.
    history.replaceState(history.state, '', `#${id}`);
    setSelected(id);
  };
  return [selected, select];
}
