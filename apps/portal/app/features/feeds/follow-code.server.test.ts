// @vitest-environment node
import { editions } from '@millwright/i18n/editions';
import { qrPath } from '@millwright/ui/qr-code';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { followCodePath } from '../../shell/page/follow-code-path.ts';
import { drawCode, loadFollowCode } from './follow-code.server.ts';

const ask = (key: 'cn' | 'en', path: string) =>
  loadFollowCode({
    scope: { edition: editions[key] },
    url: new URL(path, 'https://www.example.com'),
    params: {},
  } as unknown as PageVisit);

it.each(['cn', 'en'] as const)(
  'each code of the footer is a picture whose dark modules are those of the code (%s)',
  async (key) => {
    for (const { purpose, value } of editions[key].footer.followUs) {
      const answer = ask(key, followCodePath(editions[key])(purpose));
      expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      const { size, path } = qrPath(value)!;
      const side = size + 4;
      const pixels = await sharp(Buffer.from(await answer.text()))
        .resize(side * 4)
        .greyscale()
        .raw()
        .toBuffer();
      const seen = Array.from(
        { length: side * side },
        (_, at) => pixels[(Math.floor(at / side) * 4 + 2) * side * 4 + (at % side) * 4 + 2]! < 128,
      );
      const lengths = [...path.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
      expect([seen.filter(Boolean).length, seen[2 * side + 2], seen[0]]).toEqual([lengths, true, false]);
    }
  },
);

it('nothing else is drawn: not the other edition’s codes, nor what an address asks for', () => {
  for (const path of [
    '/follow-code/cn/officialAccount.svg',
    '/follow-code/en/officialAccount',
    '/follow-code/en/https:%2F%2Fevil.example.svg',
  ])
    expect(() => ask('en', path), path).toThrow();
  expect(drawCode('x'.repeat(107))).toBeNull();
});
