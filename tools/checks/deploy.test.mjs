import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
    'requests metrics that exist: %s',
    (path) => {
      const names = [...metricsIn(read(path))];
      expect(names.length).toBeGreaterThan(2);
      expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
    },
  );

  it('has the alert rules that the guide names, with their thresholds', () => {
    const rules = [
      ...read('deploy/prometheus-alerts.yml').matchAll(
        /- alert: (\w+)\n +expr: (?:\|\n)?([^]*?)\n(?: +for: (\w+)\n)? +labels: \{ severity: (\w+) \}/g,
      ),
    ].map(([, name, expression, time = 'at once', severity]) => [
      name,
      /(?:==|>) [\d.e]+$/.exec(expression)[0],
      time,
      severity,
    ]);
    expect(rules.length).toBe(read('deploy/prometheus-alerts.yml').match(/- alert:/g).length);
    const rows = [
      ...read('docs/operations.md').matchAll(/^\| `(Millwright\w+)` \|[^|]+\| ([^|]+) \| ([^|]+) \| (\w+) \|$/gm),
    ];
    expect(rows.map(([, ...row]) => row).sort()).toEqual(rules.sort());
  });

  it('is a dashboard that Grafana can load', () => {
    const { panels, uid } = JSON.parse(read('deploy/grafana-dashboard.json'));
    expect(uid).toBe('millwright');
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { targets } of panels) for (const { expr } of targets) expect(expr).not.toBe('');
  });
});

describe('what starts the portal', () => {
  it.each(['Dockerfile', 'deploy/millwright@.service'])('starts what was built, and installs nothing: %s', (path) => {
    const joined = read(path).replace(/\\\n\s*/g, '');
    const [, start = ''] = /^(?:CMD \[|ExecStart=)(.*node.*)$/m.exec(joined) ?? [];
    expect(start).toContain('apps/portal/server/main.ts');
    expect(start).not.toMatch(/npm|npx|nx |start\.mjs/);
  });

  it('is no administrator in its container, and has a health check', () => {
    const [, last] = read('Dockerfile').split(/^FROM \$\{RUN_IMAGE\}$/m);
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^HEALTHCHECK .*/m);
    expect(read('compose.yaml')).toContain('read_only: true');
  });
});

describe('the containers', () => {
  const example = read('deploy/example.env');
  const compose = read('compose.yaml');
  const [, portal] = /^ {2}portal:$([^]*?)^ {2}\w+:$/m.exec(compose);

  it('get every setting of the example, and the example has every setting that they take', () => {
    const stated = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    // For compose and for the script of the upgrade.
    const own = new Set(['MILLWRIGHT_IMAGE', 'DATABASE_NAME']);
    const taken = [...compose.matchAll(/\$\{([A-Z_]+)[:}]/g)].map(([, name]) => name).filter((name) => !own.has(name));
    expect([...new Set(taken)].sort()).toEqual([...stated].sort());
    for (const name of ['MEMBER_HOSTS', 'SUPPLIER_HOSTS', 'ACCOUNT_APP', 'IMAGE_HOSTS', 'PLAYER_HOSTS', 'LOG_LEVEL'])
      expect(portal).toContain(`${name}: \${${name}:-`);
  });

  it('take every setting of docs/operations.md but those that compose decides', () => {
    const [, table] = /^\| Variable \| Read by .*$\n^\|[-|]+$\n((?:^\|.*$\n)+)/m.exec(read('docs/operations.md'));
    const known = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names]) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(known.length).toBeGreaterThan(30);
    // Of one container with its own API: ports, folders and origins follow, and a public site is no demo.
    const decided = ['PORT', 'DATA_DIR', 'API_ORIGIN', 'MEMBER_ORIGIN', 'IMAGE_CACHE_DIR', 'SITE_ORIGINS'];
    decided.push('ACCOUNT_SITES', 'DEMO_DATA', 'WECHAT_API');
    expect(known.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(portal)).sort()).toEqual(decided.sort());
  });

  it('are behind an nginx that has the hosts of the sites', () => {
    const valueOf = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(example)[1];
    const hosts = ['EDITION_HOSTS', 'MEMBER_HOSTS', 'SUPPLIER_HOSTS'].flatMap((name) =>
      [...valueOf(name).matchAll(/https:\/\/([^,]+)/g)].map(([, host]) => host),
    );
    expect(valueOf('SERVER_NAMES').split(' ').sort()).toEqual(hosts.sort());
  });

  it('are built without the secrets and the data of the installation', () => {
    const left = new Set(read('.dockerignore').split('\n'));
    for (const name of ['**/.env*', 'tls', 'backups', '.data', '.git', '**/*.pem', '**/*.key'])
      expect([name, left.has(name)]).toEqual([name, true]);
    const unversioned = new Set(read('.gitignore').split('\n'));
    for (const name of ['/.env*', '/tls/', '/backups/']) expect([name, unversioned.has(name)]).toEqual([name, true]);
  });
});

describe.skipIf(process.platform === 'win32')('the backup of PostgreSQL', () => {
  /** Runs it with a dump that is the text of a file, in a folder with images and members' files. */
  function backUp(prepare = () => {}) {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const write = (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    try {
      write(
        'bin/pg_dump',
        '#!/bin/sh\nfor a in "$@"; do case $a in --file=*) echo "$*" > "${a#--file=}" ;; esac; done\n',
      );
      for (const path of ['media/a', 'uploads/b', 'site.json', 'images/c', 'lock/d']) write(`data/${path}`, path);
      for (let day = 10; day < 30; day += 1) write(`backups/database-2020-01-${day}T0000.dump`, '');
      prepare(write);
      for (const name of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', name), 0o755);
      const { status } = spawnSync('sh', [join(root, 'deploy/backup.sh')], {
        env: {
          PATH: `${folder}/bin:${process.env.PATH}`,
          DATA_DIR: `${folder}/data`,
          BACKUPS: `${folder}/backups`,
          DATABASE_URL: 'postgres://u@h/d',
        },
      });
      const made = readdirSync(join(folder, 'backups'));
      const archive = made.find((name) => name.endsWith('.tar.gz'));
      const files = archive
        ? execFileSync('tar', ['-tzf', join(folder, 'backups', archive)], { encoding: 'utf8' }).split('\n')
        : [];
      return { status, made, files: files.filter((name) => /\w$/.test(name)).sort() };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it('is a dump and the files that cannot be made again, of which fourteen stay', () => {
    const { status, made, files } = backUp();
    expect([status, files]).toEqual([0, ['./media/a', './site.json', './uploads/b']]);
    expect(made.filter((name) => name.endsWith('.dump'))).toHaveLength(14);
    expect(made).not.toContain('database-2020-01-10T0000.dump');
  });

  it('is made although a file changes meanwhile, and is not where tar fails', () => {
    const tarThatEnds = (code) => (write) => write('bin/tar', `#!/bin/sh\nPATH=\${PATH#*:} tar "$@"; exit ${code}\n`);
    expect(backUp(tarThatEnds(1))).toMatchObject({ status: 0, files: expect.arrayContaining(['./media/a']) });
    expect(backUp(tarThatEnds(2))).toMatchObject({ status: 1, files: [] });
  });
});

describe('the units', () => {
  it('may write the backups: the portal itself packs a database that it has open', () => {
    for (const unit of ['millwright@.service', 'millwright-backup.service']) {
      const text = read(join('deploy', unit));
      expect(text).toMatch(/^ReadWritePaths=.*\/var\/backups\/millwright$/m);
      expect(text).toMatch(/^ExecStartPre=\+\/usr\/bin\/install -d .* \/var\/backups\/millwright$/m);
    }
  });
});

/** Runs a program that checks our files; skips the test where it is not installed. Returns what it says. */
function runOr(skip, program, args) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (error?.code === 'ENOENT') return skip(`${program} is not installed`);
  if (error) throw error;
  return { status, said: stdout + stderr };
}

describe('programs that read the files of deploy', () => {
  const scripts = ['backup-loop.sh', 'backup.sh', 'prune-packages.sh', 'upgrade-compose.sh', 'upgrade.sh'].map((name) =>
    join('deploy', name),
  );

  it('sh takes every script, and shellcheck finds nothing', ({ skip }) => {
    for (const script of scripts) execFileSync('sh', ['-n', script], { cwd: root });
    expect(runOr(skip, 'shellcheck', scripts)).toEqual({ status: 0, said: '' });
  });

  it('Prometheus takes the rules', ({ skip }) => {
    expect(runOr(skip, 'promtool', ['check', 'rules', 'deploy/prometheus-alerts.yml'])).toMatchObject({
      status: 0,
      said: expect.stringMatching(/SUCCESS: [1-9]\d* rules found/),
    });
  });

  it('systemd takes the units, but for the program that is not there', ({ skip }) => {
    const units = ['millwright@.service', 'millwright-backup.service', 'millwright-backup.timer'];
    const { said } = runOr(skip, 'systemd-analyze', ['verify'].concat(units.map((name) => join('deploy', name))));
    const faults = said.split('\n').filter((line) => /millwright/.test(line) && !line.includes('is not executable'));
    expect(faults).toEqual([]);
  });

  it('nginx takes the template, as its image fills it in', ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    try {
      const version = runOr(skip, '/usr/sbin/nginx', ['-v']).said;
      const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
      execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
      const filled = read('deploy/nginx.conf.template')
        .replaceAll('${SERVER_NAMES}', 'www.example.cn www.example.com')
        .replaceAll('/etc/nginx/tls', folder)
        .replaceAll('/dev/stdout', join(folder, 'access.log'))
        // The name of a container.
        .replace('server portal:3000', 'server 127.0.0.1:3000');
      // Before 1.25.1 it was a word of `listen`.
      const isOld = /nginx\/1\.(?:1\d|2[0-4])\./.test(version);
      const site = isOld
        ? filled.replace('  http2 on;\n', '').replace('listen 443 ssl;', 'listen 443 ssl http2;')
        : filled;
      expect(site).not.toMatch(/\$\{/);
      writeFileSync(
        join(folder, 'nginx.conf'),
        `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${site}}\n`,
      );
      expect(runOr(skip, '/usr/sbin/nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')])).toEqual({
        status: 0,
        said: '',
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
