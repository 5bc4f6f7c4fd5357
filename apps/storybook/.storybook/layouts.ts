/**
 * Runs in the page: what is wider than the window, and text that is cut off or leaves its box. A row that scrolls may
 * hold more than is seen, and an ellipsis says that there is more.
 */
export const layoutFaults = async (): Promise<string[]> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const root = document.documentElement;
  const faults: string[] = [];
  const nameOf = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
  const isOutside = (inner: DOMRect, outer: DOMRect) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
  if (root.scrollWidth > root.clientWidth) {
    const window = new DOMRect(0, 0, root.clientWidth, 1);
    const wide = [...document.querySelectorAll('body *')].filter((each) =>
      isOutside(each.getBoundingClientRect(), window),
    );
    faults.push(`the page is ${root.scrollWidth} px wide, because of ${wide.length > 0 ? nameOf(wide.at(-1)!) : '?'}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const own = node.parentElement;
    if (!own || !node.textContent?.trim() || !own.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath, display, position } = getComputedStyle(box);
      // Hidden from sight on purpose, and a row that scrolls.
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
      const isCut = overflowX !== 'visible';
      if ((isCut || box === own) && display !== 'inline' && isOutside(text, box.getBoundingClientRect())) {
        faults.push(`“${node.textContent.trim().slice(0, 40)}” ${isCut ? 'is cut off by' : 'leaves'} ${nameOf(box)}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return faults;
};
