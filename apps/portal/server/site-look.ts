import { createHash } from 'node:crypto';
import type { SiteFile } from '@millwright/api/site-file';
import { createTheme, themeAsCss } from '@millwright/ui/theme';
import { themeColors } from '@millwright/ui/theme-values';
import sharp from 'sharp';
import type { ApiAccess } from './api-access.ts';
import type { Stylesheet } from '../app/runtime/load-styles.ts';

/** What a site of one's own serves in place of our files. */
export interface SiteLook {
  /** The stylesheet with its tokens; null where it has the colours of Millwright. */
  stylesheet: Stylesheet | null;
  /** Responds to requests for that and for its icons; null for everything else. */
  assets(request: Request): Response | null;
}

interface SiteAsset {
  type: string;
  bytes: Buffer;
  /** Whether its name changes with its content. */
  isImmutable: boolean;
}

/** How much wider than high a logo may be that also is the icon. */
const widestIcon = 1.25;

/** The first letter of the name on the colour of the brand. */
function letterIcon(site: SiteFile): Buffer {
  const { name } = (site.editions.en ?? site.editions.cn ?? site.editions.de)!;
  const [letter = 'M'] =
    new Intl.Segmenter().segment(name.toUpperCase())[Symbol.iterator]().next().value?.segment ?? '';
  const { brand, onBrand } = site.brand ? createTheme(site.brand).colors.light : themeColors.light;
  const text = letter.replace(/[&<>]/g, '');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${brand}"/>` +
      '<text x="16" y="23" text-anchor="middle" font-family="Inter, \'Noto Sans CJK SC\', sans-serif" font-size="20" ' +
      `font-weight="700" fill="${onBrand}">${text}</text></svg>`,
  );
}

/** The icon as SVG: a logo that is about square, else a letter. */
async function iconOf(site: SiteFile, api: Pick<ApiAccess, 'fetch'>): Promise<Buffer> {
  const { logo } = site;
  const isIcon = logo?.path.endsWith('.svg') && logo.width <= widestIcon * logo.height;
  if (!isIcon) return letterIcon(site);
  // The API knows where media are. Where it does not respond, the letter stands in until the next start.
  const response = await api.fetch(new Request(new URL(logo!.path, 'http://portal.invalid'))).catch(() => null);
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : letterIcon(site);
}

/** Prepares what a site of one's own looks like; null where there is none. */
export async function createSiteLook(site: SiteFile | null, api: Pick<ApiAccess, 'fetch'>): Promise<SiteLook | null> {
  if (site === null) return null;
  const svg = await iconOf(site, api);
  const png = (size: number) => sharp(svg, { density: 512 }).resize(size, size, { fit: 'contain' }).png().toBuffer();
  const small = await png(48);
  const icon = (type: string, bytes: Buffer): SiteAsset => ({ type, bytes, isImmutable: false });
  const files = new Map<string, SiteAsset>([
    ['/favicon.svg', icon('image/svg+xml', svg)],
    // Browsers tell an image by its content.
    ['/favicon.ico', icon('image/png', small)],
    ['/apple-touch-icon.png', icon('image/png', await png(180))],
  ]);
  let stylesheet: Stylesheet | null = null;
  if (site.brand) {
    const bytes = Buffer.from(themeAsCss(createTheme(site.brand)));
    const hash = createHash('sha256').update(bytes).digest('base64');
    const href = `/assets/site-${hash.replace(/\W/g, '').slice(0, 12)}.css`;
    stylesheet = { href, integrity: `sha256-${hash}` };
    files.set(href, { type: 'text/css; charset=utf-8', bytes, isImmutable: true });
  }
  return {
    stylesheet,
    assets: (request) => {
      const found = files.get(new URL(request.url).pathname);
      if (!found || !/^(GET|HEAD)$/.test(request.method)) return null;
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(found.bytes), {
        headers: {
          'content-type': found.type,
          'content-length': String(found.bytes.length),
          'cache-control': found.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        },
      });
    },
  };
}
