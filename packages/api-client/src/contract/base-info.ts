import type { BaseInfo, EditionKey } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireText } from './fields.ts';
import { readIndustry, wireIndustry } from './industry.ts';
import { wireKeyword } from './keyword.ts';

/**
 * Settings of the site on the wire (spec §3 Settings). The fields that end in `_en` are an addition of this project,
 * and so are those in `_de`, which a site with a third edition has.
 */
export const wireSettings = v.object({
  meta_title_cn: wireText,
  seo_description_cn: wireText,
  seo_keyword_cn: wireText,
  meta_title_en: wireText,
  seo_description_en: wireText,
  seo_keyword_en: wireText,
  meta_title_de: wireText,
  seo_description_de: wireText,
  seo_keyword_de: wireText,
});

/** What the shell of every page needs. */
export const baseInfo = defineCall({
  method: 'GET',
  path: '/api/baseinfo',
  request: v.object({}),
  response: v.object({ settings: wireSettings, keywords: v.array(wireKeyword), industrys: v.array(wireIndustry) }),
  extensionFields: ['en', 'de'].flatMap((key) =>
    ['meta_title', 'seo_description', 'seo_keyword'].map((name) => `settings.${name}_${key}`),
  ),
});

/** The base info as the domain knows it; a service that speaks one language only fills the fields ending in `_cn`. */
export function readBaseInfo(wire: v.InferOutput<typeof baseInfo.response>, edition: EditionKey): BaseInfo {
  const { settings } = wire;
  return {
    settings: {
      title: settings[`meta_title_${edition}`] || settings.meta_title_cn,
      description: settings[`seo_description_${edition}`] || settings.seo_description_cn,
      keywords: settings[`seo_keyword_${edition}`] || settings.seo_keyword_cn,
    },
    hotKeywords: wire.keywords,
    industries: wire.industrys.map(readIndustry),
  };
}
