/**
 * Runs in the page: what is wider than the window, and text that is cut off or leaves its box. A row that scrolls may
 * hold more than is seen, and an ellipsis says that there is more.
 */
export const layoutFaults = async (): Promise<string[]> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const root = document.documentElement;
  const faults: string[] = [];
  const nameOf = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
  const isOutside = (inner: DOMRect, outer: DOMRect, slack = 1) =>
    inner.left < outer.left - slack || inner.right > outer.right + slack;
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
      const { overflowX, textOverflow, clipPath, display, position, whiteSpace, fontSize } = getComputedStyle(box);
      // The space at the end of a line that was broken hangs over its edge, unseen.
      const slack = whiteSpace === 'pre-wrap' ? parseFloat(fontSize) / 2 : 1;
      // Hidden from sight on purpose, and a row that scrolls.
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
      const isCut = overflowX !== 'visible';
      if ((isCut || box === own) && display !== 'inline' && isOutside(text, box.getBoundingClientRect(), slack)) {
        faults.push(`“${node.textContent.trim().slice(0, 40)}” ${isCut ? 'is cut off by' : 'leaves'} ${nameOf(box)}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return faults;
};
