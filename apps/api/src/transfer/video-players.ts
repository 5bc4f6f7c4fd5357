const nameOf = /^[\w-]{5,30}$/;

/** The player of a video by the host of its page, and the host that the player is on. */
const services: readonly { pages: RegExp; player: string; pathOf: (url: URL) => string | null }[] = [
  {
    pages: /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/,
    player: 'www.youtube-nocookie.com',
    pathOf: ({ hostname, pathname, searchParams }) => {
      // Flash players of old had parameters without a question mark: `/v/dQw4w9WgXcQ&hl=en`.
      const [first = '', second = ''] = pathname.replace(/&.*/, '').split('/').filter(Boolean);
      const id = hostname === 'youtu.be' ? first : /^(?:embed|shorts|v)$/.test(first) ? second : searchParams.get('v');
      return id !== null && nameOf.test(id) ? `/embed/${id}` : null;
    },
  },
  {
    pages: /^(?:www\.|player\.)?vimeo\.com$/,
    player: 'player.vimeo.com',
    pathOf: ({ pathname, searchParams }) => {
      const flash = pathname === '/moogaloop.swf' ? `/${searchParams.get('clip_id')}` : pathname;
      const id = /^\/(?:video\/)?(\d{5,12})\/?$/.exec(flash)?.[1];
      return id === undefined ? null : `/video/${id}`;
    },
  },
  {
    pages: /^(?:v|player)\.youku\.com$/,
    player: 'player.youku.com',
    pathOf: ({ pathname }) => {
      const id = /^\/(?:v_show\/id_|embed\/|player\.php\/(?:[^/]+\/[^/]+\/)*?sid\/)(\w{8,30}={0,2})(?:[./]|$)/.exec(
        pathname,
      )?.[1];
      return id === undefined ? null : `/embed/${id}`;
    },
  },
  {
    pages: /^(?:www\.)?bilibili\.com$/,
    player: 'player.bilibili.com',
    pathOf: ({ pathname }) => {
      const id = /^\/video\/(BV\w{8,14})\/?$/.exec(pathname)?.[1];
      return id === undefined ? null : `/player.html?bvid=${id}`;
    },
  },
];

/** The frame of a video's player, by the URL of the video or of its player; null where the site embeds none of that host. */
export function playerFrame(url: string, playerHosts: readonly string[]): string | null {
  const page = URL.parse(url.trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://'));
  if (!page || !/^https?:$/.test(page.protocol)) return null;
  const service = services.find(({ pages, player }) => pages.test(page.hostname) && playerHosts.includes(player));
  const path = service?.pathOf(page) ?? null;
  return path === null ? null : `<iframe src="https://${service!.player}${path}"></iframe>`;
}
