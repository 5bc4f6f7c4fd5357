import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { consentKey, createConsentMemory } from './consent-memory.ts';
import { consentChart, createConsent, type ConsentEvent } from './consent.chart.ts';
import { whenGranted } from './when-granted.ts';

const nothing: ConsentEvent = { type: 'MEMORY.READ', choice: null };
const wasGranted: ConsentEvent = { type: 'MEMORY.READ', choice: 'granted' };
const wasRefused: ConsentEvent = { type: 'MEMORY.READ', choice: 'refused' };
const give: ConsentEvent = { type: 'CONSENT.GIVEN' };
const refuse: ConsentEvent = { type: 'CONSENT.REFUSED' };
const reopen: ConsentEvent = { type: 'CONSENT.REOPENED' };

describeChart(
  'consent',
  () => consentChart({ write: () => undefined }),
  [
    { from: 'unknown', when: nothing, to: 'asking' },
    { from: 'unknown', when: wasGranted, to: 'granted' },
    { from: 'unknown', when: wasRefused, to: 'refused' },
    { given: [nothing], from: 'asking', when: give, to: 'granted', effects: ['rememberGranted'] },
    { given: [nothing], from: 'asking', when: refuse, to: 'refused', effects: ['rememberRefused'] },
    { given: [wasGranted], from: 'granted', when: reopen, to: 'asking' },
    { given: [wasGranted], from: 'granted', when: refuse, to: 'refused', effects: ['rememberRefused'] },
    { given: [wasRefused], from: 'refused', when: reopen, to: 'asking' },
    { given: [wasRefused], from: 'refused', when: give, to: 'granted', effects: ['rememberGranted'] },
  ],
  { events: [nothing, wasGranted, wasRefused, give, refuse, reopen] },
);

describe('the memory of consent', () => {
  it('keeps either choice', () => {
    const storage = new Map<string, string>();
    const memory = createConsentMemory(() => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    }));
    expect(memory.read()).toBeNull();
    memory.write('refused');
    expect(storage.get(consentKey)).toBe('refused');
    expect(memory.read()).toBe('refused');
  });

  it('takes a value that nobody here wrote for none', () => {
    expect(createConsentMemory(() => ({ getItem: () => '<b>yes</b>', setItem: () => undefined })).read()).toBeNull();
  });

  it('lasts for the page where storage throws', () => {
    const memory = createConsentMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(memory.read()).toBeNull();
    memory.write('granted');
    expect(memory.read()).toBe('granted');
  });

  it('is written once for each choice', () => {
    const write = vi.fn();
    const consent = createConsent({ write });
    [nothing, refuse, reopen, give].forEach(consent.send);
    expect(write.mock.calls).toEqual([['refused'], ['granted']]);
  });
});

describe('what waits for consent', () => {
  it('is done at once where consent was given before', () => {
    const consent = createConsent({ write: () => undefined });
    consent.send(wasGranted);
    const task = vi.fn();
    whenGranted(consent)(task);
    expect(task).toHaveBeenCalledOnce();
  });

  it('is held back until consent, and of several the last is done', () => {
    const consent = createConsent({ write: () => undefined });
    const held = whenGranted(consent);
    const [first, last] = [vi.fn(), vi.fn()];
    held(first);
    consent.send(nothing);
    held(last);
    expect(last).not.toHaveBeenCalled();
    consent.send(give);
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  });

  it('is never done after a refusal, not even when consent is given later', () => {
    const consent = createConsent({ write: () => undefined });
    const held = whenGranted(consent);
    const [before, after] = [vi.fn(), vi.fn()];
    held(before);
    consent.send(nothing);
    consent.send(refuse);
    held(after);
    consent.send(give);
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 0]);
  });
});
