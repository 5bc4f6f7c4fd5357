import { describe, expect, it, vi } from 'vitest';
import { copyLink, copySelection } from './copy-link.ts';

const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
const url = 'https://example.com/article/42';

describe('copying a link', () => {
  it('[ER-27] returns that it was copied when the clipboard takes it', async () => {
    const writeText = vi.fn(async () => undefined);
    expect(await copyLink(url, { writeText })).toBe('linkCopied');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('takes the older way where the clipboard refuses or is missing', async () => {
    const older = vi.fn(() => true);
    expect(await copyLink(url, { writeText: refuse, copySelection: older })).toBe('linkCopied');
    expect(await copyLink(url, { copySelection: older })).toBe('linkCopied');
    expect(older).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nothing is offered', {}],
    ['everything refuses', { writeText: refuse, copySelection: () => false }],
    [
      'everything throws',
      {
        writeText: () => {
          throw new Error('x');
        },
        copySelection: () => {
          throw new Error('y');
        },
      },
    ],
  ])('[ER-26] returns that it failed, without throwing, when %s', async (_, ports) => {
    expect(await copyLink(url, ports)).toBe('copyFailed');
  });

  it('leaves the page and the focus as they were', () => {
    document.body.innerHTML = '<button>Copy</button>';
    const button = document.querySelector('button')!;
    button.focus();
    document.execCommand = vi.fn(() => true);
    expect(copySelection(url)).toBe(true);
    expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, button]);
  });
});
