/**
 * Hides everything but an element from assistive technology.
 *
 * @returns a function that shows the rest again
 */
export function hideRestOfPage(element: Element): () => void {
  const hiddenElements: Element[] = [];
  for (let current = element; current !== document.body;) {
    const { parentElement } = current;
    if (!parentElement) break;
    for (const sibling of parentElement.children) {
      if (sibling === current || sibling.hasAttribute('aria-hidden')) continue;
      sibling.setAttribute('aria-hidden', 'true');
      hiddenElements.push(sibling);
    }
    current = parentElement;
  }
  return () => {
    for (const hiddenElement of hiddenElements) hiddenElement.removeAttribute('aria-hidden');
  };
}
