import type { Banner } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall, type ReadContext } from './call.ts';
import { wireOptionalText, wireText } from './fields.ts';

/** A banner on the wire (spec §3 Banner). */
export const wireBanner = v.object({
  image: v.string(),
  image2: wireOptionalText,
  title: wireText,
  /** The code it was requested by. */
  code: wireText,
  token: v.string(),
  sign: v.string(),
});

/** The banners of a place; the first is used. */
export const bannerList = defineCall({
  method: 'POST',
  path: '/api/banner/list',
  request: v.object({ code: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  response: v.object({ banners: v.array(wireBanner) }),
});

/** The URL of a banner's link: counts the click and leads on (spec §7). It returns no envelope. */
export const bannerClick = {
  method: 'GET',
  path: '/banner/click',
  request: v.object({
    token: v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/)),
    sign: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  }),
} as const;

/** A banner as the domain knows it. */
export const readBanner = (wire: v.InferOutput<typeof wireBanner>, { imageUrl }: ReadContext): Banner => ({
  title: wire.title,
  image: imageUrl(wire.image),
  largeImage: wire.image2 === null ? null : imageUrl(wire.image2),
  token: wire.token,
  sign: wire.sign,
});
