/**
 * What cannot be read in forced colours: texts whose colour is too near to the ground that the system gives them. Runs
 * in the page. Axe reads colours from before the system forced them, so it is no help here.
 */
export const unreadableTexts = (): string[] => {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const ground = parse(getComputedStyle(element).backgroundColor);
    return ground.length === 4 && ground[3]! < 0.5 ? groundOf(element.parentElement) : ground;
  };
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (
      !element ||
      text.nodeValue?.trim() === '' ||
      element.closest('script, style, template, svg, :disabled, [aria-disabled="true"]')
    )
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const [one, other] = [luminance(parse(getComputedStyle(element).color)), luminance(groundOf(element))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5)
      faults.push(`"${text.nodeValue?.trim().slice(0, 40)}" has a contrast of ${contrast.toFixed(2)}`);
  }
  return faults;
};
