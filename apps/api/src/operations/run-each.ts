/**
 * Does something for each of some items in turn, also where it fails for an earlier one. Rejects at the end: with the
 * one error, or with all of them in an `AggregateError`.
 */
export async function runEach<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await run(item).catch((error: unknown) => errors.push(error));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
