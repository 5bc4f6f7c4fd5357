import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const project = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(project, path), 'utf8');
const guide = read('docs/operations.md');

describe('the guide for running it', () => {
  it('has every setting that portal and API read, and no other', () => {
    const named = new Set([...guide.split('## Which database')[0]!.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, names]) => [...names!.matchAll(/[A-Z_]+/g)].map(([name]) => name)));
    const inApi = [...read('apps/api/src/config.ts').matchAll(/(?:read\(\s*|value\()'([A-Z_]+)'/g)].map(([, name]) => name!);
    const [, environment = ''] = /const environment = v\.object\(\{([^]*?)\n\}\);/.exec(read('apps/portal/server/config.ts')) ?? [];
    const inPortal = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
    expect([inApi.length, inPortal.length].every((count) => count > 8)).toBe(true);
    expect([...named].sort()).toEqual([...new Set([...inApi, ...inPortal])].sort());
  });

  it('has every measure', async () => {
    const { text } = await createMetrics().read();
    for (const [, name] of text.matchAll(/^# TYPE (\S+)/gm)) expect(guide).toContain(`\`${name}\``);
  });

  it('has an nginx configuration that nginx takes', ({ skip }) => {
    const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
    if (nginx === undefined) return skip('nginx is not installed');
    const folder = mkdtempSync(join(inject('runFolder'), 'nginx-'));
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1', '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')], { stdio: 'ignore' });
    const [, config = ''] = /```nginx\n([^]*?)```/.exec(guide) ?? [];
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, config.replaceAll('/etc/ssl/millwright', folder).replaceAll('/var/log/nginx', folder).replace('/run/nginx.pid', join(folder, 'nginx.pid')));
    expect(() => execFileSync(nginx, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' })).not.toThrow();
  });
});
