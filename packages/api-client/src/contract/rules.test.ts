import { POST_LIMITS } from '@millwright/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../fake/index.ts';
import { readContext } from '../client.ts';
import { clientOf, everyCall } from '../testing/every-call.ts';
import { signOn, signOnAccept, signOnCode, writeAccount } from './account.ts';
import { readEntryList } from './entry.ts';
import { requiredText, wireInstant, writtenDay, writtenText } from './fields.ts';
import { calls } from './index.ts';
import { sealedSecret } from './login.ts';
import { readIssue, readIssuePage } from './magazine.ts';
import { readMember, readProfile } from './member.ts';
import { readPartnerLink } from './partner-link.ts';
import { readProduct } from './product.ts';
import { longTexts, writeCertificate, writeFacts } from './supplier-desk.ts';
import { tableProblems } from './supplier-products.ts';
import { readSupplier, wireCertificate } from './supplier.ts';

const context = readContext({ edition: 'en' });
/** A response as it was read. */
const parsed = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> =>
  v.parse(schema, value);

it('a response of another shape is refused with where it differs', async () => {
  const problemOf = async (response: unknown) =>
    everyCall.keywordList(clientOf(createFakeApi({ responses: { keywordList: response } })));
  expect(await problemOf(5)).toMatchObject({ failure: { kind: 'malformed', problem: 'data: object' } });
  expect(await problemOf({ list: ['a', 5] })).toMatchObject({ failure: { problem: 'list.1: union' } });
});

it('a body may be larger than usual where it holds long texts or a file, in KiB', () => {
  const larger = Object.entries(calls).flatMap(([name, call]) =>
    call.largestBody === undefined ? [] : [[name, call.largestBody / 1024]],
  );
  expect(Object.fromEntries(larger)).toEqual({
    publishPost: 64,
    sendEnquiry: 64,
    changeDeskProduct: 512,
    changeDeskProfile: 512,
    uploadProductTable: 1024,
    uploadFile: 10_240,
  });
});

it('a list without facets has none of each kind', () => {
  const { facets } = readEntryList({ list: [], total: 0 }, {}, (item) => item);
  expect(facets).toEqual({
    industries: [],
    tags: [],
    years: [],
    months: [],
    owners: [],
    languages: [],
    sides: [],
    regions: [],
    parameters: [],
  });
});

it('a link of a partner has a relation where one is needed', () => {
  const read = (url_rel: string) =>
    readPartnerLink(
      parsed(calls.partnerLinkList.response, { list: [{ title: 't', url: 'https://a.example', url_rel }] }).list[0]!,
    );
  expect(read('')).toStrictEqual({ title: 't', url: 'https://a.example' });
  expect(read('nofollow')).toMatchObject({ rel: expect.stringContaining('nofollow') });
});

it('what is encrypted for a login has its text, the key of its image and its time', () => {
  expect(v.is(sealedSecret, { v: 'text', key: 'k', t: 1 })).toBe(true);
  expect(
    [{}, { v: 'text', key: 'k' }, { v: 'text', key: 'k', t: 1.5 }].filter((one) => v.is(sealedSecret, one)),
  ).toEqual([]);
});

it('only an address of a page is signed for sharing in WeChat', () => {
  const isTaken = (url: string) => v.is(calls.wechatSign.request, { url });
  expect(['https://a.example/', 'http://a.example/', 'see https://a.example/', '/a'].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('a post of a member may hold a few links', () => {
  const post = { side: 'demand', title: 't', key: 'k'.repeat(16) };
  const takes = (count: number) =>
    v.is(calls.publishPost.request, { ...post, text: `t ${'https://a.example/ '.repeat(count)}` });
  expect([0, POST_LIMITS.links, POST_LIMITS.links + 1].map(takes)).toEqual([true, true, false]);
});

it('the mistakes of a refused table are named by line and column', () => {
  const problems = [{ line: 2, column: 'price', mistake: 'noNumber', value: 'x' }];
  expect(v.parse(tableProblems, { problems, total: 1 })).toEqual({ problems, total: 1 });
  expect(v.is(tableProblems, { problems: [{}], total: 1 })).toBe(false);
  expect(v.is(tableProblems, {})).toBe(false);
});

describe('an account', () => {
  it('has 0 on the wire for a place that is taken away, and nothing for one that stays', () => {
    expect(writeAccount({ countryId: null, provinceId: 2 })).toEqual({ country_id: 0, province_id: 2 });
    expect(writeAccount({ provinceId: null, cityId: 3 })).toEqual({ province_id: 0, city_id: 3 });
    expect(writeAccount({ countryId: 1, cityId: null, trueName: 'n' })).toEqual({
      country_id: 1,
      city_id: 0,
      true_name: 'n',
    });
  });

  it('is carried by a token of 22 to 64 characters', () => {
    const isToken = (code: string) => v.is(signOnAccept.request, { code });
    expect(['a'.repeat(22), '_-9Z'.repeat(16)].map(isToken)).toEqual([true, true]);
    const others = [
      '',
      'a',
      'a'.repeat(21),
      'a'.repeat(65),
      `${'a'.repeat(22)} `,
      `.${'a'.repeat(22)}`,
      '.'.repeat(22),
    ];
    expect(others.filter(isToken)).toEqual([]);
    expect(v.is(signOnCode.request, { to: 'portal', state: 'a'.repeat(22) })).toBe(true);
    expect(v.parse(signOn.request, { from: 'portal' })).toEqual({ from: 'portal', path: '/' });
  });
});

describe('texts and days that somebody writes', () => {
  it('hold nothing that no database takes', () => {
    expect(['a', '', 'a\0', '\ud800'].map((text) => v.is(writtenText(10), text))).toEqual([true, true, false, false]);
    expect([' a ', '', '  ', 'a'.repeat(11)].map((text) => v.is(requiredText(10), text))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are days of the calendar', () => {
    const days = ['2026-02-28', '2028-02-29', '2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', ''];
    expect(days.map((day) => v.is(writtenDay, day))).toEqual([true, true, false, false, false, false, false]);
  });

  it.each([
    ['2026-02-28T08:30:00Z', '2026-02-28T08:30:00.000Z'],
    ['2026-02-28 08:30:00', '2026-02-28T00:30:00.000Z'],
    ['2026-02-28T08:30:00.5Z', '2026-02-28T08:30:00.500Z'],
  ])('are instants: %s is %s', (text, instant) => {
    expect(v.parse(wireInstant, text)).toBe(instant);
  });

  it.each(['2026-13-28T08:30:00Z', '2026-02-28T24:30:00Z', 'x2026-02-28T08:30:00Z', 'x2026-02-28', 'never'])(
    'are no instants: %s',
    (text) => {
      expect(v.safeParse(wireInstant, text).issues?.[0]?.message).toBeTruthy();
      expect(v.is(wireInstant, text)).toBe(false);
    },
  );
});

describe('a member', () => {
  const profile = { id: 7, truename: 'Lin Xia' };
  const read = (more: object) => parsed(calls.userInfo.response, { profile: { ...profile, ...more } });

  it('is an editor where the service says so', () => {
    expect(readMember(read({ is_editor: true }))).toEqual({ id: 7, trueName: 'Lin Xia', isEditor: true });
    expect(readMember(read({ is_editor: false }))).toEqual({ id: 7, trueName: 'Lin Xia' });
    expect(readMember(read({}))).toEqual({ id: 7, trueName: 'Lin Xia' });
  });

  it('has a profile with a place, and a visitor none', () => {
    expect(readProfile(read({ country_id: 1, province_id: 2, city_id: 3 }))).toMatchObject({ id: 7, countryId: 1 });
    expect(readProfile(parsed(calls.userInfo.response, { profile: null }))).toBeNull();
    expect(readProfile(read({ id: 0 }))).toBeNull();
  });
});

/** The least that an entry says. */
const entry = { id: 5, title: 'T', publish_time: '2026-03-01 08:30:00' };

it('an article has the types that the specification names, in its order', () => {
  const wire = { ...entry, brief: '', source: '', tags: [], content: '', type: ['newswire', 'other', 'Editorpick'] };
  expect(parsed(calls.articleDetail.response, { article: wire }).article.type).toEqual(['Editorpick', 'newswire']);
});

describe('a product', () => {
  const read = (more: object) =>
    readProduct(parsed(calls.productDetail.response, { item: { ...entry, ...more } }).item, context);

  it('has the codes that are stated, and nothing for the others', () => {
    expect(read({}).codes).toEqual({ eclass: '', unspsc: '', gtin: '' });
    expect(read({ codes: { eclass: 'e' } }).codes).toEqual({ eclass: 'e', unspsc: '', gtin: '' });
    expect(read({ codes: { unspsc: 'u', gtin: 'g' } }).codes).toEqual({ eclass: '', unspsc: 'u', gtin: 'g' });
  });

  it('has its series, and parameters with or without a value', () => {
    const parameters = [
      { label: 'a', value: 'b', key: 'power' },
      { label: 'a', value: 'b', key: 'power', low: '5', unit: 'KWT' },
      { label: 'a', value: 'b', key: 'power', high: '5', unit: 'KWT' },
    ];
    const product = read({ series: [{ ...entry, id: 6 }], parameters });
    expect(product.series.map(({ id, title }) => [id, title])).toEqual([[6, 'T']]);
    expect(product.parameters).toEqual([
      { label: 'a', value: 'b', key: 'power' },
      { label: 'a', value: 'b', key: 'power', data: { kind: 'quantity', low: '5', high: null, unit: 'KWT' } },
      { label: 'a', value: 'b', key: 'power', data: { kind: 'quantity', low: null, high: '5', unit: 'KWT' } },
    ]);
  });
});

describe('a supplier', () => {
  it('has its products, films and replies', () => {
    const wire = parsed(calls.supplierDetail.response, {
      item: {
        ...entry,
        products: [{ ...entry, id: 6 }],
        videos: [{ ...entry, id: 7 }],
        answer: { median_hours: 4, percent: 92, count: 13 },
      },
    });
    const supplier = readSupplier(wire.item, context);
    expect([supplier.products[0]?.id, supplier.videos[0]?.id]).toEqual([6, 7]);
    expect(supplier.replies).toEqual({ medianHours: 4, repliedPercent: 92, enquiries: 13 });
  });

  it('has a certificate of which only the name is stated', () => {
    expect(v.parse(wireCertificate, 'ISO 9001')).toEqual({
      name: 'ISO 9001',
      issuer: '',
      number: '',
      scope: '',
      valid_until: null,
      checked_by: '',
      checked_on: null,
    });
  });
});

describe('a desk of a supplier', () => {
  const both = { cn: '', en: '' };
  const facts = {
    brief: both,
    description: both,
    city: both,
    markets: both,
    founded: 0,
    staff: 0,
    person: both,
    phone: '',
    email: '',
    address: both,
    searchKeywords: both,
  };

  it('takes an address for mail, or none', () => {
    const takes = (email: string) =>
      v.is(calls.changeDeskProfile.request, { supplier: 1, version: 'v'.repeat(22), facts: { ...facts, email } });
    expect(['', ' ', 'a@example.com', ' a@example.com ', 'nobody', 'a@'].map(takes)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('writes facts as they are, and the day of a certificate by its wire name', () => {
    expect(writeFacts(facts)).toBe(facts);
    expect(writeCertificate({ name: 'n', issuer: both, number: '', scope: both, validUntil: '2026-03-01' })).toEqual({
      name: 'n',
      issuer: both,
      number: '',
      scope: both,
      valid_until: '2026-03-01',
    });
    expect(longTexts).toBe(524_288);
  });
});

describe('a quote', () => {
  const quote = { id: 1, currency: 'EUR', valid_until: '2026-03-01', prices: [{ quantity: 1, unit_price: 9.5 }] };
  const takes = (more: object) =>
    v.safeParse(calls.sendQuote.request, { ...quote, key: 'k'.repeat(16), ...more }).success;
  const prices = (...quantities: number[]) => ({
    prices: quantities.map((quantity) => ({ quantity, unit_price: 1 })),
  });

  it('has its prices by ascending quantity', () => {
    expect([prices(1), prices(1, 2, 3), prices(2, 1), prices(1, 1), prices(1, 3, 2)].map(takes)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('has amounts of four decimals at most', () => {
    const amounts = [9.5, 0.0001, 0.00001, -1].map((unit_price) => ({ prices: [{ quantity: 1, unit_price }] }));
    expect(amounts.map(takes)).toEqual([true, true, false, false]);
  });
});

describe('an issue', () => {
  it('has contents with the articles that are there, and other issues', () => {
    const issue = { year: 2026, period: 3, mag: { id: 2, mag_title_cn: '刊', mag_title_en: '' } };
    const { item } = parsed(calls.issueDetail.response, {
      item: {
        ...entry,
        ...issue,
        lang: 'en',
        contents: [
          { title: 'a', page: 1, article: { id: 9, diy_url: 'nine' } },
          { title: 'b', page: 2, article: null },
        ],
        issues: [{ id: 8, ...issue }],
      },
    });
    const { contents, issues } = readIssuePage(item, context);
    expect(contents).toEqual([
      { title: 'a', page: 1, article: { id: 9, urlName: 'nine' } },
      { title: 'b', page: 2, article: null },
    ]);
    expect(issues).toEqual([{ id: 8, image: null, year: 2026, period: '3', magazineTitle: '刊' }]);
  });
});

describe('the title of a magazine', () => {
  const issueOf = (mag: { mag_title_cn: string; mag_title_en: string; mag_title_de?: string }) => ({
    id: 1,
    image: null,
    year: 2026,
    period: '3',
    mag: { id: null, ...mag },
  });
  it.each([
    ['cn', { mag_title_cn: '机床', mag_title_en: 'Machine Tools', mag_title_de: 'Maschinen' }, '机床'],
    ['en', { mag_title_cn: '机床', mag_title_en: 'Machine Tools', mag_title_de: 'Maschinen' }, 'Machine Tools'],
    ['en', { mag_title_cn: '机床', mag_title_en: '' }, '机床'],
    ['de', { mag_title_cn: '机床', mag_title_en: 'Machine Tools', mag_title_de: 'Maschinen' }, 'Maschinen'],
    ['de', { mag_title_cn: '机床', mag_title_en: 'Machine Tools' }, 'Machine Tools'],
    ['de', { mag_title_cn: '机床', mag_title_en: '' }, '机床'],
  ] as const)(
    'in the edition %s of %j is %s: its own, else the English, else the Chinese one',
    (edition, mag, title) => {
      expect(readIssue(issueOf(mag), readContext({ edition })).magazineTitle).toBe(title);
    },
  );
});
