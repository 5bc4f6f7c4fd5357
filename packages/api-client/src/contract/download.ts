import * as v from 'valibot';
import { defineExtension } from './call.ts';
import { wireId, wireInstant } from './fields.ts';

/** Requests a link to the file of a white paper. It works for the member who requested it, for five minutes. */
export const paperDownload = defineExtension({
  method: 'POST',
  path: '/memberApi/paper/download',
  request: v.object({ id: wireId }),
  response: v.object({
    url: v.pipe(v.string(), v.startsWith('/memberApi/paper/file?')),
    expires: wireInstant,
    file_name: v.string(),
  }),
});

/** The file itself, at the URL of such a link. It returns bytes, not an envelope, and takes `Range`. */
export const paperFile = {
  method: 'GET',
  path: '/memberApi/paper/file',
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)),
    /** Milliseconds since 1970 after which the link works no more. */
    expires: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/)),
    sign: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
} as const;
