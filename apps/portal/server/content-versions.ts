/** The content that something was made of, by the tables that hold it; null where that is not known. */
export type ContentTags = ReadonlySet<string> | null;

/** Counts the changes of content, for what is stored of it. */
export interface ContentVersions {
  /** The number of changes so far: what is made from now on is of this version. */
  readonly current: number;
  /** Says that a table has changed; null: that any may have. */
  change(table: string | null): void;
  /** Whether nothing that a stored thing was made of has changed since its version. */
  isCurrent(tags: ContentTags, version: number): boolean;
}

/** Starts to count. */
export function createContentVersions(): ContentVersions {
  const changed = new Map<string, number>();
  let current = 0;
  let everything = 0;
  return {
    get current() {
      return current;
    },
    change(table) {
      current += 1;
      if (table === null) everything = current;
      else changed.set(table, current);
    },
    isCurrent(tags, version) {
      if (version === current) return true;
      if (tags === null || everything > version) return false;
      return [...tags].every((tag) => (changed.get(tag) ?? 0) <= version);
    },
  };
}

/** What holds the content of several things: not known where it is not known of one. */
export const joinedTags = (one: ContentTags, other: ContentTags): ContentTags =>
  one === null || other === null ? null : new Set([...one, ...other]);
