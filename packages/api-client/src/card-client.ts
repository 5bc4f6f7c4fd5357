import type {
  BaseInfo,
  EditionKey,
  EntryReference,
  EntrySummary,
  Industry,
  SupplierSummary,
  TradeShowSummary,
} from '@millwright/domain';
import { fields, flag, id, list, odd, readAnswer, text, textOrEmpty, textOrNull, wholeNumber } from './by-hand.ts';
import { readInstant } from './contract/instant.ts';
import { createSmallHttp, type SmallHttpOptions } from './http/small-http.ts';
import { pictureAddress } from './pictures.ts';
import type { Result } from './result.ts';

/** An ISO 3166 code; null where it is none. */
const regionCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/.test(value) ? value : null;

/** Which trade shows are asked for. */
export interface ShowQuery {
  /** How many. */
  rows: number;
  /** Those of an industry. */
  industryId?: number | undefined;
  /** Those at which a supplier exhibits. */
  exhibitorId?: number | undefined;
}

/** The calls for what menus and single cards show. */
export interface CardClient {
  /** Industries, hot keywords and settings. */
  baseInfo(): Promise<Result<BaseInfo>>;
  /** A supplier, as its card shows it. */
  supplier(id: number): Promise<Result<SupplierSummary>>;
  /** Trade shows to come, the next first. */
  shows(query: ShowQuery): Promise<Result<TradeShowSummary[]>>;
}

type Picture = (address: string) => string;

/** The levels of industries that are read; deeper ones make an answer malformed, as in the contract. */
const mostLevels = 4;

const readIndustry = (value: unknown, level: number): Industry => {
  if (level > mostLevels) odd('too deep');
  const { id: number, seo_path, name, icon, show_nav, banner_code_cn, childlist } = fields(value);
  return {
    id: id(number),
    slug: textOrNull(seo_path),
    name: text(name),
    icon: textOrEmpty(icon),
    showNav: flag(show_nav),
    bannerCode: textOrNull(banner_code_cn),
    children: list(childlist ?? [], (child) => readIndustry(child, level + 1)),
  };
};

const readKeyword = (value: unknown): string => (typeof value === 'string' ? value : text(fields(value).title));

const settingsOf = (value: unknown, edition: EditionKey): BaseInfo['settings'] => {
  const settings = fields(value);
  const [title, description, keywords] = ['meta_title', 'seo_description', 'seo_keyword'].map((name) => {
    const [chinese, english] = [textOrEmpty(settings[`${name}_cn`]), textOrEmpty(settings[`${name}_en`])];
    return (edition === 'en' && english) || chinese;
  }) as [string, string, string];
  return { title, description, keywords };
};

const readBaseInfo = (data: unknown, edition: EditionKey): BaseInfo => {
  const { settings, keywords, industrys } = fields(data);
  return {
    settings: settingsOf(settings, edition),
    hotKeywords: list(keywords, readKeyword),
    industries: list(industrys, (industry) => readIndustry(industry, 1)),
  };
};

const readReference = (value: unknown, picture: Picture): EntryReference => {
  const { id: number, title, image } = fields(value);
  const address = textOrNull(image);
  return { id: id(number), title: text(title), image: address === null ? null : picture(address) };
};

const readEntry = (value: unknown, picture: Picture): EntrySummary => {
  const { brief, sid, publish_time, owner, region, featured = false } = fields(value);
  const place = region === undefined || region === null ? null : fields(region);
  return {
    ...readReference(value, picture),
    brief: textOrEmpty(brief),
    industryId: wholeNumber(sid ?? 0, 0) || null,
    publishedAt:
      publish_time === undefined || publish_time === null
        ? new Date(0).toISOString()
        : (readInstant(text(publish_time)) ?? odd('no instant')),
    owner: owner === undefined || owner === null ? null : readReference(owner, picture),
    region: place && { id: id(place.id), name: text(place.name), code: regionCode(place.code) },
    featured: typeof featured === 'boolean' ? featured : odd('no flag'),
  };
};

const readSupplier = (value: unknown, picture: Picture): SupplierSummary => {
  const { city, founded, staff, product_count } = fields(value);
  return {
    ...readEntry(value, picture),
    city: textOrEmpty(city),
    founded: wholeNumber(founded ?? 0, 0),
    staff: wholeNumber(staff ?? 0, 0),
    productCount: wholeNumber(product_count ?? 0, 0),
  };
};

const readDay = (value: unknown): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text(value)) ? (value as string) : odd('no day');

const readShow = (value: unknown, picture: Picture): TradeShowSummary => {
  const { start_date, end_date, city, venue, organiser } = fields(value);
  return {
    ...readEntry(value, picture),
    startsOn: readDay(start_date),
    endsOn: readDay(end_date),
    city: textOrEmpty(city),
    venue: textOrEmpty(venue),
    organiser: textOrEmpty(organiser),
  };
};

/**
 * A small client for what stands alone on a page that is not the portal's: menus, a card, a short list. Of each response
 * it reads only what they show, and answers as the whole client does, in two kilobytes instead of twelve.
 */
export function createCardClient({
  imagePrefix = '',
  ...options
}: SmallHttpOptions & { imagePrefix?: string }): CardClient {
  const send = createSmallHttp(options);
  // An address that must not be shown becomes empty, for which a default picture is shown.
  const picture: Picture = (address) => pictureAddress(address, imagePrefix) ?? '';
  return {
    async baseInfo() {
      return readAnswer(await send('/api/baseinfo'), (data) => readBaseInfo(data, options.edition));
    },
    async supplier(number) {
      return readAnswer(await send(`/api/supplier/detail?id=${number}`), (data) =>
        readSupplier(fields(data).item, picture),
      );
    },
    async shows({ rows, industryId, exhibitorId }) {
      const asked = { when: 'upcoming', rows, sid: industryId, exhibitor: exhibitorId };
      const query = new URLSearchParams(
        Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      );
      return readAnswer(await send(`/api/tradeshow/list?${query}`), (data) => {
        const page = fields(data);
        wholeNumber(page.total, 0);
        return list(page.list, (item) => readShow(item, picture));
      });
    },
  };
}
