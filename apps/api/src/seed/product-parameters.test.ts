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

  it('weigh, reach and use what presses of their force do', () => {
    const presses = models.filter(({ slug, line }) => slug === 'plastics' && ['HX', 'HD'].includes(line.series));
    for (const press of presses) {
      const parameters = productParameters(press);
      const [force, mass, stroke] = ['clamping-force', 'machine-mass', 'opening-stroke'].map((key) =>
        numberOf(parameters, key),
      );
      // Tonnes of machine for each meganewton of clamping force, and millimetres of stroke.
      expect(mass! / (force! / 1000), nameOf(press)).toBeGreaterThan(3);
      expect(mass! / (force! / 1000), nameOf(press)).toBeLessThan(9);
      expect(stroke!, nameOf(press)).toBeGreaterThan(300);
    }
  });

  it.each([
    ['automation', 'JM', 'rated-power', 'rated-torque', 'rated-speed', 9550],
    ['aerospace', 'NF', 'rated-power', 'rated-torque', 'rated-speed', 9550],
  ])('of %s %s say one thing of power, torque and speed', (slug, line, power, torque, speed, factor) => {
    for (const model of models.filter((one) => one.slug === slug && one.line.series === line)) {
      const parameters = productParameters(model);
      const [p, m, n] = [power, torque, speed].map((key) => numberOf(parameters, key)!);
      expect(Math.abs((m! * n!) / factor / p! - 1), nameOf(model)).toBeLessThan(0.05);
    }
  });

  it('of a compressor fit its power and delivery, and of a cell its capacity, mass and energy density', () => {
    for (const model of models) {
      const of = (key: string) => numberOf(productParameters(model), key)!;
      const name = `${model.slug}/${model.line.series}`;
      if (name === 'fluid-power/RK')
        expect(of('motor-power') / of('delivery-at-8-bar') / of('specific-power')).toBeCloseTo(1, 1);
      if (name === 'battery/SJ')
        expect((of('cell-capacity') * of('nominal-voltage')) / of('mass') / of('energy-density')).toBeCloseTo(1, 1);
      if (name === 'renewables/HF') expect(of('rotor-diameter')).toBeGreaterThan(2 * of('blade-length'));
    }
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
