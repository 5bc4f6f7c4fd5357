/** What a bounded store of drawn pictures may hold. */
export interface PictureCacheOptions {
  /** Bytes in all; the picture that was asked for longest ago goes first. */
  bytes: number;
  /** How many are drawn at the same time. */
  atOnce: number;
  /** How many may wait for that; more are turned away. */
  waiting: number;
}

/** Keeps drawn pictures. A picture that two ask for at the same time is drawn once. Answers null when too many wait. */
export function createPictureCache({ bytes, atOnce, waiting }: PictureCacheOptions): (key: string, draw: () => Promise<Buffer>) => Promise<Buffer | null> {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let size = 0;
  let busy = 0;

  const turn = async (): Promise<void> => {
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };
  const keep = (key: string, picture: Buffer): void => {
    kept.set(key, picture);
    size += picture.length;
    for (const [oldest, { length }] of kept) {
      if (size <= bytes) break;
      kept.delete(oldest);
      size -= length;
    }
  };

  return async (key, draw) => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const running = drawing.get(key);
    if (running) return running;
    if (busy >= atOnce && queue.length >= waiting) return null;
    const inTurn = async (): Promise<Buffer> => {
      await turn();
      try {
        const picture = await draw();
        keep(key, picture);
        return picture;
      } finally {
        drawing.delete(key);
        done();
      }
    };
    const drawn = inTurn();
    drawing.set(key, drawn);
    return drawn;
  };
}
