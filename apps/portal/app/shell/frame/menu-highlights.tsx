import { RenderedHighlights } from '@millwright/ui/industry-highlights';
import { useEffect, useState } from 'react';

/** How long an industry has to stay active before it is requested, in milliseconds: the mouse only crosses most of them. */
const delay = 120;

/** What is new in an industry, as the server renders it; null where it cannot be had. */
const loadHtml = (path: string, signal: AbortSignal): Promise<string | null> =>
  fetch(`/menu-highlights${path}`, { signal })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);

/**
 * What is new in the active industry: requested once for each. Where it cannot be had, the menu is as it is without, and
 * it is requested again when the menu opens next.
 *
 * @param path of the active industry's sub-site
 */
export function MenuHighlights({ path }: { path: string }) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, string>>>({});
  const html = loaded[path];
  const isMissing = html === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const text = await loadHtml(path, controller.signal);
      if (text !== null) setLoaded((before) => ({ ...before, [path]: text }));
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, isMissing]);
  return html ? <RenderedHighlights html={html} /> : null;
}
