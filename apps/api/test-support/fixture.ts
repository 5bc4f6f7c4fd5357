import { ARTICLE_TYPES, type ArticleType, type OwnEditionKey } from '@millwright/domain';
import type { Database } from '../src/db/database.ts';
import * as schema from '../src/db/schema.ts';
import { fixtureContacts, fixtureEntries, fixtureEvents, fixturePages, fixtureRegions } from './fixture-entries.ts';

/** The time at which the tests' clock stands. */
export const fixtureNow = new Date('2026-03-01T04:00:00Z');

/** Industries: two first-level ones, of which one has children, one of these hidden, and a hidden first-level one. */
export const fixtureIndustries = [
  {
    id: 5,
    groupId: 1,
    parentId: null,
    seoPath: 'plastics',
    nameCn: '塑料橡胶',
    nameEn: 'Plastics',
    icon: 'mould-halves',
    showNav: true,
    bannerCode: 'industry-plastics',
    position: 1,
  },
  {
    id: 6,
    groupId: 1,
    parentId: null,
    seoPath: 'metalworking',
    nameCn: '金属加工',
    nameEn: 'Metalworking',
    icon: 'lathe',
    showNav: true,
    bannerCode: null,
    position: 2,
  },
  {
    id: 7,
    groupId: 2,
    parentId: null,
    seoPath: null,
    nameCn: '档案',
    nameEn: 'Archive',
    icon: '',
    showNav: false,
    bannerCode: null,
    position: 3,
  },
  {
    id: 51,
    groupId: null,
    parentId: 5,
    seoPath: null,
    nameCn: '注塑',
    nameEn: 'Injection moulding',
    icon: '',
    showNav: true,
    bannerCode: null,
    position: 1,
  },
  {
    id: 52,
    groupId: null,
    parentId: 5,
    seoPath: null,
    nameCn: '挤出',
    nameEn: 'Extrusion',
    icon: '',
    showNav: false,
    bannerCode: null,
    position: 2,
  },
];

/** Topic tags. */
const fixtureTags = [
  { id: 1, nameCn: '机器人', nameEn: 'Robots', grade: 3 },
  { id: 2, nameCn: '模具', nameEn: 'Moulds', grade: 9 },
  { id: 3, nameCn: '节能', nameEn: 'Energy saving', grade: 3 },
];

/** An article of the fixture. */
export interface FixtureArticle {
  id: number;
  edition: OwnEditionKey;
  diyUrl: string | null;
  url: string | null;
  title: string;
  brief: string;
  image: string | null;
  source: string;
  author: string | null;
  industryId: number | null;
  types: ArticleType[];
  tagIds: number[];
  counterpartId: number | null;
  published: boolean;
  publishedAt: Date;
  modifiedAt: Date;
}

const industries = [5, 51, 52, 6, null];
const day = 86_400_000;

/**
 * 96 articles, odd ids Chinese and even ids English, a pair of ids being counterparts where they are divisible by six.
 * They are eight days apart, so that they fill more than two years, some on either side of midnight in Shanghai.
 */
export const fixtureArticles: FixtureArticle[] = Array.from({ length: 96 }, (_, index) => {
  const id = index + 1;
  const edition = id % 2 === 1 ? 'cn' : 'en';
  const pair = Math.ceil(id / 2);
  const publishedAt = new Date(Date.UTC(2024, 0, 5, 15, 30 + (pair % 3) * 20) + pair * 16 * day);
  return {
    id,
    edition,
    diyUrl: pair % 5 === 0 ? (edition === 'cn' ? `zhu-su-${pair}` : `moulding-${pair}`) : null,
    url: pair === 7 ? 'https://elsewhere.example.com/story' : null,
    title: edition === 'cn' ? `注塑机节能改造第${pair}篇` : `Energy saving on moulding machines, part ${pair}`,
    brief: edition === 'cn' ? `第${pair}家工厂的伺服改造` : `How plant ${pair} changed its drives`,
    image: pair % 4 === 0 ? null : `/img/article/${pair}.svg`,
    source: edition === 'cn' ? '本刊' : 'Own report',
    author: pair % 3 === 0 ? 'Lin' : null,
    industryId: industries[pair % industries.length]!,
    types: ARTICLE_TYPES.filter((_type, at) => (pair + at) % 3 === 0),
    tagIds: [1, 2, 3].filter((tag) => (pair + tag) % 2 === 0),
    counterpartId: pair % 3 === 0 ? (edition === 'cn' ? id + 1 : id - 1) : null,
    published: pair !== 48,
    publishedAt,
    modifiedAt: new Date(publishedAt.getTime() + 3_600_000),
  };
});

/** The body of an article of the fixture as it was written. */
const fixtureBody = ({ id, edition }: Pick<FixtureArticle, 'id' | 'edition'>): string =>
  edition === 'cn'
    ? `<h2>背景</h2><p>锁模力与螺杆转速第${id}次测量。</p><script>alert(1)</script>` +
      `<img src="/img/body/${id}.svg" alt="现场">`
    : `<h2>Background</h2><p>Clamping force, measured for the ${id}th time.</p><script>alert(1)</script>` +
      `<img src="/img/body/${id}.svg" alt="On site">`;

/** Fills an empty database with the fixture. */
export async function seedFixture(db: Database): Promise<void> {
  await db.insert(schema.industryGroup).values([
    { id: 1, nameCn: '材料与加工', nameEn: 'Materials and machining', position: 1 },
    { id: 2, nameCn: '其他', nameEn: 'Others', position: 2 },
  ]);
  await db.insert(schema.industry).values(fixtureIndustries);
  await db.insert(schema.tag).values(fixtureTags);
  await db.insert(schema.siteSetting).values([
    { edition: 'cn', metaTitle: '工业门户', seoDescription: '工业资讯', seoKeyword: '工业,采购' },
    {
      edition: 'en',
      metaTitle: 'Industrial portal',
      seoDescription: 'Industrial news',
      seoKeyword: 'industry, sourcing',
    },
  ]);
  await db.insert(schema.keyword).values([
    { id: 1, edition: 'cn', title: '注塑机', position: 2 },
    { id: 2, edition: 'cn', title: '机器人', position: 1 },
    { id: 3, edition: 'en', title: 'moulding', position: 1 },
  ]);
  await db.insert(schema.blogroll).values([
    {
      id: 1,
      edition: 'cn',
      title: '行业协会',
      url: 'association.example.com',
      urlRel: 'nofollow',
      path: '',
      position: 1,
    },
    { id: 2, edition: 'cn', title: '无地址', url: '', position: 2 },
  ]);
  await db.insert(schema.banner).values([
    {
      id: 1,
      edition: 'cn',
      code: 'top',
      title: '展会',
      image: '/img/banner/1.svg',
      image2: '/img/banner/1-large.svg',
      targetUrl: '/articles?sid=5',
      position: 1,
    },
    {
      id: 2,
      edition: 'cn',
      code: 'top',
      title: '第二',
      image: '/img/banner/2.svg',
      image2: null,
      targetUrl: 'https://shop.example.com/a?b=1',
      position: 2,
    },
    {
      id: 3,
      edition: 'en',
      code: 'top',
      title: 'Show',
      image: '/img/banner/3.svg',
      image2: null,
      targetUrl: 'javascript:alert(1)',
      position: 1,
    },
    {
      id: 4,
      edition: 'en',
      code: 'industry-plastics',
      title: 'Plastics',
      image: '/img/banner/4.svg',
      image2: null,
      targetUrl: '/i/plastics',
      position: 1,
    },
  ]);
  await db.insert(schema.region).values(fixtureRegions);
  await db.insert(schema.entry).values(fixtureEntries);
  await db.insert(schema.entryContact).values(fixtureContacts);
  await db.insert(schema.enquiryEvent).values(fixtureEvents);
  await db.insert(schema.page).values(fixturePages);
  await db.insert(schema.article).values(fixtureArticles);
  await db
    .insert(schema.articleBody)
    .values(fixtureArticles.map((article) => ({ articleId: article.id, source: fixtureBody(article) })));
}
