import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { aptInstall } from '../../../tools/lib/apt-install.mjs';

/** A PostgreSQL server of the test run's own. */
export interface PostgresServer {
  /** The URL of a database on it. */
  urlOf(database: string): string;
  /** Runs a statement in the database `postgres`. */
  run(statement: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends it, and leaves its folder whole and without the log of what was written: other servers begin with a copy. */
  pack(): Promise<void>;
  /** Starts it again after `stop`, with the same data. */
  startAgain(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL programs of Debian's packages; null where there are none. */
function findPrograms(): string | null {
  if (!existsSync(debianFolder)) return null;
  const versions = readdirSync(debianFolder).filter((name) => existsSync(join(debianFolder, name, 'bin/initdb')));
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? null : join(debianFolder, newest, 'bin');
}

/** Debian's programs, installed where that is possible. Throws with the reason where it is not. */
export function providePrograms(): string {
  const programs = findPrograms() ?? (aptInstall('postgresql') ? findPrograms() : null);
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  return programs;
}

/** PostgreSQL refuses to run as root: under root, another user runs it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('there is no unprivileged user to run PostgreSQL');
}

/**
 * Starts a private server in `folder`, reachable by a socket there and by nothing else.
 *
 * @param source the folder of a server that was stopped, whose databases it has. @default it is a new one
 */
export async function startPostgres(folder: string, source?: string): Promise<PostgresServer> {
  const programs = providePrograms();
  const user = unprivilegedUser();
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  if (source) cpSync(join(source, 'data'), data, { recursive: true });
  chmodSync(data, 0o700);
  if (user) {
    chmodSync(folder, 0o755);
    for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, path), user.uid, user.gid);
  }
  if (!source)
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'millwright', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
      { ...user, stdio: 'ignore', cwd: folder },
    );
  const launch = (): ChildProcess =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=60'],
      { ...user, stdio: 'ignore', cwd: folder },
    );
  let server = launch();
  const urlOf = (database: string): string =>
    `postgresql://millwright@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const responds = async (): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await run('select 1');
      } catch (error) {
        if (attempt > 100 || server.exitCode !== null) throw error;
        await wait(100);
      }
    }
  };
  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await responds();
  return {
    urlOf,
    run,
    stop: () => end('SIGQUIT'),
    pack: async () => {
      await end('SIGINT');
      execFileSync(join(programs, 'pg_resetwal'), ['-D', data], { ...user, stdio: 'ignore', cwd: folder });
    },
    startAgain: async () => {
      server = launch();
      await responds();
    },
  };
}
