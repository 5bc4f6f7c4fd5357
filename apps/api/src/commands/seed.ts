import { parseArgs } from 'node:util';
import { finishContent } from '../content/finish-content.ts';
import { seedDemoMembers, seedSupplierPeople } from '../members/demo-members.ts';
import { tally } from '../search/tallies.ts';
import { seedToScale } from '../seed/scale/index.ts';
import { seed } from '../seed/index.ts';
import { UsageError } from '../operator-error.ts';
import { runCommand, withDatabase } from './run-command.ts';

/** `npm run import -- --seed [--scale <articles>] [--products <number>] [--suppliers <number>]` */

const usage =
  'Usage: npm run import -- --seed [--scale <articles, 0 to 1000000>] [--products <number>] [--suppliers <number>]';

const numberOf = (text: string | undefined, fallback: number): number => {
  if (text === undefined) return fallback;
  if (!/^\d{1,7}$/.test(text) || Number(text) > 1_000_000) throw new UsageError(usage);
  return Number(text);
};

await runCommand(async (config) => {
  const { values } = parseArgs({
    options: { scale: { type: 'string' }, products: { type: 'string' }, suppliers: { type: 'string' } },
  });
  const articles = numberOf(values.scale, 0);
  const products = numberOf(values.products, Math.round(articles / 5));
  const suppliers = numberOf(values.suppliers, Math.round(articles / 20));
  const html = { imagePrefix: config.imagePrefix, playerHosts: config.playerHosts };
  const started = Date.now();
  await withDatabase(
    config,
    async (database) => {
      await finishContent(database.db, html);
      if (articles + products + suppliers > 0) {
        await seedToScale(database, { articles, products, suppliers }, html, (what) =>
          console.log(`${what} … ${((Date.now() - started) / 1000).toFixed(0)} s`),
        );
        // Suppliers are found by what they offer, which came after them.
        await finishContent(database.db, html);
      }
      await tally(database.db);
    },
    {
      seed: async (db) => {
        await seed(db);
        if (!config.isLocalDemo) return;
        await seedDemoMembers(db, new Date());
        await seedSupplierPeople(db, new Date());
      },
    },
  );
  console.log(`Seeded in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
});
