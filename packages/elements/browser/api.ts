/** Where the portal is, for pages of somebody else. */
export const portal = 'https://portal.example';

const picture = '/img/none.svg';

const entry = (id: number, title: string) => ({ id, title, brief: '', image: null, sid: 1, publish_time: '2026-05-12T01:00:00Z', owner: null, region: null, featured: false });

const industries = [
  { id: 1, seo_path: 'pumps', name: 'Pumps', icon: 'gear', show_nav: 1, banner_code_cn: null, childlist: [{ id: 11, seo_path: null, name: 'Centrifugal', icon: '', show_nav: 1, banner_code_cn: null, childlist: [] }] },
  { id: 2, seo_path: 'valves', name: 'Valves', icon: 'gear', show_nav: 1, banner_code_cn: null, childlist: [] },
];

const show = (id: number) => ({ ...entry(id, `Show ${id}`), start_date: '2027-05-12', end_date: '2027-05-15', city: 'Shanghai', venue: 'Hall 1', organiser: 'Fairs' });

const good = (data: unknown) => ({ status: 200, body: { code: 1, msg: '', data } });

/** What the API answers to a request; undefined where it is down. */
export function answerOf(url: URL, posted: string | null): { status: number; body: unknown } {
  const number = (name: string) => Number(url.searchParams.get(name) ?? 0);
  switch (url.pathname) {
    case '/api/userinfo':
      return good({ profile: null });
    case '/api/baseinfo':
      return good({ settings: {}, keywords: ['five-axis'], industrys: industries });
    case '/api/banner/list': {
      const { code } = JSON.parse(posted ?? '{}') as { code?: string };
      return good({ banners: code === 'top' ? [{ title: 'Pump fair', image: picture, image2: null, token: 't', sign: 's' }] : [] });
    }
    case '/api/supplier/detail':
      return number('id') === 404
        ? { status: 404, body: { code: 0, msg: 'not found', reason: 'not_found' } }
        : good({ item: { ...entry(number('id'), `Works ${number('id')}`), city: 'Wuxi', founded: 1998, staff: 1200, product_count: 40 } });
    case '/api/tradeshow/list':
      return good({ list: Array.from({ length: number('rows') }, (_, index) => show(index + 1)), total: 60 });
    default:
      return { status: 404, body: { code: 0, msg: 'not found', reason: 'not_found' } };
  }
}
