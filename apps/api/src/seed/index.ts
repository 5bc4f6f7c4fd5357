import type { OwnEditionKey } from '@millwright/domain';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { menuAdvertisements, topAdvertisements } from './advertisements.ts';
import { composeArticles } from './demo-articles/compose.ts';
import { editionKeys } from './demo-articles/content.types.ts';
import { industryContents } from './demo-articles/index.ts';
import { industries, industryGroups } from './demo-articles/industries.ts';
import { friendlyLinks, hotKeywords, siteSettings } from './demo-articles/site.ts';
import { tags } from './demo-articles/tags.ts';
import { seedEntries } from './entries/index.ts';
import { insertRows } from './insert-rows.ts';
import { seedPages } from './pages/index.ts';
import { imageUrlOf } from './images/image-url.ts';

export { drawImage } from './images/draw-image.ts';

const separators: Readonly<Record<OwnEditionKey, string>> = { cn: '：', en: ': ' };
const bannerCode = (slug: string): string => `industry-${slug}`;

/**
 * Fills an empty, migrated database. The content is fixed: two installations have the same ids, texts and dates.
 * Bodies are stored as they were written; sanitising them and building the search index is the caller's part.
 */
export async function seed(db: Database): Promise<void> {
  await seedIndustries(db);
  await seedSite(db);
  await seedBanners(db);
  await insertRows(
    db,
    schema.tag,
    tags.map(({ id, names, grade }) => ({ id, nameCn: names.cn, nameEn: names.en, grade })),
  );
  await seedArticles(db);
  await seedEntries(db, industryContents);
  await seedPages(db);
}

async function seedIndustries(db: Database): Promise<void> {
  await insertRows(
    db,
    schema.industryGroup,
    industryGroups.map(({ names }, index) => ({
      id: index + 1,
      nameCn: names.cn,
      nameEn: names.en,
      position: index + 1,
    })),
  );
  await insertRows(
    db,
    schema.industry,
    industries.map((industry, index) => ({
      id: industry.id,
      groupId: industryGroups.findIndex(({ key }) => key === industry.group) + 1,
      seoPath: industry.slug,
      nameCn: industry.names.cn,
      nameEn: industry.names.en,
      icon: industry.icon,
      showNav: industry.showNav,
      bannerCode: bannerCode(industry.slug),
      position: index + 1,
    })),
  );
  await insertRows(
    db,
    schema.industry,
    industries.flatMap((industry) =>
      industry.children.map((child, index) => ({
        id: child.id,
        parentId: industry.id,
        nameCn: child.names.cn,
        nameEn: child.names.en,
        showNav: child.showNav,
        position: index + 1,
      })),
    ),
  );
}

async function seedSite(db: Database): Promise<void> {
  await insertRows(
    db,
    schema.siteSetting,
    editionKeys.map((edition) => ({
      edition,
      metaTitle: siteSettings[edition].title,
      seoDescription: siteSettings[edition].description,
      seoKeyword: siteSettings[edition].keywords,
    })),
  );
  await insertRows(
    db,
    schema.keyword,
    editionKeys.flatMap((edition, block) =>
      hotKeywords[edition].map((title, index) => ({
        id: block * 100 + index + 1,
        edition,
        title,
        position: index + 1,
      })),
    ),
  );
  await insertRows(
    db,
    schema.blogroll,
    friendlyLinks.map(([title, url, urlRel], index) => ({
      id: index + 1,
      edition: 'cn' as const,
      title,
      url,
      urlRel,
      position: index + 1,
    })),
  );
}

async function seedBanners(db: Database): Promise<void> {
  const top = editionKeys.flatMap((edition) =>
    topAdvertisements.map(({ key, industry, target, advertiser, slogan }, index) => {
      const image = { industry, seed: key };
      return {
        edition,
        code: 'top',
        title: [advertiser[edition], slogan[edition]].join(separators[edition]),
        image: imageUrlOf({ kind: 'banner', ...image }),
        image2: imageUrlOf({ kind: 'banner-large', ...image }),
        targetUrl: target,
        position: index + 1,
      };
    }),
  );
  const menu = editionKeys.flatMap((edition) =>
    industries.map(({ id, slug }) => {
      const { advertiser, slogan } = menuAdvertisements[slug]!;
      return {
        edition,
        code: bannerCode(slug),
        title: [advertiser[edition], slogan[edition]].join(separators[edition]),
        image: imageUrlOf({ kind: 'banner-menu', industry: slug, seed: 'menu' }),
        targetUrl: `/articles?sid=${id}`,
        position: 1,
      };
    }),
  );
  await insertRows(
    db,
    schema.banner,
    [...top, ...menu].map((row, index) => ({ id: index + 1, ...row })),
  );
}

async function seedArticles(db: Database): Promise<void> {
  const articles = composeArticles(industryContents);
  await insertRows(
    db,
    schema.article,
    articles.map(({ body: _body, ...row }) => ({ ...row, modifiedAt: row.publishedAt })),
  );
  await insertRows(
    db,
    schema.articleBody,
    articles.map(({ id, body }) => ({ articleId: id, source: body })),
  );
}
