/**
 * Hides everything but an element from assistive technology.
 *
 * @returns what shows it again
 */
export function hideRestOfPage(element: Element): () => void {
  const hidden: Element[] = [];
  for (let inside = element; inside !== document.body;) {
    const { parentElement } = inside;
    if (!parentElement) break;
    for (const sibling of parentElement.children) {
      if (sibling === inside || sibling.hasAttribute('aria-hidden')) continue;
      sibling.setAttribute('aria-hidden', 'true');
      hidden.push(sibling);
    }
    inside = parentElement;
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}
