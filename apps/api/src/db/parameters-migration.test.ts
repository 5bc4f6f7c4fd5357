import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseStoredParameters } from '@millwright/domain/parameters';
import { emptyDataFolder } from '../../test-support/test-api.ts';
import { queryRows, type OpenDatabase } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: emptyDataFolder() });
}, 60_000);
afterAll(() => database.close());

const both = (cn: string, en: string) => ({ cn, en });

it('what is stored as a label and a value becomes a quantity or a choice, or stays the text that it is', async () => {
  const { db } = database;
  const before = readMigrations().filter(({ version }) => version < 24);
  await migrate(db, new Date(), before);
  const stored = [
    { label: both('锁模力', 'Clamping force'), value: '3,830 kN' },
    { label: both('厚度偏差(2σ)', 'Gauge tolerance, 2 sigma'), value: both('±2.6 %', '±2.6 %') },
    { label: both('膜厚', 'Film thickness'), value: '18–22 µm' },
    { label: both('分选后PVC含量', 'PVC content after sorting'), value: '< 10 mg/kg' },
    { label: both('延伸率', 'Elongation'), value: '> 11 %' },
    { label: 'Screw diameter', value: '35.50 mm' },
    { label: '驱动', value: 'Torque motor, direct' },
    { label: both('风温', 'Air temperature'), value: '−38 °C' },
    { label: both('锁模力', 'Clamping force'), value: '1 kN' },
    { label: both('锁模力', 'Clamping force'), value: '3 t' },
    { label: both('油箱', 'Oil tank'), value: '220 L' },
    { label: both('膜宽', 'Film width'), value: 'on request' },
    { key: 'machine-mass', low: '1', high: '1', unit: 'TNE' },
  ];
  await db.execute(sql`insert into entry (id, kind, title_en, published_at, details) values
    (1, 'product', 'A', now(), ${JSON.stringify({ model: 'A', parameters: stored })}::jsonb),
    (2, 'product', 'B', now(), '{"parameters": "none"}'),
    (3, 'supplier', 'C', now(), '{"parameters": [{"label": "Clamping force", "value": "1 kN"}]}')`);
  await migrate(db, new Date());
  const rows = await queryRows<{ id: number; details: { parameters: unknown[] } }>(
    db,
    sql`select id, details from entry order by id`,
  );
  const quantity = (key: string, low: string | null, high: string | null, unit: string) => ({
    key,
    ...(low !== null && { low }),
    ...(high !== null && { high }),
    unit,
  });
  expect(rows[0]!.details).toEqual({
    model: 'A',
    parameters: [
      quantity('clamping-force', '3830', '3830', 'B47'),
      quantity('gauge-tolerance', '-2.6', '2.6', 'P1'),
      quantity('film-thickness', '18', '22', '4H'),
      quantity('pvc-content-after-sorting', null, '10', 'NA'),
      quantity('elongation', '11', null, 'P1'),
      quantity('screw-diameter', '35.5', '35.5', 'MMT'),
      { key: 'drive', choice: 'torque-motor-direct' },
      quantity('air-temperature', '-38', '-38', 'CEL'),
      ...stored.slice(8),
    ],
  });
  expect(parseStoredParameters(rows[0]!.details.parameters)).toHaveProperty('parameters');
  expect(rows[1]!.details).toEqual({ parameters: 'none' });
  expect(rows[2]!.details.parameters).toEqual([{ label: 'Clamping force', value: '1 kN' }]);
  const index = await queryRows(db, sql`select key, low, high, choice from entry_parameter order by key`);
  expect(index).toEqual([
    { key: 'air-temperature', low: '-38', high: '-38', choice: null },
    { key: 'clamping-force', low: '3830', high: '3830', choice: null },
    { key: 'drive', low: null, high: null, choice: 'torque-motor-direct' },
    { key: 'elongation', low: '11', high: '11', choice: null },
    { key: 'film-thickness', low: '18', high: '22', choice: null },
    { key: 'gauge-tolerance', low: '2.6', high: '2.6', choice: null },
    { key: 'machine-mass', low: '1', high: '1', choice: null },
    { key: 'pvc-content-after-sorting', low: '10', high: '10', choice: null },
    { key: 'screw-diameter', low: '35.5', high: '35.5', choice: null },
  ]);
});
