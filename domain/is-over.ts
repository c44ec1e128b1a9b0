/** Whether the end of something has passed. Null means no end. */
export const isOver = (
  { showUntil }: { readonly showUntil: string | null },
  now: number,
): boolean => showUntil !== null && Date.parse(showUntil) <= now;
