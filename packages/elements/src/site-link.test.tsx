import { afterEach, describe, expect, it } from 'vitest';
import { leadToSite } from './site-link.tsx';

const hostWith = (html: string, site = 'https://portal.example') => {
  document.body.innerHTML = `<x-host>${html}</x-host>`;
  const host = document.querySelector<HTMLElement>('x-host')!;
  leadToSite(host, () => site);
  return host;
};

afterEach(() => document.body.replaceChildren());

describe('own paths in an element', () => {
  it.each(['pointerover', 'focusin', 'click'])('lead to the portal before anything comes of them: %s', (type) => {
    const link = hostWith('<a href="/i/pumps"><b>Pumps</b></a>').querySelector('a')!;
    link.addEventListener('click', (event) => event.preventDefault());
    link.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    link.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(link.getAttribute('href')).toBe('https://portal.example/i/pumps');
  });

  it('stay where the element stands on the portal itself, and others always do', () => {
    const own = hostWith('<a href="/i/pumps">Pumps</a>', '').querySelector('a')!;
    own.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(own.getAttribute('href')).toBe('/i/pumps');
    const other = hostWith('<a href="https://other.example/">Other</a>').querySelector('a')!;
    other.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(other.getAttribute('href')).toBe('https://other.example/');
  });

  it('lead no link to a host that its path only seems to name', () => {
    const link = hostWith('<a href="//evil.example/">x</a>').querySelector('a')!;
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(new URL(link.href).host).toBe('portal.example');
  });

  it('are where a form sends to', () => {
    const form = hostWith('<form action="/search"></form>').querySelector('form')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(form.getAttribute('action')).toBe('https://portal.example/search');
  });
});
