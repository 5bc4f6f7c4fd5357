/** The entry of the local storage that is written again when somebody logged in or out in this browser. */
const key = 'millwright.member-changed';

/**
 * Tells the other tabs of this browser that somebody logged in or out. Where storage is refused, they learn it from
 * their next page.
 */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Nothing is lost but the hint.
  }
}

/** Calls back when somebody logged in or out in another tab. Returns how to stop. */
export function watchOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
