import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { aptInstall } from '../../lib/apt-install.mjs';
import { run as runProgram } from '../../lib/run.mjs';

/** Whether sqlmap is here, or could be installed now. */
export const hasSqlmap = async (env) => {
  const responds = async () =>
    (await runProgram('sqlmap', ['--version'], { env, quiet: true, timeout: 60_000 })).code === 0;
  return (await responds()) || (aptInstall('sqlmap') && (await responds()));
};

/**
 * What sqlmap says of the parameters of a URL: whether it could tell, whether it found a way in, and the statuses
 * of faults that it met.
 */
export const tryUrl = async (url, { env, folder, level }) => {
  const { output } = await runProgram(
    'sqlmap',
    ['-u', url, '--batch', '--disable-coloring', '--level', String(level), '--flush-session', '--output-dir', folder],
    { env, quiet: true, timeout: 15 * 60_000 },
  );
  const isFound = /^Parameter: /m.test(output) || /\bis vulnerable\b/.test(output);
  const faults = [...output.matchAll(/\b(5\d\d) \([A-Z]/g)].map(([, status]) => status);
  return { isFound, faults, isJudged: isFound || /do not appear to be injectable/.test(output), output };
};

/**
 * A server that puts a parameter into a query as it comes: what must be found, or finding nothing would mean nothing.
 */
export const startControl = () =>
  new Promise((resolve) => {
    const database = new DatabaseSync(':memory:');
    database.exec("create table article (id integer, title text); insert into article values (1, 'one'), (2, 'two')");
    const server = createServer((request, response) => {
      const id = new URL(request.url, 'http://a').searchParams.get('id') ?? '';
      try {
        const rows = JSON.stringify(database.prepare(`select * from article where id = ${id}`).all());
        response.writeHead(200, { 'content-type': 'application/json' }).end(rows);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    }).listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${server.address().port}/?id=1`,
        close: () => (server.closeAllConnections(), server.close(), database.close()),
      }),
    );
  });
