/** Where the portal is, for pages of somebody else. */
export const portal = 'https://portal.example';

/** An image that is nowhere but here. */
const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The content in the language that is requested. */
const words = {
  en: {
    pumps: 'Pumps',
    centrifugal: 'Centrifugal',
    valves: 'Valves',
    works: 'Works',
    brief: 'Pumps for abrasive slurries',
    show: 'Show',
    city: 'Shanghai',
    venue: 'Hall 1',
    organiser: 'Fairs',
    keyword: 'five-axis',
    banner: 'Pump fair',
  },
  cn: {
    pumps: '泵',
    centrifugal: '离心泵',
    valves: '阀门',
    works: '泵业',
    brief: '用于磨蚀性浆料的泵',
    show: '展会',
    city: '上海',
    venue: '1 号馆',
    organiser: '展览公司',
    keyword: '五轴',
    banner: '泵展',
  },
};
type Words = (typeof words)['en'];

const entry = (id: number, title: string, brief = '') => ({
  id,
  title,
  brief,
  image: null,
  sid: 1,
  publish_time: '2026-05-12T01:00:00Z',
  owner: null,
  region: null,
  featured: false,
});

const industry = (id: number, name: string, childlist: object[] = []) => ({
  id,
  seo_path: childlist.length > 0 ? 'pumps' : null,
  name,
  icon: 'gear',
  show_nav: 1,
  banner_code_cn: null,
  childlist,
});

const show = (id: number, say: Words) => ({
  ...entry(id, `${say.show} ${id}`),
  start_date: '2027-05-12',
  end_date: '2027-05-15',
  city: say.city,
  venue: say.venue,
  organiser: say.organiser,
});

const good = (data: unknown) => ({ status: 200, body: { code: 1, msg: '', data } });

/** What the API responds to a request: its URL, its language, and what was posted. */
export function responseOf(
  url: URL,
  language: string | null,
  posted: string | null,
): { status: number; body: unknown } {
  const say = language?.startsWith('zh') ? words.cn : words.en;
  const number = (name: string) => Number(url.searchParams.get(name) ?? 0);
  switch (url.pathname) {
    case '/api/userinfo':
      return good({ profile: null });
    case '/api/baseinfo':
      return good({
        settings: {},
        keywords: [say.keyword],
        industrys: [industry(1, say.pumps, [industry(11, say.centrifugal)]), industry(2, say.valves)],
      });
    case '/api/banner/list': {
      const { code } = JSON.parse(posted ?? '{}') as { code?: string };
      return good({
        banners:
          code === 'top' || code === 'large'
            ? [{ title: say.banner, image, image2: code === 'large' ? image : null, token: 't', sign: 's' }]
            : [],
      });
    }
    case '/api/supplier/detail':
      return number('id') === 404
        ? { status: 404, body: { code: 0, msg: 'not found', reason: 'not_found' } }
        : good({
            item: {
              ...entry(number('id'), `${say.works} ${number('id')}`, say.brief),
              city: say.city,
              founded: 1998,
              staff: 1200,
              product_count: 40,
            },
          });
    case '/api/tradeshow/list':
      return good({ list: Array.from({ length: number('rows') }, (_, index) => show(index + 1, say)), total: 60 });
    default:
      return { status: 404, body: { code: 0, msg: 'not found', reason: 'not_found' } };
  }
}
