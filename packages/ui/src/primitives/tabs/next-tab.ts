/**
 * The tab that a key leads to, by the ARIA Authoring Practices: the arrows to its neighbours and around the ends, Home
 * and End to the first and the last. Null where the key means nothing to tabs.
 */
export const nextTab = (key: string, from: number, count: number, rightToLeft = false): number | null => {
  const step = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (from + step + count) % count;
    case 'ArrowLeft':
      return (from - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
