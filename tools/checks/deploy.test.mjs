import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const sources = ['apps/api/src/operations', 'apps/portal/server']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map(read)
  .join('\n');

/** Names of our own metrics in queries; a histogram has three more of each. */
const metricsIn = (text) =>
  new Set([...text.matchAll(/millwright_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')));

describe('what monitors the portal', () => {
  it.each(['deploy/grafana-dashboard.json', 'deploy/prometheus-alerts.yml'])(
    'asks for metrics that exist: %s',
    (path) => {
      const names = [...metricsIn(read(path))];
      expect(names.length).toBeGreaterThan(2);
      expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
    },
  );

  it('is a dashboard that Grafana can load', () => {
    const { panels, uid } = JSON.parse(read('deploy/grafana-dashboard.json'));
    expect(uid).toBe('millwright');
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { targets } of panels) for (const { expr } of targets) expect(expr).not.toBe('');
  });
});

describe('what starts the portal', () => {
  it.each(['Dockerfile', 'deploy/millwright@.service'])('starts what was built, and installs nothing: %s', (path) => {
    const [, start = ''] = /^(?:CMD \[|ExecStart=)(.*node.*)$/m.exec(read(path)) ?? [];
    expect(start).toContain('apps/portal/server/main.ts');
    expect(start).not.toMatch(/npm|npx|nx |start\.mjs/);
  });

  it('is no administrator in its container, and has a health check', () => {
    const [, last] = read('Dockerfile').split(/^FROM \$\{NODE_IMAGE\}$/m);
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^HEALTHCHECK .*/m);
    expect(read('compose.yaml')).toContain('read_only: true');
  });
});
