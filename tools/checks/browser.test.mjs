import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ensureHeadlessShell, findHeadlessShell } from '../browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'millwright-browsers-'));
const made = (name) => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};
const shell = made('chromium-headless-shell');
const other = made('other-shell');
const whole = made('chromium');

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the headless shell', () => {
  it('is the one on the path', async () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROME_PATH', undefined);
    vi.stubEnv('HEADLESS_SHELL_PATH', undefined);
    expect((await findHeadlessShell()).path).toBe(shell);
    expect(ensureHeadlessShell()).toBe(shell);
  });

  it('is the one that is named, whatever is on the path', async () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROME_PATH', whole);
    vi.stubEnv('HEADLESS_SHELL_PATH', other);
    expect((await findHeadlessShell()).path).toBe(other);
  });

  it('gives way to a browser that is named', async () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROME_PATH', whole);
    vi.stubEnv('HEADLESS_SHELL_PATH', undefined);
    expect((await findHeadlessShell()).path).toBe(whole);
    expect(ensureHeadlessShell()).toBeUndefined();
  });
});
