/** Normalised discounted cumulative gain of the first ten: 1 where nothing better stands below anything worse. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const gain = (all: readonly number[]): number =>
    all.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...grades.values()].sort((one, other) => other - one));
  return best === 0 ? 0 : gain(found.map((item) => grades.get(item) ?? 0)) / best;
}
