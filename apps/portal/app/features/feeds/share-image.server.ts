/* oxlint-disable lingui/no-unlocalized-strings -- headers that machines read */
import {
  getArticle,
  getIssue,
  getPaper,
  getPost,
  getPressRelease,
  getProduct,
  getSupplier,
  getTradeShow,
  getVideo,
  type Result,
} from '@millwright/api-client';
import { parseInteger, type Id } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { baseInfoOf, mainBudget, mainItem, notFound, sectionBudget } from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { createImageCache } from './image-cache.server.ts';
import { shareType, siteShareImagePath, type SharedKind } from '../../shell/page/drawn-images.ts';

/** What is drawn of an item. */
interface Shared {
  title: string;
  image: string | null;
  industryId?: Id | null;
  publishedAt?: string;
}

type DrawnKind = SharedKind | 'site';

type Find = (scope: RequestScope, id: Id) => Promise<Result<Shared>>;

const finds: Readonly<Record<DrawnKind, Find>> = {
  // There is one, under the path that heads name.
  site: ({ edition, i18n }) => Promise.resolve({ ok: true, value: { title: i18n._(edition.welcome), image: null } }),
  article: ({ client }, id) => getArticle(client, String(id), mainBudget),
  video: ({ client }, id) => getVideo(client, id, mainBudget),
  magazineIssue: async ({ client }, id) => {
    const issue = await getIssue(client, id, mainBudget);
    return issue.ok
      ? {
          ok: true,
          value: { ...issue.value, title: `${issue.value.magazineTitle} ${issue.value.year}-${issue.value.period}` },
        }
      : issue;
  },
  whitePaper: ({ client }, id) => getPaper(client, id, mainBudget),
  tradeShow: ({ client }, id) => getTradeShow(client, id, mainBudget),
  supplier: ({ client }, id) => getSupplier(client, id, mainBudget),
  product: ({ client }, id) => getProduct(client, id, mainBudget),
  supply: ({ client }, id) => getPost(client, id, mainBudget),
  pressRelease: ({ client }, id) => getPressRelease(client, id, mainBudget),
};

const isKind = (kind: string | undefined): kind is DrawnKind => kind !== undefined && Object.hasOwn(finds, kind);

const images = createImageCache({ bytes: 32 * 1024 * 1024, atOnce: 2, waiting: 32 });
const largestImage = 5 * 1024 * 1024;

/** The item's own image, where it is one of ours; it is never requested from another host. */
async function ownImage({ apiFetch, site }: RequestScope, image: string | null): Promise<Buffer | null> {
  if (!image) return null;
  const origin = site.origins[site.editionKey];
  const url = new URL(image, origin);
  if (url.origin !== origin) return null;
  try {
    const response = await apiFetch(new Request(url, { signal: AbortSignal.timeout(sectionBudget.timeout!) }));
    const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    return bytes && bytes.length <= largestImage ? bytes : null;
  } catch {
    return null;
  }
}

/** Responds with the share image of an item as PNG; a crowd of images that are not drawn yet gets a 503. */
export async function loadShareImage({ scope, url, params }: PageVisit): Promise<Response> {
  const id = parseInteger(/^(\d{1,10})\.png$/.exec(params.file ?? '')?.[1]);
  if (id === null || !isKind(params.kind)) throw notFound();
  if (params.kind === 'site' && url.pathname !== siteShareImagePath) throw notFound();
  const { kind } = params;
  const { edition, i18n, ownSite } = scope;
  const [item, baseInfo] = await Promise.all([mainItem(scope, kind, finds[kind](scope, id)), baseInfoOf(scope)]);
  const siteName = i18n._(edition.siteName);
  const { brand } = ownSite ?? {};
  const kicker = industryLookup(baseInfo)(item.industryId ?? null)?.name ?? siteName;
  const note = [siteName, item.publishedAt && formatDate(item.publishedAt)].filter(Boolean).join(' · ');
  const key = JSON.stringify([edition.key, kind, id, item.title, item.image, kicker, note, siteName, brand]);
  const image = await images(key, async () => {
    // Loaded with the first image: its layout engine is no part of a page.
    const { drawShareImage } = await import('./draw-share-image.server.tsx');
    return drawShareImage({
      siteName,
      brand,
      lang: edition.lang,
      kicker,
      title: item.title,
      note,
      image: await ownImage(scope, item.image),
    });
  });
  if (!image) return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': shareType, 'cache-control': 'public, max-age=86400' },
  });
}
