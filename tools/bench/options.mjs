import { parseArgs } from 'node:util';

/** How the benchmark is called, in one line. */
const usage =
  'Usage: npm run bench -- calls | search | libraries | own-site | imports | [--home | --api | --scale | --processes] ' +
  '[--write] [--rounds <number>] [--only <columns>] [--skip load,browser,lighthouse] [--seconds <number>] [--connections <number>] ' +
  '[--counts 1,2,4] [--scales 1000,100000] [--folder <folder>] [--peers <folder>]';

/** Thrown where the benchmark was called in a way that it does not understand. */
export class UsageError extends Error {}

const wholeNumber = (text, least, most) => {
  if (!/^\d{1,7}$/.test(text) || Number(text) < least || Number(text) > most) throw new UsageError(usage);
  return Number(text);
};

const listOf = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The tables, in the order in which they are measured. */
const tables = ['home', 'scale', 'processes'];

const parts = ['load', 'browser', 'lighthouse'];

const parse = (args) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        home: { type: 'boolean', default: false },
        api: { type: 'boolean', default: false },
        scale: { type: 'boolean', default: false },
        processes: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '2' },
        only: { type: 'string', default: '' },
        skip: { type: 'string', default: '' },
        seconds: { type: 'string', default: '8' },
        connections: { type: 'string', default: '32' },
        counts: { type: 'string', default: '1,2,4' },
        scales: { type: 'string', default: '1000,100000' },
        folder: { type: 'string' },
        peers: { type: 'string' },
      },
    });
    if (positionals.length > 0) throw new UsageError(usage);
    return values;
  } catch {
    throw new UsageError(usage);
  }
};

/**
 * Reads the arguments of `npm run bench`.
 * @param {string[]} args
 * @param {string[]} columns names that `--only` may name
 */
export const readOptions = (args, columns) => {
  const values = parse(args);
  const requested = ['home', 'api', 'scale', 'processes'].filter((name) => values[name]);
  if (requested.length > 1) throw new UsageError(usage);
  const [only, skip] = [listOf(values.only), listOf(values.skip)];
  const unknown = only.find((name) => !columns.includes(name)) ?? skip.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is none of ${[...columns, ...parts].join(', ')}.`);
  const numbers = (text, most) => {
    const list = listOf(text).map((part) => wholeNumber(part, 1, most));
    if (list.length === 0) throw new UsageError(usage);
    return list;
  };
  return {
    tables: requested.length === 0 ? tables : requested.map((name) => (name === 'api' ? 'home' : name)),
    write: values.write,
    apart: values.api,
    rounds: wholeNumber(values.rounds, 1, 99),
    seconds: wholeNumber(values.seconds, 1, 600),
    connections: wholeNumber(values.connections, 1, 1000),
    counts: numbers(values.counts, 64),
    scales: numbers(values.scales, 1_000_000),
    folder: values.folder,
    peers: values.peers,
    only,
    skip: new Set(skip),
  };
};
