/**
 * Has the service worker keep what is read, for the time without a connection. Where there is none, as on plain http,
 * nothing happens. A first visit registers it and tells it of the page that is open.
 *
 * @param path Own path of the page that is shown.
 */
export async function cacheForOffline(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const { active } = await serviceWorker.register('/service-worker.js').then(() => serviceWorker.ready);
    active?.postMessage(path);
  } catch {
    // Blocked storage, private windows: pages are read with a connection, as ever.
  }
}
