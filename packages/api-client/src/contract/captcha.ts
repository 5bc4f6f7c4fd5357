import * as v from 'valibot';
import { defineExtension } from './call.ts';

/** The key under which a captcha is drawn and later given back; the client makes it up. */
export const imageKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** What a visitor reads in a captcha. */
export const captcha = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16));

/** The image of a captcha (spec §7). The response is an image, not an envelope, and begins the pre-session. */
export const captchaImage = {
  method: 'GET',
  path: '/img_code',
  request: v.object({ key: imageKey, id: v.optional(v.string()) }),
} as const;

/** A task for the visitor's machine that stands for a captcha, for visitors who cannot read one. */
export const proofTask = defineExtension({
  method: 'GET',
  path: '/memberApi/proof',
  request: v.object({ key: imageKey }),
  response: v.object({
    /** The text whose SHA-256, followed by a colon and the solution, must begin with zero bits. */
    challenge: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    /** How many zero bits. */
    difficulty: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  }),
});

/** Hands the solution of a task in, and returns the captcha that it stands for. */
export const proofSolution = defineExtension({
  method: 'POST',
  path: '/memberApi/proof',
  request: v.object({
    key: imageKey,
    solution: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  }),
  response: v.object({ img_code: captcha }),
});
