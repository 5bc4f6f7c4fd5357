import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { QR_URL_MAX_LENGTH, qrUrl } from './qr-url.ts';
import { QrCode } from './qr-code.tsx';

const hosts = ['millwright.example'];
const url = 'https://www.millwright.example/article/five-axis';
const ofLength = (length: number) =>
  `https://millwright.example/${'a'.repeat(length - 'https://millwright.example/'.length)}`;

describe('a URL for a code', () => {
  it.each([url, 'https://millwright.example/', 'https://MILLWRIGHT.example/'])('may be our own: %s', (value) => {
    expect(qrUrl(value, hosts)).toBe(new URL(value).href);
  });

  it('may have 512 characters and no more', () => {
    expect(qrUrl(ofLength(QR_URL_MAX_LENGTH), hosts)).toHaveLength(512);
    expect(qrUrl(ofLength(QR_URL_MAX_LENGTH + 1), hosts)).toBeNull();
  });

  it('counts the characters that are drawn, not those that were typed', () => {
    expect(qrUrl(`https://millwright.example/${'铸'.repeat(60)}`, hosts)).toBeNull();
  });

  it.each([
    'https://millwright.example.evil.test/',
    'https://evilmillwright.example/',
    'https://millwright.example@evil.test/',
    '//millwright.example/',
    '/article/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'weixin://dl/business',
    '',
  ])('is never %j', (value) => {
    expect(qrUrl(value, hosts)).toBeNull();
  });

  it('is nobody’s where no host is known', () => {
    expect(qrUrl(url, [])).toBeNull();
    expect(qrUrl(url, [''])).toBeNull();
  });
});

describe('a code', () => {
  const Drawn = ({ label }: { label: string }) => <canvas aria-label={label} role="img" />;

  it('is a link with its URL in the server’s markup', async () => {
    expect(staticMarkup('en', <QrCode url={url} hosts={hosts} label="Secretary" />)).toContain(`href="${url}"`);
    await expectCleanHydration(
      'en',
      <QrCode url={url} hosts={hosts} label="Secretary" loadCanvas={() => new Promise(() => undefined)} />,
    );
  });

  it('is drawn when its drawing is there, and leads to the same place', async () => {
    renderIn('en', <QrCode url={url} hosts={hosts} label="Secretary" loadCanvas={async () => Drawn} />);
    expect((await screen.findByRole('img', { name: 'Secretary' })).closest('a')).toHaveAttribute('href', url);
  });

  it('stays a link where the drawing cannot be had', async () => {
    renderIn(
      'en',
      <QrCode url={url} hosts={hosts} label="Secretary" loadCanvas={() => Promise.reject(new Error('chunk'))} />,
    );
    await act(async () => undefined);
    expect(screen.getByText(url).closest('a')).toHaveAttribute('href', url);
  });

  it('shows a foreign URL as it is, and fetches nothing', async () => {
    const loadCanvas = vi.fn();
    renderIn('en', <QrCode url="https://evil.test/" hosts={hosts} label="Secretary" loadCanvas={loadCanvas} />);
    expect(screen.getByText('https://evil.test/')).toBeInTheDocument();
    expect(loadCanvas).not.toHaveBeenCalled();
  });

  it('shows what is no URL without a link', () => {
    renderIn('en', <QrCode url="javascript:alert(1)" hosts={hosts} label="Secretary" />);
    expect(screen.getByText('javascript:alert(1)').closest('a')).not.toHaveAttribute('href');
  });
});
