import type { UploadType } from '@millwright/domain';
import { imageFormatOf } from './image-format.ts';

/** Media types of uploaded files. */
export const uploadMediaTypes: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  step: 'model/step',
  dxf: 'image/vnd.dxf',
};

/** Endings of file names, the usual one first. */
const endings: Readonly<Record<UploadType, readonly string[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  step: ['step', 'stp', 'p21'],
  dxf: ['dxf'],
};

/** A drawing exchange file begins with its first section, before which comments may stand (group code 999). */
const dxfStart = /^(?:\s*999[^\S\n]*\r?\n[^\n]*\n)*\s*0[^\S\n]*\r?\n[^\S\n]*SECTION[^\S\n]*\r?\n/;

/** What a file is by its first bytes, whatever its name says; null for what is not taken. */
export function uploadTypeOf(bytes: Buffer): UploadType | null {
  const start = bytes.subarray(0, 2000).toString('latin1');
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('AutoCAD Binary DXF\r\n\u001A\0')) return 'dxf';
  const image = imageFormatOf(bytes);
  if (image !== null) return image === 'png' || image === 'jpeg' || image === 'webp' ? image : null;
  const text = start.replace(/^\u00EF\u00BB\u00BF/, '');
  if (/^\s*ISO-10303-21\s*;/.test(text)) return 'step';
  return dxfStart.test(text) ? 'dxf' : null;
}

/** A name that every file system takes, whose ending is that of the content. */
export function uploadName(name: string, type: UploadType): string {
  const [usual = type, ...others] = endings[type];
  const plain = name
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 150);
  const isNamed = [usual, ...others].some((ending) => plain.toLowerCase().endsWith(`.${ending}`));
  return isNamed ? plain : `${plain || 'file'}.${usual}`;
}
