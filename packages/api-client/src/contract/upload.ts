import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, type Upload } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension } from './call.ts';
import { requiredText, wireCount } from './fields.ts';

/** The id of a file: 128 random bits. */
export const uploadId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** A file that a member uploaded. */
export const wireUpload = v.object({
  id: uploadId,
  name: v.string(),
  type: v.picklist(UPLOAD_TYPES),
  bytes: wireCount,
});

/**
 * Stores a file for an enquiry or a message; its body is the bytes. What it is, its content says. A file that nothing
 * refers to is removed after a day. The same bytes under the same name are the same file.
 */
export const uploadFile = defineExtension({
  method: 'POST',
  path: '/memberApi/uploads',
  request: v.object({ name: requiredText(200) }),
  response: wireUpload,
  takesFile: true,
  largestBody: UPLOAD_MAX_BYTES,
});

/** The file itself, as an attachment, for who uploaded it and the suppliers it was sent to. It returns no envelope. */
export const uploadedFile = {
  method: 'GET',
  path: '/memberApi/uploads/file',
  request: v.object({ id: uploadId }),
} as const;

/** An uploaded file as the domain knows it. */
export const readUpload = (wire: v.InferOutput<typeof wireUpload>): Upload => wire;
