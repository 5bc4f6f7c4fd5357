import type { SendFile } from './use-uploads.ts';

/** Takes every file at once. */
export const sendAtOnce: SendFile = (file, { onProgress }) => {
  onProgress(1);
  return Promise.resolve({ status: 'stored', id: `id of ${file.name}` });
};

/** Half of the file is sent, and no more. */
export const sendHalf: SendFile = (_, { onProgress }) => {
  onProgress(0.5);
  return new Promise(() => undefined);
};

/** The connection breaks. */
export const sendNothing: SendFile = () => Promise.reject(new Error('offline'));

/** A file of a size. */
export const fileOf = (name: string, size = 1_200_000, type = 'application/pdf'): File =>
  new File([new Uint8Array(size)], name, { type });
