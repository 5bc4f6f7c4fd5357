/** Codewords of data and of correction, by version, at the lowest level of correction; each is one block. */
const versions = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;

/** A code drawn as one path. */
export interface QrDrawing {
  /** Its side in modules. */
  size: number;
  /** Lines of the width of a module, for the `d` of a path with a stroke; the middle of the first module is 0, 0. */
  path: string;
}

/** Powers of two in the field of 256 elements that QR codes reckon in. */
const powers: number[] = [];
for (let power = 1, at = 0; at < 255; at += 1) {
  powers.push(power);
  power = power < 128 ? power << 1 : (power << 1) ^ 0x11d;
}
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : powers[(powers.indexOf(one) + powers.indexOf(other)) % 255]!;

/** The correction of a block: the rest of its division by the generator of that length. */
function correctionOf(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let at = 0; at < length; at += 1) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, place) => value ^ times(place > 0 ? generator[place - 1]! : 0, powers[at]!));
  }
  const rest = [...data, ...generator.slice(1).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at]!;
    generator.forEach((value, place) => (rest[at + place]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** Mode, length, bytes, end, and filling: all of it in codewords. */
function codewords(bytes: Uint8Array, capacity: number): number[] {
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const data = bits
    .slice(0, capacity * 8)
    .match(/.{8}/g)!
    .map((word) => Number.parseInt(word, 2));
  for (let at = 0; data.length < capacity; at += 1) data.push(at % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** The lowest level of correction with the first mask, as the code tells its readers. */
const format = 0x77c4;

/** The modules that every code of this size has; those of the data are undefined. */
function frame(size: number, version: number): (boolean | undefined)[][] {
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  const set = (x: number, y: number, isDark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) modules[y]![x] = isDark;
  };
  for (let at = 8; at < size - 8; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, isDark: (distance: number) => boolean): void => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        set(x + across, y + down, isDark(Math.max(Math.abs(across), Math.abs(down))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  const bit = (at: number): boolean => ((format >> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    const before = at < 6 ? at : at + 1;
    if (at < 8) set(8, before, bit(at));
    else set(at === 8 ? 7 : 14 - at, 8, bit(at));
    if (at < 8) set(size - 1 - at, 8, bit(at));
    else set(8, size - 15 + at, bit(at));
  }
  set(8, size - 8, true);
  return modules;
}

/** The code of a short address, as short a drawing as there is; null for one of more than 106 bytes. */
export function qrPath(address: string): QrDrawing | null {
  const bytes = new TextEncoder().encode(address);
  const at = versions.findIndex(([capacity]) => bytes.length <= capacity - 2);
  if (at < 0) return null;
  const [capacity, correction] = versions[at]!;
  const data = codewords(bytes, capacity);
  const bits = [...data, ...correctionOf(data, correction)].map((word) => word.toString(2).padStart(8, '0')).join('');
  const size = 21 + 4 * at;
  const modules = frame(size, at + 1);
  let next = 0;
  for (let pair = size - 1; pair > 0; pair -= 2) {
    // The column of the timing marks is left out.
    if (pair === 6) pair = 5;
    const isUpward = ((size - 1 - pair - (pair < 6 ? 1 : 0)) / 2) % 2 === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [pair, pair - 1]) {
        if (modules[y]![x] !== undefined) continue;
        modules[y]![x] = (bits[next] === '1') !== ((x + y) % 2 === 0);
        next += 1;
      }
    }
  }
  let path = '';
  let [fromX, fromY] = [0, 0];
  modules.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let length = 1;
      while (row[x + length]) length += 1;
      path += `m${x - fromX} ${y - fromY}h${length}`;
      x += length;
      [fromX, fromY] = [x, y];
    }
  });
  return { size, path };
}
