/** Several who want one place that only one of them may have at a time, such as that of the login dialog of a page. */
export interface Queue {
  /** Stands in line. Returns how to leave it. */
  join: (who: object) => () => void;
  /** Gives the place to somebody in line. */
  take: (who: object) => void;
  /** Who has the place. */
  holder: () => object | undefined;
  /** Notifies when the line changes. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A line in which nobody stands yet. */
export function createQueue(): Queue {
  let line: object[] = [];
  const listeners = new Set<() => void>();
  const change = (next: object[]) => {
    line = next;
    for (const listener of listeners) listener();
  };
  const without = (who: object) => line.filter((each) => each !== who);
  return {
    join: (who) => {
      change([...without(who), who]);
      return () => change(without(who));
    },
    take: (who) => change([who, ...without(who)]),
    holder: () => line[0],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
