import type { Bilingual, Industry, IndustryGroup } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireFlag, wireId, wireOptionalText, wireText } from './fields.ts';

/** An industry on the wire (spec §3 Industry node). */
export interface WireIndustry {
  id: number;
  seo_path: string | null;
  name: string;
  icon: string;
  show_nav: boolean;
  banner_code_cn: string | null;
  childlist: WireIndustry[];
}

/** The levels of industries that are read; deeper ones make a response malformed, so that none can exhaust the stack. */
const mostLevels = 4;

const industryLevel = (levels: number): v.GenericSchema<unknown, WireIndustry> =>
  v.object({
    id: wireId,
    seo_path: wireOptionalText,
    name: v.string(),
    icon: wireText,
    show_nav: wireFlag,
    banner_code_cn: wireOptionalText,
    childlist: v.nullish(v.array(levels > 1 ? industryLevel(levels - 1) : v.never()), []),
  });

/** An industry with its children. */
export const wireIndustry = industryLevel(mostLevels);

const bilingualNames = { name_cn: v.string(), name_en: v.string(), name_de: v.optional(v.string()) };

/** An industry of the full tree, named in each language (spec §3 Industry tree). */
export const wireTreeIndustry = v.object({
  id: wireId,
  ...bilingualNames,
  icon: wireText,
  show_nav: wireFlag,
  seo_path: wireOptionalText,
  childlist: v.nullish(v.array(v.object({ id: wireId, ...bilingualNames })), []),
});

/** A group of the full tree. */
export const wireIndustryGroup = v.object({
  type_name_cn: v.string(),
  type_name_en: v.string(),
  type_name_de: v.optional(v.string()),
  industrys: v.array(wireTreeIndustry),
});

/** The full industry tree, in each language. */
export const industryTree = defineCall({
  method: 'GET',
  path: '/api/industry/tree',
  request: v.object({}),
  response: v.object({ tree: v.array(wireIndustryGroup) }),
});

/** An industry as the domain knows it. */
export const readIndustry = (wire: WireIndustry): Industry => ({
  id: wire.id,
  slug: wire.seo_path,
  name: wire.name,
  icon: wire.icon,
  showNav: wire.show_nav,
  bannerCode: wire.banner_code_cn,
  children: wire.childlist.map(readIndustry),
});

const namesOf = (cn: string, en: string, de: string | undefined): Bilingual => ({ cn, en, ...(de && { de }) });

const readNames = (wire: { name_cn: string; name_en: string; name_de?: string | undefined }) =>
  namesOf(wire.name_cn, wire.name_en, wire.name_de);

/** A group of the full tree as the domain knows it. */
export const readIndustryGroup = (wire: v.InferOutput<typeof wireIndustryGroup>): IndustryGroup => ({
  names: namesOf(wire.type_name_cn, wire.type_name_en, wire.type_name_de),
  industries: wire.industrys.map((industry) => ({
    id: industry.id,
    slug: industry.seo_path,
    names: readNames(industry),
    icon: industry.icon,
    showNav: industry.show_nav,
    children: industry.childlist.map((child) => ({ id: child.id, names: readNames(child) })),
  })),
});
