/** How long the page computes before it responds to the visitor again, in milliseconds. */
const sliceMs = 24;

/** Hashes between two looks at the clock. */
const together = 128;

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime > 0)) primes.push(number);
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Takes a block of SHA-256 (FIPS 180-4, 6.2.2), of which `words` holds the first 16 words, into the state. */
function compress(state: Int32Array, words: Int32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    words[at] =
      words[at - 16]! +
      words[at - 7]! +
      (((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3)) +
      (((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10));
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let at = 0; at < 64; at += 1) {
    const one =
      h +
      (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
      ((e & f) ^ (~e & g)) +
      rounds[at]! +
      words[at]!;
    const two =
      (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at]! += value));
}

const words = new Int32Array(64);
const state = new Int32Array(8);

/**
 * The first 32 bits of the SHA-256 of a text of bytes, one character each. Not for secrets: Web Crypto resolves each
 * hash by a promise, which on a slow phone takes ten times as long as the hash itself.
 */
export function firstBitsOfHash(bytes: string): number {
  const { length } = bytes;
  const blocks = (length + 72) >> 6;
  state.set(initial);
  for (let block = 0; block < blocks; block += 1) {
    words.fill(0, 0, 16);
    const start = block * 64;
    const end = Math.min(length, start + 64);
    for (let at = start; at < end; at += 1) words[(at - start) >> 2]! |= bytes.charCodeAt(at) << (24 - 8 * (at & 3));
    if (length >= start && length < start + 64) words[(length - start) >> 2]! |= 0x80 << (24 - 8 * (length & 3));
    if (block === blocks - 1) words[15] = length * 8;
    compress(state, words);
  }
  return state[0]! >>> 0;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds the number that, after the challenge and a colon, gives a SHA-256 with so many zero bits in front. Computes in
 * slices, between which the page responds to its visitor.
 *
 * @returns null where the signal ended it
 */
export async function solveProofOfWork(
  challenge: string,
  difficulty: number,
  signal?: AbortSignal,
): Promise<number | null> {
  const start = `${String.fromCharCode(...new TextEncoder().encode(challenge))}:`;
  for (let solution = 0; !signal?.aborted; await nextTask()) {
    const end = performance.now() + sliceMs;
    do {
      for (const next = solution + together; solution < next; solution += 1)
        if (Math.clz32(firstBitsOfHash(start + solution)) >= difficulty) return solution;
    } while (performance.now() < end);
  }
  return null;
}
