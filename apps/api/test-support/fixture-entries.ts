import type * as schema from '../src/db/schema.ts';

type Entry = typeof schema.entry.$inferInsert;

/** Provinces and countries. */
export const fixtureRegions = [
  { id: 1, nameCn: '浙江', nameEn: 'Zhejiang', position: 1 },
  { id: 2, nameCn: '德国', nameEn: 'Germany', position: 2 },
];

const industries = [5, 51, 6, null];
const both = (cn: string, en: string) => ({ cn, en });

/** So many of a kind, with ids from `first`, of all industries, tags, regions and of three years. */
const day = 86_400_000;

/** 53 days apart; of what is published, those that would lie behind the tests' clock follow day by day. */
const dateOf = (kind: Entry['kind'], at: number): Date => {
  const apart = kind === 'show' ? at : Math.min(at, 14);
  return new Date(Date.UTC(2024, 0, 31, 15) + (apart * 53 + (at - apart)) * day);
};

const many = (
  kind: Entry['kind'],
  first: number,
  count: number,
  more: (at: number) => Partial<Entry> = () => ({}),
): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    kind,
    // Some are in one edition only.
    titleCn: at % 7 === 6 ? null : `${kind}第${at}号`,
    titleEn: at % 7 === 5 ? null : `${kind} no. ${at}`,
    briefCn: '简介',
    briefEn: 'A brief',
    image: at % 4 === 3 ? null : `/img/${kind}/${at}.svg`,
    industryId: industries[at % industries.length]!,
    tagIds: [1, 2, 3].filter((tag) => (at + tag) % 2 === 0),
    regionId: at % 3 === 2 ? null : (at % 3) + 1,
    featured: at % 5 === 0,
    published: at % 11 !== 10,
    publishedAt: dateOf(kind, at),
    details: { paragraphs: [both('第一段', 'First paragraph')] },
    ...more(at),
  }));

/** Entries of every kind. */
export const fixtureEntries: Entry[] = [
  ...many('supplier', 1000, 12, () => ({
    details: {
      city: both('宁波', 'Ningbo'),
      founded: 1998,
      staff: 860,
      certificates: [
        // As it was before certificates had more than a name.
        'ISO 9001',
        {
          name: 'ISO 14001',
          issuer: both('诺瑟认证所', 'Nordcert Institute'),
          number: 'NC-1',
          scope: both('宁波工厂', 'Site in Ningbo'),
          valid_until: '2027-05-31',
          checked_by: both('编辑部', 'Editors'),
          checked_on: '2026-09-14',
        },
      ],
      markets: [both('欧洲', 'Europe')],
    },
  })),
  ...many('magazine', 1100, 2, (at) => ({
    titleCn: `杂志${at}`,
    titleEn: `Magazine ${at}`,
    lang: at === 0 ? 'cn' : 'en',
  })),
  ...many('issue', 1200, 16, (at) => ({
    titleCn: `第${at}期`,
    titleEn: `Issue ${at}`,
    ownerId: 1100 + (at % 2),
    lang: at % 2 === 0 ? 'cn' : 'en',
    details: {
      year: 2024 + (at % 3),
      period: String(at),
      pages: 64,
      contents: [
        { page: 4, title: both('目录', 'Contents'), article_id: { cn: 5, en: 6 } },
        { page: 9, title: both('其他', 'Others') },
      ],
    },
  })),
  ...many('video', 1300, 25, (at) => ({
    ownerId: at % 2 ? 1000 : null,
    details: {
      seconds: 90,
      player: 'https://player.example.com/1',
      chapters: [{ seconds: 30, title: both('开场', 'Opening') }],
    },
  })),
  ...many('paper', 1400, 9, (at) => ({
    details: {
      pages: 12,
      contents: [both('一', 'One')],
      ...(at === 0
        ? {
            sections: {
              cn: [{ heading: '背景', paragraphs: ['锁模力测量。'] }],
              en: [{ heading: 'Background', paragraphs: ['Clamping force, measured.'] }],
            },
          }
        : {}),
    },
  })),
  ...many('product', 1500, 14, (at) => ({
    ownerId: 1001,
    details: {
      model: 'HX-1',
      gallery: ['/img/a.svg'],
      codes: { eclass: '36-51-01-01', unspsc: '23151500', gtin: '9520000015008' },
      parameters: [
        { key: 'clamping-force', low: String(500 + at * 250), high: String(500 + at * 250), unit: 'B47' },
        { key: 'opening-stroke', low: '200', high: String(400 + at), unit: 'MMT' },
        { label: both('油箱', 'Oil tank'), value: '220 L' },
        { key: 'operating-temperature', high: '40', unit: 'CEL' },
        // Some do not state it.
        ...(at % 3 === 0 ? [] : [{ key: 'drive', choice: at % 3 === 1 ? 'torque-motor-direct' : 'servo-hydraulic' }]),
        { key: 'panel', text: both('双面', 'Both sides') },
      ],
    },
  })),
  ...many('post', 1600, 14, (at) => ({
    side: at % 2 ? 'demand' : 'supply',
    endsAt: new Date('2026-06-01T00:00:00Z'),
    details: { quantity: 20, unit: both('台', 'pieces'), place: both('宁波', 'Ningbo') },
  })),
  ...many('show', 1700, 20, (at) => ({
    endsAt: new Date(Date.UTC(2024, 1, 3, 15) + at * 53 * 86_400_000),
    details: {
      start_date: '2026-02-01',
      end_date: '2026-02-04',
      city: both('上海', 'Shanghai'),
      venue: both('展馆', 'Halls'),
      organiser: both('协会', 'Association'),
      exhibitor_ids: at % 3 === 0 ? [1000, 1005, 1006] : [1000, 1006],
    },
  })),
  ...many('release', 1800, 5),
];

/** Contacts of a supplier and of a post of its own; the other posts and suppliers have none. */
export const fixtureContacts = [
  {
    entryId: 1000,
    personCn: '陈工',
    personEn: 'Ms Chen',
    phone: '+86 574 5550 1000',
    email: 'sales@supplier.example.com',
    addressCn: '宁波市北仑区1号',
    addressEn: '1 Beilun Road, Ningbo',
  },
  { entryId: 1601, personCn: '王采购', personEn: 'Mr Wang', phone: '+86 574 5550 1601', email: 'buyer@example.com' },
];

const before = (hours: number): Date => new Date(Date.parse('2026-03-01T04:00:00Z') - hours * 3_600_000);

/**
 * Supplier 1000 answered three of four enquiries of the last year, in 2, 5 and 30 hours; an older one counts no more.
 */
export const fixtureEvents: (typeof schema.enquiryEvent.$inferInsert)[] = [
  ...[
    ['a', 100, 98],
    ['b', 200, 195],
    ['c', 300, 270],
    ['old', 9000, 8000],
  ]
    .map(([enquiry, sent, responded]) => [
      { supplierId: 1000, enquiry: String(enquiry), kind: 'sent' as const, happenedAt: before(Number(sent)) },
      { supplierId: 1000, enquiry: String(enquiry), kind: 'answered' as const, happenedAt: before(Number(responded)) },
    ])
    .flat(),
  { supplierId: 1000, enquiry: 'd', kind: 'sent', happenedAt: before(150) },
  // Asked yesterday: too early to say that it is not answered.
  { supplierId: 1000, enquiry: 'e', kind: 'sent', happenedAt: before(20) },
];

/** An editorial page with a block of every type, in both editions, and one in one edition only. */
export const fixturePages: (typeof schema.page.$inferInsert)[] = [
  ...(['cn', 'en'] as const).map((edition) => ({
    slug: 'about/history',
    edition,
    title: { cn: '发展历程', en: 'History' }[edition],
    brief: 'x',
    image: '/img/page.svg',
    modifiedAt: before(24),
    blocks: [
      { type: 'text', heading: 'a', paragraphs: ['b'] },
      { type: 'facts', items: [{ label: 'a', value: 'b' }] },
      { type: 'timeline', heading: '', items: [{ when: '1998', title: 'a', text: 'b' }] },
      { type: 'people', items: [{ name: 'a', role: 'b', image: '/img/p.svg' }] },
      { type: 'offices', items: [{ name: 'a', address: 'b', image: null }] },
      { type: 'openings', items: [{ title: 'a', place: 'b', text: 'c' }] },
      {
        type: 'event',
        heading: 'a',
        start_date: '2026-05-01',
        end_date: '2026-05-02',
        city: 'b',
        venue: 'c',
        register_url: 'https://example.com/',
      },
      { type: 'agenda', items: [{ time: '9:00', title: 'a' }] },
      { type: 'links', items: [{ label: 'a', url: '/about' }] },
    ],
  })),
  { slug: 'about/careers', edition: 'cn', title: '加入我们', modifiedAt: before(24) },
];
