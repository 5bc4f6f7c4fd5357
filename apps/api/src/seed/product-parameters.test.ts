import { parameterOf, parametersOf, parseStoredParameters, type StoredParameter } from '@millwright/domain/parameters';
import { describe, expect, it } from 'vitest';
import { industryContents } from './demo-articles/index.ts';
import { productModels, type ProductModel } from './product-models.ts';
import { productParameters } from './product-parameters.ts';

const models = productModels(industryContents);
const nameOf = ({ slug, name }: ProductModel): string => `${slug}/${name}`;

/** The least value of a quantity as a number; null for anything else. */
const numberOf = (parameters: readonly StoredParameter[], key: string): number | null => {
  const found = parameters.find((one) => 'key' in one && one.key === key);
  return found && 'low' in found ? Number(found.low) : null;
};

/** The models of every series, the smallest first. */
const series = Map.groupBy(models, ({ slug, line }) => `${slug}/${line.series}`);

/** What grows with the leading value of a series, wherever both are stated. */
const growing = ['machine-mass', 'mass', 'mass-g', 'installed-power', 'machine-length', 'machine-height', 'own-mass'];

/** What binds the values of one product: `ratio` of them lies between `least` and `most`. */
interface Law {
  law: string;
  of: readonly string[];
  ratio: (...values: number[]) => number;
  least: number;
  most: number;
}
const law = (name: string, of: string, ratio: Law['ratio'], least: number, most: number): Law => ({
  law: name,
  of: of.split(' '),
  ratio,
  least,
  most,
});
const divided = (one: number, other: number): number => one / other;
/** Shaft power in kilowatts from torque in newton metres and revolutions a minute. */
const shaftPower = (torque: number, speed: number): number => (torque * speed) / 9550;

const laws: readonly Law[] = [
  law('connected load, kW a tonne', 'installed-power machine-mass', divided, 0.5, 160),
  law('mass, t a metre of length', 'machine-mass machine-length', divided, 0.3, 25),
  law('mass, t a metre of height', 'machine-mass machine-height', divided, 0.5, 9),
  law('spindle of the connected load', 'spindle-power installed-power', divided, 0.2, 0.9),
  law(
    'torque and speed of rated power',
    'rated-torque rated-speed rated-power',
    (m, n, p) => shaftPower(m, n) / p,
    0.95,
    1.05,
  ),
  law(
    'torque and speed behind a gear',
    'rated-torque output-speed rated-power',
    (m, n, p) => shaftPower(m, n) / p,
    0.8,
    0.98,
  ),
  law('peak of rated torque', 'peak-torque rated-torque', divided, 2, 5),
  law('peak of rated power', 'peak-power rated-power', divided, 1.1, 3),
  law(
    'torque of a pump',
    'displacement peak-pressure rated-torque',
    (v, p, m) => (v * p) / (20 * Math.PI) / m,
    0.95,
    1.05,
  ),
  law('power of a compressor', 'motor-power delivery-at-8-bar specific-power', (p, q, s) => p / q / s, 0.95, 1.05),
  law('melt in front of a screw, polystyrene', 'shot-weight-ps screw-diameter', (g, d) => g / shotOf(d, 0.945), 0.4, 1),
  law(
    'melt in front of a screw, polypropylene',
    'shot-weight-pp screw-diameter',
    (kg, d) => (kg * 1000) / shotOf(d, 0.73),
    0.4,
    1,
  ),
  law('press, t a meganewton', 'machine-mass clamping-force', (t, f) => (t * 1000) / f, 3, 9),
  law('stroke, screw diameters', 'opening-stroke screw-diameter', divided, 6, 16),
  law(
    'shafts of a twin screw of its load',
    'specific-torque screw-diameter screw-speed installed-power',
    (torque, d, n, p) => shaftPower(2 * torque * (0.0823 * d) ** 3, n) / p,
    0.3,
    1,
  ),
  law('evaporation of its load', 'evaporation power-per-tonne installed-power', (t, e, p) => (t * e) / p, 0.4, 1),
  law(
    'hydrogen of its power',
    'hydrogen specific-energy electrolyser-power',
    (q, e, p) => (q * e) / 1000 / p,
    0.95,
    1.05,
  ),
  law(
    'diameter of a bag, m',
    'filter-area bags bag-length',
    (area, bags, length) => area / (Math.PI * bags * (length / 1000)),
    0.11,
    0.17,
  ),
  law(
    'air against a pressure, of the fan',
    'air-volume pressure-drop fan-power',
    (air, drop, fan) => ((air / 3600) * drop) / 1000 / fan,
    0.15,
    0.8,
  ),
  law(
    'light on a module of its power',
    'module-length-mm module-width-mm efficiency module-power',
    (l, w, e, p) => (((l * w) / 1e6) * e * 10) / p,
    0.98,
    1.02,
  ),
  law('fill factor', 'module-power open-circuit-voltage short-circuit-current', (p, u, i) => p / u / i, 0.76, 0.85),
  law('storage, Wh a kilogram of container', 'storage-energy container-mass', (e, m) => (e * 1000) / m, 90, 130),
  law(
    'energy of a cell of its mass',
    'cell-capacity nominal-voltage mass energy-density',
    (c, u, m, e) => (c * u) / m / e,
    0.96,
    1.04,
  ),
  law('turbine, W a square metre', 'turbine-power rotor-diameter', (p, d) => (p * 4e6) / (Math.PI * d * d), 200, 420),
  law('rotor, blade lengths', 'rotor-diameter blade-length', divided, 2, 2.15),
  law('bearing, bores', 'outer-diameter-mm bore', divided, 1.3, 2.3),
  law('static of dynamic load', 'static-load dynamic-load', divided, 0.4, 2.5),
  law('depth, diameters of a drill', 'drilling-depth diameter', divided, 2, 6),
  law('weft, m a minute', 'reed-width loom-speed', (width, speed) => (width / 100) * speed, 1800, 3000),
  law('bottles an hour from a mould', 'units-per-hour moulds-blowing', divided, 1500, 2800),
  law(
    'channels of the cabinet’s load',
    'channels current installed-power',
    (n, i, p) => (n * i * 5) / 1000 / p,
    0.5,
    1,
  ),
  law('current, A a square millimetre', 'rated-current cross-section', divided, 2, 6),
  law('copper and its jacket, g a metre and mm²', 'mass-per-metre cross-section', divided, 9, 16),
  law('pixels of the sensor', 'pixels pixel-size sensor-length', (n, s, l) => (n * s) / 1000 / l, 0.98, 1.02),
  law('pixels, Gbit a second of 25', 'pixels line-rate', (n, rate) => (n * rate * 8) / 1e6, 5, 25),
  law(
    'heat of a transistor at its current, K',
    'rated-current on-resistance thermal-resistance',
    (i, r, k) => ((i * i * r) / 1000) * k,
    10,
    120,
  ),
  law(
    'heat of a module at its current, K',
    'rated-current on-resistance-mohm thermal-resistance',
    (i, r, k) => ((i * i * r) / 1000) * k,
    10,
    120,
  ),
  law(
    'roller screw, of a bar of its size',
    'mass diameter stroke-most',
    (m, d, s) => m / ((Math.PI / 4) * d * d * s * 7.85e-6),
    1.05,
    1.8,
  ),
  law('compounding, kWh a kilogram', 'installed-power output specific-torque', divided, 0.12, 0.35),
  law('blade tips, m a second', 'diameter rated-speed blades', (d, n) => (Math.PI * d * n) / 60_000, 300, 500),
  law('bed of media, drum diameters', 'drum-volume drum-diameter', (v, d) => (4e6 * v) / (Math.PI * d ** 3), 0.4, 1),
  law(
    'torque of a ball valve, Nm for a bore of a metre cubed',
    'operating-torque nominal-size',
    (m, d) => m / (d / 1000) ** 3,
    50_000,
    150_000,
  ),
  law('press, tie bars of a square root of kN', 'tie-bar-distance clamping-force', (w, f) => w / Math.sqrt(f), 8, 13),
  law('truck of its load', 'own-mass rated-load', divided, 1.4, 3.2),
  law('laser light of the connected load', 'laser-power installed-power', divided, 0.08, 0.4),
  law('cooling of the connected load', 'cooling-capacity installed-power', divided, 0.4, 0.9),
];

/** What comes in sizes, everywhere or in a series. */
const sizes: Readonly<Record<string, readonly number[]>> = {
  bore: [25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80],
  'power-transmission/JD diameter': [8, 12, 15, 21, 27, 36, 44, 48, 56, 64],
  'power-transmission/BY rated-power': [0.37, 0.75, 1.5, 2.2, 3, 4, 5.5, 7.5],
  pitch: [19.05, 25.4, 38.1, 50.8, 76.2, 101.6, 152.4, 200],
  pixels: [2048, 4096, 8192, 12_288, 16_384],
  'detector-pixels': [1024, 2048, 3072, 4096],
  'points-per-profile': [1280, 2048, 2560, 3200],
  ports: [4, 8, 16, 24, 48],
  flange: [40, 60, 80, 100, 130, 180],
  'item-weight': [1, 2, 5, 10, 20, 30, 50],
  'nominal-size': [50, 80, 100, 150, 200, 300, 400, 600],
  'inlet-size': [63, 100, 160],
  'outlet-size': [50, 80, 100, 150],
  'cross-section': [16, 25, 35, 50, 70, 95, 120, 150],
  'motor-power': [37, 55, 75, 110, 160, 200, 250, 315, 400],
  'laser/CL laser-power': [12, 20, 30, 40, 60],
};

/** Grams of melt of a density that five diameters of a screw hold. */
function shotOf(diameter: number, density: number): number {
  return ((Math.PI / 4) * diameter ** 3 * 5 * density) / 1000;
}

describe('the parameters of seeded products', () => {
  it('are at least eight of each product, all of them in the schema of its industry, each once', () => {
    expect(models.length).toBeGreaterThanOrEqual(300);
    const wrong = models.flatMap((model) => {
      const parameters = productParameters(model);
      const known = new Set(parametersOf(model.slug).map(({ key }) => key));
      const checked = parseStoredParameters(parameters);
      return [
        ...(parameters.length < 8 ? [`${nameOf(model)} has ${parameters.length}`] : []),
        ...('errors' in checked ? checked.errors.map((error) => `${nameOf(model)}: ${error}`) : []),
        ...parameters.flatMap((one) =>
          'key' in one && known.has(one.key) ? [] : [`${nameOf(model)} ${JSON.stringify(one)}`],
        ),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are no two products’', () => {
    const stated = models.map((model) => JSON.stringify(productParameters(model)));
    expect(new Set(stated).size).toBe(models.length);
  });

  it('tell the models of a series apart by four values at least, none of which turns round', () => {
    const wrong = [...series].flatMap(([name, all]) => {
      const stated = all.map(productParameters);
      const keys = stated[0]!.flatMap((one) => ('key' in one ? [one.key] : []));
      const rows = keys.map((key) => stated.map((parameters) => numberOf(parameters, key)));
      const steady = rows.filter((row) => row.every((value) => value !== null)) as number[][];
      const turning = steady.filter(
        (row) =>
          row.some((value, at) => at > 0 && value > row[at - 1]!) &&
          row.some((value, at) => at > 0 && value < row[at - 1]!),
      );
      const telling = steady.filter((row) => new Set(row).size > 1).length;
      return [...(turning.length > 0 ? [`${name} turns round`] : []), ...(telling < 4 ? [`${name} ${telling}`] : [])];
    });
    expect(wrong).toEqual([]);
  });

  it('grow with the machine: mass, power and size follow the leading value', () => {
    const wrong = [...series].flatMap(([name, all]) => {
      const stated = all.map(productParameters);
      return growing.flatMap((key) => {
        const row = stated.map((parameters) => numberOf(parameters, key));
        return row.some((value, at) => at > 0 && value !== null && value < row[at - 1]!) ? [`${name} ${key}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('obey the law that binds them, wherever all that it binds is stated', () => {
    const wrong = models.flatMap((model) => {
      const parameters = productParameters(model);
      return laws.flatMap(({ law, of, ratio, least, most }) => {
        const values = of.map((key) => numberOf(parameters, key));
        if (values.some((value) => value === null)) return [];
        const found = ratio(...(values as number[]));
        return found >= least && found <= most ? [] : [`${nameOf(model)}: ${law} is ${found.toFixed(3)}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('are bound by every law in one product at least, and by one law or more in a third of the series', () => {
    const holds = (parameters: readonly StoredParameter[], of: readonly string[]): boolean =>
      of.every((key) => numberOf(parameters, key) !== null);
    const stated = models.map(productParameters);
    expect(laws.filter(({ of }) => !stated.some((one) => holds(one, of))).map(({ law }) => law)).toEqual([]);
    const bound = [...series.values()].filter(([first]) => laws.some(({ of }) => holds(productParameters(first!), of)));
    expect(bound.length / series.size).toBeGreaterThan(1 / 3);
  });

  it('are sizes that a catalogue prints, where there are such', () => {
    const wrong = models.flatMap((model) =>
      Object.entries(sizes).flatMap(([name, listed]) => {
        const [at, key = name] = name.includes('/') ? name.split(' ') : [undefined, name];
        const value = numberOf(productParameters(model), key);
        const isOf = at === undefined || at === `${model.slug}/${model.line.series}`;
        return value === null || !isOf || listed.includes(value) ? [] : [`${nameOf(model)} ${key} ${value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('get lighter on vapour and oxygen, or slower, where they get larger', () => {
    for (const [name, keys] of Object.entries({
      'packaging/WP': ['water-vapour', 'oxygen-transmission'],
      'moulds/TD': ['strokes-per-minute'],
    }))
      for (const key of keys) {
        const row = series.get(name)!.map((model) => numberOf(productParameters(model), key)!);
        expect(row, name).toEqual(row.toSorted((one, other) => other - one));
      }
  });

  it('count pieces, and have no pieces where nothing is counted', () => {
    const numbers = ['ratio', 'ph-range', 'gloss', 'service-factor', 'pressure-class', 'encoder-bits', 'size'];
    for (const key of numbers) expect(parameterOf(key), key).toMatchObject({ unit: 'C62' });
    for (const key of ['layers', 'bags', 'pixels']) expect(parameterOf(key), key).toMatchObject({ unit: 'H87' });
    expect(parameterOf('chuck-force')).toMatchObject({ unit: 'NEW' });
  });

  it('have shares between nothing and everything', () => {
    const wrong = models.flatMap((model) =>
      productParameters(model).flatMap((one) =>
        'unit' in one && one.unit === 'P1' && (Number(one.low ?? 0) < -100 || Number(one.high ?? 0) > 100)
          ? [`${nameOf(model)} ${one.key}`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are defined in both languages, each key once, with choices of their own', () => {
    const definitions = [...new Set(industryContents.flatMap(({ slug }) => parametersOf(slug)))];
    const keys = definitions.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    for (const definition of definitions) {
      expect(definition).toBe(parameterOf(definition.key));
      expect(definition.key).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
      expect(definition.names.en, definition.key).not.toMatch(/\p{Script=Han}/u);
      expect(definition.names.cn, definition.key).toMatch(/[\p{Script=Han}]|^PH/u);
    }
  });
});
