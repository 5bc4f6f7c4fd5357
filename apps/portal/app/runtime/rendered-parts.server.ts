/** Rendered HTML of what many pages share, by what it was rendered from. */
export interface RenderedParts {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

/**
 * Renders a part, unless the same has been rendered from the same data.
 *
 * @param parts where it is stored; absent while developing, for other code may render the same data
 * @param data everything that it is rendered from, as JSON can write it
 */
export function renderPart(
  parts: RenderedParts | undefined,
  name: string,
  data: unknown,
  render: () => string,
): string {
  if (!parts) return render();
  const key = `${name} ${typeof data === 'string' ? data : JSON.stringify(data)}`;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const html = render();
  parts.set(key, html);
  return html;
}
