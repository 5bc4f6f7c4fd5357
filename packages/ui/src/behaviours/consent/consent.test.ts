import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { consentKey, createConsentMemory } from './consent-memory.ts';
import { consentChart, createConsent, type ConsentEvent } from './consent.machine.ts';
import { initialChoice, mayRecordViews } from './page-view-consent.ts';
import { watchConsent } from './watch-consent.ts';

const nothing: ConsentEvent = { type: 'MEMORY.READ', choice: null };
const covered: ConsentEvent = { type: 'MEMORY.READ', choice: null, covered: true };
const uncover: ConsentEvent = { type: 'PAGE.UNCOVERED' };
const wasGranted: ConsentEvent = { type: 'MEMORY.READ', choice: 'granted' };
const wasRefused: ConsentEvent = { type: 'MEMORY.READ', choice: 'refused' };
const give: ConsentEvent = { type: 'CONSENT.GIVEN' };
const refuse: ConsentEvent = { type: 'CONSENT.REFUSED' };
const reopen: ConsentEvent = { type: 'CONSENT.REOPENED' };

describeChart(
  'consent',
  () => consentChart({ write: () => undefined }),
  [
    { from: 'unknown', when: nothing, to: 'prompted' },
    { from: 'unknown', when: wasGranted, to: 'granted' },
    { from: 'unknown', when: wasRefused, to: 'refused' },
    { from: 'unknown', when: covered, to: 'waiting' },
    { from: 'unknown', when: { ...wasGranted, covered: true }, to: 'granted' },
    { from: 'unknown', when: { ...wasRefused, covered: true }, to: 'refused' },
    { given: [covered], from: 'waiting', when: 60_000, to: 'waiting' },
    { given: [covered], from: 'waiting', when: uncover, to: 'prompted' },
    { given: [covered], from: 'waiting', when: reopen, to: 'prompted' },
    { given: [wasRefused], from: 'refused', when: uncover, to: 'refused' },
    { given: [nothing], from: 'prompted', when: give, to: 'granted', effects: ['rememberGranted'] },
    { given: [nothing], from: 'prompted', when: refuse, to: 'refused', effects: ['rememberRefused'] },
    { given: [wasGranted], from: 'granted', when: reopen, to: 'prompted' },
    { given: [wasGranted], from: 'granted', when: refuse, to: 'refused', effects: ['rememberRefused'] },
    { given: [wasRefused], from: 'refused', when: reopen, to: 'prompted' },
    { given: [wasRefused], from: 'refused', when: give, to: 'granted', effects: ['rememberGranted'] },
  ],
  { events: [nothing, covered, uncover, wasGranted, wasRefused, give, refuse, reopen] },
);

describe('the memory of consent', () => {
  it('stores either choice', () => {
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

  it('prefers the choice of the page to an older one that full storage holds', () => {
    const memory = createConsentMemory(() => ({
      getItem: () => 'granted',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    memory.write('refused');
    expect(memory.read()).toBe('refused');
  });

  it('is written once for each choice', () => {
    const write = vi.fn();
    const consent = createConsent({ write });
    [nothing, refuse, reopen, give].forEach(consent.send);
    expect(write.mock.calls).toEqual([['refused'], ['granted']]);
  });
});

describe('page views', () => {
  it.each([
    [null, {}, true],
    ['granted', {}, true],
    ['refused', {}, false],
    [null, { globalPrivacyControl: true }, false],
    ['granted', { globalPrivacyControl: true }, false],
    [null, { globalPrivacyControl: false }, true],
    [null, { doNotTrack: '1' }, false],
    ['granted', { doNotTrack: '1' }, false],
    [null, { doNotTrack: '0' }, true],
    [null, { doNotTrack: 'unspecified' }, true],
    [null, { doNotTrack: null }, true],
  ] as const)('[ST-39] after the choice %j, in a browser that says %j, are sent: %j', (choice, signals, sent) => {
    expect(mayRecordViews({ read: () => choice }, signals)).toBe(sent);
  });

  it('stop with a refusal in another tab', () => {
    const storage = new Map<string, string>();
    const memory = createConsentMemory(() => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: () => undefined,
    }));
    expect(mayRecordViews(memory, {})).toBe(true);
    storage.set(consentKey, 'refused');
    expect(mayRecordViews(memory, {})).toBe(false);
  });
});

describe('the choice that a visit starts with', () => {
  it('is the stored one, else that of the browser, else none', () => {
    const signal = { globalPrivacyControl: true };
    expect(initialChoice({ read: () => 'granted' }, signal)).toBe('granted');
    expect(initialChoice({ read: () => null }, signal)).toBe('refused');
    expect(initialChoice({ read: () => null }, {})).toBeNull();
  });
});

describe('a choice in another tab', () => {
  const storageEvent = (key: string, newValue: string | null) => Object.assign(new Event('storage'), { key, newValue });

  it('is taken over, until nobody watches', () => {
    const consent = createConsent({ write: () => undefined });
    const target = new EventTarget();
    const stop = watchConsent(consent, target);
    consent.send(nothing);
    target.dispatchEvent(storageEvent('other', 'refused'));
    target.dispatchEvent(storageEvent(consentKey, null));
    expect(consent.snapshot().state).toBe('prompted');
    target.dispatchEvent(storageEvent(consentKey, 'refused'));
    expect(consent.snapshot().state).toBe('refused');
    target.dispatchEvent(storageEvent(consentKey, 'granted'));
    expect(consent.snapshot().state).toBe('granted');
    stop();
    target.dispatchEvent(storageEvent(consentKey, 'refused'));
    expect(consent.snapshot().state).toBe('granted');
  });
});
