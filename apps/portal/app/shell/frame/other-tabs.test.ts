// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';

it('what one tab tells is what the others listen to, until they stop', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  tellOtherTabs();
  const [key, newValue] = written.mock.lastCall!;
  const onChange = vi.fn();
  const stop = watchOtherTabs(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(onChange).toHaveBeenCalledOnce();
});

it('storage that refuses is no fault', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(tellOtherTabs).not.toThrow();
});
