/** Rejects with what `late` makes where something takes longer than `patience`, in milliseconds. */
export async function inTime<Value>(coming: Promise<Value>, patience: number, late: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), patience);
  });
  return Promise.race([coming, isLate]).finally(() => clearTimeout(timer));
}
