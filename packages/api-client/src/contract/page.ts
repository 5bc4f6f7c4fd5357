import type { EditorialPage, PageBlock } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { wireDay, wireInstant, wireOptionalText, wireText } from './fields.ts';

const list = <Entries extends v.ObjectEntries>(entries: Entries) => v.nullish(v.array(v.object(entries)), []);

/** A part of an editorial page on the wire. */
export const wireBlock = v.variant('type', [
  v.object({ type: v.literal('text'), heading: wireText, paragraphs: v.nullish(v.array(v.string()), []) }),
  v.object({ type: v.literal('facts'), heading: wireText, items: list({ label: v.string(), value: v.string() }) }),
  v.object({
    type: v.literal('timeline'),
    heading: wireText,
    items: list({ when: v.string(), title: v.string(), text: wireText }),
  }),
  v.object({
    type: v.literal('people'),
    heading: wireText,
    items: list({ name: v.string(), role: wireText, text: wireText, image: wireOptionalText }),
  }),
  v.object({
    type: v.literal('offices'),
    heading: wireText,
    items: list({
      name: v.string(),
      address: wireText,
      phone: wireText,
      email: wireText,
      hours: wireText,
      image: wireOptionalText,
    }),
  }),
  v.object({
    type: v.literal('openings'),
    heading: wireText,
    items: list({ title: v.string(), place: wireText, text: wireText }),
  }),
  v.object({
    type: v.literal('event'),
    heading: wireText,
    start_date: wireDay,
    end_date: wireDay,
    city: wireText,
    venue: wireText,
    register_url: wireText,
  }),
  v.object({
    type: v.literal('agenda'),
    heading: wireText,
    items: list({ time: v.string(), title: v.string(), speaker: wireText, text: wireText }),
  }),
  v.object({ type: v.literal('links'), heading: wireText, items: list({ label: v.string(), url: v.string() }) }),
]);

/** The longest name of an editorial page, in characters. */
export const longestSlug = 100;

/** An editorial page by its URL without the first slash, such as `about/history`. */
export const pageDetail = defineExtension({
  method: 'GET',
  path: '/api/page/detail',
  request: v.object({
    slug: v.fallback(
      v.optional(v.pipe(v.string(), v.maxLength(longestSlug), v.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/))),
      undefined,
    ),
  }),
  response: v.object({
    page: v.object({
      slug: v.string(),
      title: v.string(),
      brief: wireText,
      image: wireOptionalText,
      modify_time: wireInstant,
      blocks: v.nullish(v.array(wireBlock), []),
    }),
  }),
});

const readBlock = (block: v.InferOutput<typeof wireBlock>, { imageUrl }: ReadContext): PageBlock => {
  switch (block.type) {
    case 'event': {
      const { start_date: startsOn, end_date: endsOn, register_url: registerUrl, ...event } = block;
      return { ...event, startsOn, endsOn, registerUrl };
    }
    case 'people':
      return { ...block, items: block.items.map((item) => ({ ...item, image: item.image && imageUrl(item.image) })) };
    case 'offices':
      return { ...block, items: block.items.map((item) => ({ ...item, image: item.image && imageUrl(item.image) })) };
    default:
      return block;
  }
};

/** An editorial page as the domain knows it. */
export const readPage = ({ page }: v.InferOutput<typeof pageDetail.response>, context: ReadContext): EditorialPage => ({
  slug: page.slug,
  title: page.title,
  brief: page.brief,
  image: page.image && context.imageUrl(page.image),
  modifiedAt: page.modify_time,
  blocks: page.blocks.map((block) => readBlock(block, context)),
});
