import { describe, expect, it } from 'vitest';
import { isFileUrl, mediaFormatOf } from './media-format.ts';

describe('the format of a file', () => {
  it.each([
    ['\u0000\u0000\u0000\u0020ftypisom', 'mp4'],
    ['\u0000\u0000\u0000\u0020ftypM4A ', 'm4a'],
    ['\u001aE\u00df\u00a3', 'webm'],
    ['OggS', 'ogg'],
    ['RIFF....WAVE', 'wav'],
    ['ID3', 'mp3'],
    ['\u00ff\u00fb\u0090', 'mp3'],
    ['%PDF-1.7', 'pdf'],
    ['PK\u0003\u0004', 'zip'],
    ['\u0089PNG\r\n', 'png'],
    ['\u00ff\u00d8\u00ff', 'jpg'],
  ])('is detected from its content: %j is %s', (bytes, ending) => {
    expect(mediaFormatOf(Buffer.from(bytes, 'latin1'), 'https://a.example/x.exe')?.ending).toBe(ending);
  });

  it('is that of its name where the content is an archive', () => {
    const archive = Buffer.from('PK\u0003\u0004', 'latin1');
    expect(mediaFormatOf(archive, 'https://a.example/data.xlsx?v=1')?.ending).toBe('xlsx');
  });

  it.each(['MZ', '<html>', '#!/bin/sh', ''])('is none of ours: %j', (bytes) => {
    expect(mediaFormatOf(Buffer.from(bytes), 'https://a.example/x.pdf')).toBeNull();
  });

  it('is looked for behind links to files alone', () => {
    expect(['https://a.example/x.pdf?y', 'https://a.example/x', 'https://a.example/?x.pdf'].map(isFileUrl)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
