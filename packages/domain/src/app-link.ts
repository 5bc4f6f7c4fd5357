const safeId = (id: string | null | undefined): string | null => (id && /^[\w-]{1,64}$/.test(id) ? id : null);

/** The id or url name of the article that a path shows; null on every other page. */
export const articleIdOfPath = (path: string): string | null => safeId(/^\/article\/([^/]+)\/?$/.exec(path)?.[1]);

/** The app's own URL of an article, or of its first page. */
export const appDeepLink = (scheme: string, articleId: string | null): string => {
  const id = safeId(articleId);
  return id ? `${scheme}://article/${id}` : `${scheme}://home`;
};

/**
 * Where a visitor goes whose app did not open: the download page, with the article on article pages (spec §2 Floating
 * bar).
 */
export const appFallbackUrl = (downloadPath: string, articleId: string | null): string => {
  const id = safeId(articleId);
  return id ? `${downloadPath}?${new URLSearchParams({ type: 'article', id })}` : downloadPath;
};
