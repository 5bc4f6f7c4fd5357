import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../apps/api/test-support/postgres-server.ts';
import { root } from '../lib/bootstrap.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const write = (path, text, mode = 0o644) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode });
};

const isRoot = process.getuid?.() === 0;
/** The user of the service: another than the one who upgrades, where this one may become others. */
const user = isRoot ? 'nobody' : '';

/** Stands for Node: writes the file of a backup, and fails where a version does not take the data. */
const node = `#!/bin/sh
case $2 in
  *backup.ts) echo data > "$3" ;;
  *restore.ts) mkdir -p "$DATA_DIR/database" && cp "$3" "$DATA_DIR/database/" ;;
  *export.ts) [ ! -e broken ] ;;
esac
`;

/** A clone with two versions, v1 of which runs. Installing makes what the portal is. */
function installation() {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const first = join(folder, 'millwright-1');
  mkdirSync(first);
  const git = (...args) =>
    execFileSync('git', ['-C', first, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { stdio: 'ignore' });
  git('init', '--quiet');
  for (const version of [1, 2]) {
    write(join(first, 'package.json'), `{"version":"${version}"}`);
    git('add', '-A');
    git('commit', '--quiet', '-m', `v${version}`);
    git('tag', `v${version}`);
  }
  git('checkout', '--quiet', 'v1');
  write(join(first, 'node_modules/node/bin/node'), node, 0o755);
  const [link, data, backups] = ['link', 'data', 'backups'].map((name) => join(folder, name));
  symlinkSync(first, link);
  mkdirSync(data);
  write(join(folder, 'ready'), 'ready');
  if (isRoot) execFileSync('chown', ['-R', user, first, data]);
  const run = (args, environment = {}) => {
    const install = 'mkdir -p node_modules/node/bin && cp "$FIRST/node_modules/node/bin/node" node_modules/node/bin/';
    // A careful administrator's umask is not the one of what the service has to read.
    const command = ['-c', 'umask 077; exec sh "$0" "$@"', join(root, 'deploy/upgrade.sh'), ...args];
    const { status, stdout, stderr } = spawnSync('sh', command, {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        LINK: link,
        DATA_DIR: data,
        BACKUPS: backups,
        SETTINGS: join(folder, 'settings'),
        RUN_AS: user,
        STOP: `echo stop >> ${folder}/log`,
        START: `echo start >> ${folder}/log`,
        INSTALL: install,
        FIRST: first,
        READY: `file://${folder}/ready`,
        ...environment,
      },
    });
    return { status, said: stdout + stderr };
  };
  const versionOf = (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version;
  return { folder, first, link, data, backups, run, version: () => versionOf(link) };
}

describe.skipIf(process.platform === 'win32')('the upgrade', () => {
  it('leads to a version that the service can read, and back to the data of before', () => {
    const { first, link, data, backups, run, version } = installation();
    expect(run(['v2'])).toMatchObject({ status: 0, said: expect.stringContaining('Version v2 runs') });
    expect(version()).toBe('2');
    const next = readlinkSync(link);
    for (const path of ['', 'package.json', 'node_modules/node/bin/node']) {
      const { mode, uid } = statSync(join(next, path));
      expect([path, (mode & 0o444).toString(8), uid]).toEqual([path, '444', statSync(first).uid]);
    }
    expect((statSync(backups).mode & 0o777).toString(8)).toBe('700');
    expect(run(['--back'])).toMatchObject({ status: 0, said: expect.stringContaining('Done.') });
    expect([version(), readlinkSync(link)]).toEqual(['1', first]);
    expect(statSync(join(data, 'database')).uid).toBe(statSync(first).uid);
  });

  it('changes nothing where the new version does not take the data', () => {
    const { folder, run, version } = installation();
    const result = run(['v2'], {
      INSTALL:
        'mkdir -p node_modules/node/bin; cp "$FIRST/node_modules/node/bin/node" node_modules/node/bin/; touch broken',
    });
    expect(result).toMatchObject({ status: 1, said: expect.stringContaining('does not take this data') });
    expect([version(), existsSync(join(folder, 'log'))]).toEqual(['1', false]);
  });

  it('refuses an installation that is a folder, in which a link would change nothing', () => {
    const { folder, first, run } = installation();
    const plain = join(folder, 'plain');
    cpSync(first, plain, { recursive: true });
    expect(run(['v2'], { LINK: plain })).toMatchObject({ status: 1, said: expect.stringContaining('is no link') });
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });

  it.runIf(isRoot)('refuses an installation of another user than that of the service', () => {
    const { run, version } = installation();
    expect(run(['v2'], { RUN_AS: 'daemon' })).toMatchObject({ status: 1, said: expect.stringContaining('chown -R') });
    expect(version()).toBe('1');
  });
});

describe.skipIf(process.platform === 'win32')('the upgrade on PostgreSQL', () => {
  /** @type {import('../../apps/api/test-support/postgres-server.ts').PostgresServer} */
  let server;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-postgres-'));
    server = await startPostgres(folder);
    await server.run('create role owner login');
    return async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  }, 240_000);

  /** Databases of a role that is no superuser, with an article that others may read. */
  const databases = async (name) => {
    const urls = {};
    for (const each of [name, `${name}_check`]) {
      await server.run(`create database ${each} owner owner template template0`);
      urls[each] = server.urlOf(each).replace('millwright@', 'owner@');
    }
    const url = urls[name];
    const ask = (statement) =>
      execFileSync('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', statement, url], { encoding: 'utf8' }).trim();
    ask("create table article (id int primary key, title text); insert into article values (1, 'before')");
    ask('grant select on article to public');
    // What a newer version adds, of which the backup of before knows nothing.
    const migrate = (to) =>
      `psql -XAtq -v ON_ERROR_STOP=1 -c 'create table old_url (article_id int references article)' "${to}"`;
    return { url, check: urls[`${name}_check`], ask, migrate };
  };
  const tables = "select string_agg(tablename, ' ' order by tablename) from pg_tables where schemaname = 'public'";

  it('goes back behind tables of the newer version, and forward again', async () => {
    const { url, check, ask, migrate } = await databases('back');
    const { folder, first, run, version } = installation();
    const exporting = `#!/bin/sh\ncase $2 in *export.ts) ${migrate('$DATABASE_URL')} ;; esac\n`;
    write(join(first, 'node_modules/node/bin/node'), exporting, 0o755);
    const settings = {
      DATABASE_URL: url,
      CHECK_DATABASE_URL: check,
      START: `[ "$(cat ${folder}/millwright-1/../starting)" = 1 ] || ${migrate(url)}`,
    };
    for (const round of [1, 2]) {
      write(join(folder, 'starting'), '2');
      expect([round, run(['v2'], settings)]).toEqual([
        round,
        { status: 0, said: expect.stringContaining('Version v2 runs') },
      ]);
      expect(ask(tables)).toBe('article old_url');
      ask(`update article set title = 'since'; insert into old_url values (1)`);
      write(join(folder, 'starting'), '1');
      expect(run(['--back'], settings)).toMatchObject({ status: 0, said: expect.stringContaining('Done.') });
      expect([version(), ask(tables), ask('select title from article')]).toEqual(['1', 'article', 'before']);
      // Who could read can read still.
      expect(
        ask(
          "select has_schema_privilege('public', 'public', 'usage') and has_table_privilege('public', 'article', 'select')",
        ),
      ).toBe('t');
    }
  }, 120_000);

  it('leaves the data as they are where the backup cannot be read', async () => {
    const { url, check, ask } = await databases('damaged');
    const { backups, run, version } = installation();
    expect(run(['v2'], { DATABASE_URL: url, CHECK_DATABASE_URL: check })).toMatchObject({ status: 0 });
    ask("update article set title = 'since'");
    const [, file] = readFileSync(join(backups, 'before-upgrade'), 'utf8').split('\n');
    writeFileSync(file, readFileSync(file).subarray(0, 900));
    expect(run(['--back'], { DATABASE_URL: url, CHECK_DATABASE_URL: check })).toMatchObject({
      status: 1,
      said: expect.stringContaining('could not be put back'),
    });
    expect([version(), ask('select title from article')]).toEqual(['2', 'since']);
  }, 120_000);

  it('refuses to try on the database that runs', async () => {
    const { url, ask } = await databases('same');
    const { run } = installation();
    expect(run(['v2'], { DATABASE_URL: url, CHECK_DATABASE_URL: url })).toMatchObject({
      status: 1,
      said: expect.stringContaining('must be another database'),
    });
    expect(ask('select title from article')).toBe('before');
  }, 120_000);
});

describe.skipIf(process.platform === 'win32')('the upgrade of containers', () => {
  /** A clone with two versions, and a `docker` that logs its arguments. */
  function clone() {
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
    folders.push(folder);
    const [project, log] = [join(folder, 'project'), join(folder, 'log')];
    const git = (...args) =>
      execFileSync('git', ['-C', project, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        encoding: 'utf8',
      });
    mkdirSync(project);
    git('init', '--quiet');
    write(join(project, '.gitignore'), '/backups/\n');
    mkdirSync(join(project, 'deploy'));
    cpSync(join(root, 'deploy/upgrade-compose.sh'), join(project, 'deploy/upgrade-compose.sh'));
    for (const version of [1, 2]) {
      write(join(project, 'version'), String(version));
      git('add', '-A');
      git('commit', '--quiet', '-m', `v${version}`);
      git('tag', `v${version}`);
    }
    git('checkout', '--quiet', 'v1');
    const docker = `#!/bin/sh
echo "$MILLWRIGHT_IMAGE $DATABASE_NAME $*" >> ${log}
case $* in
  *pg_dump*) echo dump ;;
  *pg_restore*) cat > /dev/null ;;
  *export.ts*) [ ! -e ${folder}/broken ] ;;
esac
`;
    write(join(folder, 'bin/docker'), docker, 0o755);
    const run = (...args) => {
      const env = { PATH: `${folder}/bin:${process.env.PATH}` };
      const script = join(project, 'deploy/upgrade-compose.sh');
      const { status, stdout, stderr } = spawnSync('sh', [script, ...args], { encoding: 'utf8', env });
      return { status, said: stdout + stderr };
    };
    const told = () =>
      readFileSync(log, 'utf8')
        .replaceAll(/before-\S+dump|millwright:[\da-f]{7,}/g, 'NEW')
        .split('\n');
    return { folder, project, run, told, version: () => readFileSync(join(project, 'version'), 'utf8') };
  }

  it('tries a copy before it restarts, and leads back to the version and the data of before', () => {
    const { project, run, told, version } = clone();
    expect(run('v2')).toMatchObject({ status: 0, said: expect.stringContaining('Version v2 runs') });
    expect(version()).toBe('2');
    const steps = told();
    const at = (part) => steps.findIndex((line) => line.includes(part));
    const order = [
      'pg_dump',
      'build --tag',
      'pg_restore',
      'NEW millwright_check compose run',
      'image tag NEW',
      'compose up',
    ];
    expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
    expect(order.filter((part) => at(part) < 0)).toEqual([]);
    expect(steps.filter((line) => line.includes('--dbname millwright') && !line.includes('millwright_check'))).toEqual(
      [],
    );
    expect(run('--back')).toMatchObject({ status: 0, said: expect.stringContaining('Done.') });
    expect(version()).toBe('1');
    const back = told()
      .slice(steps.length - 1)
      .join('\n');
    expect(back).toMatch(
      /stop portal[^]*image tag millwright:before millwright[^]*--dbname millwright\n[^]*compose up/,
    );
    expect(statSync(join(project, 'backups')).isDirectory()).toBe(true);
  });

  it('changes nothing where the new version does not take the data, and clears the copy', () => {
    const { folder, run, told, version } = clone();
    write(join(folder, 'broken'), '');
    expect(run('v2')).toMatchObject({ status: 1, said: expect.stringContaining('does not take this data') });
    expect([version(), told().some((line) => / (?:stop|up|image tag)/.test(line))]).toEqual(['1', false]);
    expect(told().at(-2)).toContain('dropdb');
  });
});
