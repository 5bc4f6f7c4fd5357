/**
 * What axe may judge of a story, as keys: of what it found nothing wrong with, the same need not be judged again. A page
 * of the runner shows one story after the other, and remembers these keys.
 */
interface JudgedBefore {
  /**
   * How each text looks: what colours it, its ground, and what lies over or under it; with one of those that look so. `how`
   * it is judged is a part.
   */
  looks(how: string): Map<number, Element>;
  /** Elements, attributes and states, without what the texts say. `how` it is judged is a part. */
  structure(how: string): number;
  /** The key of what is described, in a window of this width. */
  hash(text: string): number;
  /** The keys of what was judged. */
  known: Set<number>;
}

/** Where the page has {@link JudgedBefore}. */
export type WithJudged = typeof globalThis & { judgedBefore: JudgedBefore };

/**
 * The rules that look at more than the structure: at what texts say, at how large something is or how it is coloured.
 */
export const beyondStructure = [
  'color-contrast',
  'frame-title-unique',
  'image-redundant-alt',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-in-text-block',
  'no-autoplay-audio',
  'scrollable-region-focusable',
  'table-duplicate-name',
  'target-size',
];

/** Runs in the page, once: it gets {@link JudgedBefore}, but for `structure`. */
export const installLooks = (): void => {
  const parentOf = (element: Element) =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const everyIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? everyIn(each.shadowRoot) : [])]);
  // Two numbers of 26 bits: among ten thousand keys no two are the same by chance.
  const hash = (text: string): number => {
    let [one, other] = [innerWidth, ~innerWidth];
    for (let index = 0; index < text.length; index++) {
      one = Math.imul(one ^ text.charCodeAt(index), 2654435761);
      other = Math.imul(other ^ text.charCodeAt(index), 1597334677);
    }
    return (one >>> 6) * 2 ** 26 + (other >>> 6);
  };
  // What a selector of a colour may use: values of attributes that are no text, and the names of the others.
  const named = ({ name, value }: Attr) => (/^(?:class|style|data-.*)$/.test(name) ? `${name}=${value}` : name);
  const looks = (how: string): Map<number, Element> => {
    const dresses = new Map<Element, string>();
    const dressOf = (element: Element | null): string => {
      if (!element) return '';
      const before = dresses.get(element);
      if (before !== undefined) return before;
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
      const own = [element.localName, ...[...element.attributes].map(named).sort()].join(' ');
      const ground = [backgroundColor, backgroundImage, opacity, filter].join(' ');
      const dress = String(hash(`${dressOf(parentOf(element))}>${own}|${ground}`));
      dresses.set(element, dress);
      return dress;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    const paints = (element: Element) => {
      if (element.matches('img, svg, video, canvas, iframe')) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const hasText = (element: Element) =>
      element.matches('input, textarea, select') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
    const all = everyIn(document.body).filter(isSeen);
    const painted = all.filter(paints).map((element) => ({ element, box: element.getBoundingClientRect() }));
    // A story may bring rules of its own.
    const rules = [...document.body.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const found = new Map<number, Element>();
    for (const element of all.filter(hasText)) {
      const around = new Set<Element>();
      for (let each: Element | null = element; each; each = parentOf(each)) around.add(each);
      const own = element.getBoundingClientRect();
      const near = painted
        .filter(({ element: other, box }) => {
          const meets = box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
          return meets && !around.has(other);
        })
        .map(({ element: other }) => dressOf(other));
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      found.set(hash([how, rules, dressOf(element), color, isLarge, ...near.sort()].join(' ')), element);
    }
    return found;
  };
  (globalThis as WithJudged).judgedBefore = { looks, structure: () => Number.NaN, hash, known: new Set() };
};

/** Runs in the page, after {@link installLooks}: what that left out. */
export const installStructure = (): void => {
  const { judgedBefore } = globalThis as WithJudged;
  // Of what is said, or loaded, it only counts whether there is something.
  const said = /^(?:aria-(?:label|valuetext|description|roledescription)|alt|title|placeholder|value|label|datetime)$/;
  const fetched = /^(?:src|srcset|poster|action|d)$/;
  const attribute = ({ name, value }: Attr) => {
    if (fetched.test(name) || (name === 'href' && !/^\/?#/.test(value))) return name;
    return `${name}=${said.test(name) ? value.trim() !== '' : value}`;
  };
  const stateOf = (element: Element) => {
    const { checked, value } = element as Partial<HTMLInputElement>;
    const own = (element.getRootNode() as Document | ShadowRoot).activeElement === element;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [isSeen, checked, Boolean(value), own, element.matches(':modal'), element.matches(':disabled')].join(' ');
  };
  const describe = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent!.trim() === '' ? '' : '…';
    if (!(node instanceof Element) || /^(?:script|style|template)$/.test(node.localName)) return '';
    const own = [node.localName, ...[...node.attributes].map(attribute).sort(), stateOf(node)].join(' ');
    return `<${own}>${node.shadowRoot ? [...node.shadowRoot.childNodes].map(describe).join('') : ''}${[...node.childNodes].map(describe).join('')}</>`;
  };
  judgedBefore.structure = (how) => {
    // React counts the ids that it makes on through all stories.
    const ids = new Map<string, string>();
    const counted = (id: string) => ids.get(id) ?? ids.set(id, `id${ids.size}`).get(id)!;
    return judgedBefore.hash(`${how} ${describe(document.body)}`.replaceAll(/_r_\w+?_/g, counted));
  };
};
