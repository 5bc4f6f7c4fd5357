import type { WechatSignature } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The longest URL that is signed. */
export const longestSharedUrl = 2048;

/** Signs the URL of one of our pages, so that WeChat lets it be shared (spec §7). */
export const wechatSign = defineCall({
  method: 'GET',
  path: '/api/wechat/share_sign',
  request: v.object({ url: v.pipe(v.string(), v.maxLength(longestSharedUrl), v.regex(/^https?:\/\//)) }),
  response: v.object({
    appId: v.string(),
    rawString: v.string(),
    /** Seconds since 1970; some services write them as text. */
    timestamp: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
    nonceStr: v.string(),
    signature: v.string(),
  }),
});

/** A signature as the domain knows it. */
export const readWechatSignature = ({
  nonceStr: nonce,
  ...signature
}: v.InferOutput<typeof wechatSign.response>): WechatSignature => ({ ...signature, nonce });
