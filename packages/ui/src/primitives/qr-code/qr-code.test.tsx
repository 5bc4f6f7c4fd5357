import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { QR_ADDRESS_MAX_LENGTH, qrAddress } from './qr-address.ts';
import { QrCode } from './qr-code.tsx';

const hosts = ['millwright.example'];
const address = 'https://www.millwright.example/article/five-axis';
const ofLength = (length: number) =>
  `https://millwright.example/${'a'.repeat(length - 'https://millwright.example/'.length)}`;

describe('an address for a code', () => {
  it.each([address, 'https://millwright.example/', 'https://MILLWRIGHT.example/'])('may be our own: %s', (value) => {
    expect(qrAddress(value, hosts)).toBe(new URL(value).href);
  });

  it('may have 512 characters and no more', () => {
    expect(qrAddress(ofLength(QR_ADDRESS_MAX_LENGTH), hosts)).toHaveLength(512);
    expect(qrAddress(ofLength(QR_ADDRESS_MAX_LENGTH + 1), hosts)).toBeNull();
  });

  it('counts the characters that are drawn, not those that were typed', () => {
    expect(qrAddress(`https://millwright.example/${'铸'.repeat(60)}`, hosts)).toBeNull();
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
    expect(qrAddress(value, hosts)).toBeNull();
  });

  it('is nobody’s where no host is known', () => {
    expect(qrAddress(address, [])).toBeNull();
    expect(qrAddress(address, [''])).toBeNull();
  });
});

describe('a code', () => {
  const Drawn = ({ label }: { label: string }) => <canvas aria-label={label} role="img" />;

  it('is a link with its address in the server’s markup', async () => {
    expect(staticMarkup('en', <QrCode address={address} hosts={hosts} label="Secretary" />)).toContain(
      `href="${address}"`,
    );
    await expectCleanHydration(
      'en',
      <QrCode address={address} hosts={hosts} label="Secretary" loadCanvas={() => new Promise(() => undefined)} />,
    );
  });

  it('is drawn when its drawing is there, and leads to the same place', async () => {
    renderIn('en', <QrCode address={address} hosts={hosts} label="Secretary" loadCanvas={async () => Drawn} />);
    expect((await screen.findByRole('img', { name: 'Secretary' })).closest('a')).toHaveAttribute('href', address);
  });

  it('stays a link where the drawing cannot be had', async () => {
    renderIn(
      'en',
      <QrCode
        address={address}
        hosts={hosts}
        label="Secretary"
        loadCanvas={() => Promise.reject(new Error('chunk'))}
      />,
    );
    await act(async () => undefined);
    expect(screen.getByText(address).closest('a')).toHaveAttribute('href', address);
  });

  it('shows a foreign address as it is, and fetches nothing', async () => {
    const loadCanvas = vi.fn();
    renderIn('en', <QrCode address="https://evil.test/" hosts={hosts} label="Secretary" loadCanvas={loadCanvas} />);
    expect(screen.getByText('https://evil.test/')).toBeInTheDocument();
    expect(loadCanvas).not.toHaveBeenCalled();
  });

  it('shows what is no address without a link', () => {
    renderIn('en', <QrCode address="javascript:alert(1)" hosts={hosts} label="Secretary" />);
    expect(screen.getByText('javascript:alert(1)').closest('a')).not.toHaveAttribute('href');
  });
});
