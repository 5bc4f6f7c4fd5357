/**
 * Normalised discounted cumulative gain of the first `depth` results: 1 for the best order, 0 where none has a grade.
 * @param grades from 1 to 3, of all that is right
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const gain = (all: readonly number[]): number =>
    all.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...grades.values()].sort((one, other) => other - one));
  return best === 0 ? 0 : gain(found.map((item) => grades.get(item) ?? 0)) / best;
}
