/**
 * Runs inside the page before anything else, so it may refer to nothing outside itself. Finds controls by their names,
 * presses the one to `probe` until it responds, and times taps.
 * @param {{ buttons: Record<string, string>, targets: Record<string, string>, probe?: string }} about
 */
export const watchPage = ({ buttons, targets, probe }) => {
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, display, opacity } = getComputedStyle(element);
    return width >= 2 && height >= 2 && visibility !== 'hidden' && display !== 'none' && Number(opacity) > 0.01;
  };
  const button = (key) =>
    [...document.querySelectorAll('button, [role=button], summary')].find(
      (element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === buttons[key] && isVisible(element),
    );
  const isShown = (key) => [...document.querySelectorAll(targets[key])].some(isVisible);

  const reactKey = (node, name) => Object.keys(node).find((key) => key.startsWith(name));
  /** Roots and boundaries that React has taken over, and elements. */
  const hydrated = () => {
    const nodes = [document, ...document.querySelectorAll('*')];
    const roots = nodes.flatMap((node) =>
      reactKey(node, '__reactContainer$') ? [node[reactKey(node, '__reactContainer$')]] : [],
    );
    let boundaries = 0;
    const suspense = 13;
    const activity = 31;
    for (const root of roots) {
      const pending = [root.stateNode?.current ?? root];
      if (pending[0].memoizedState?.isDehydrated) continue;
      boundaries += 1;
      while (pending.length > 0) {
        const fiber = pending.pop();
        if ((fiber.tag === suspense || fiber.tag === activity) && !fiber.memoizedState?.dehydrated) boundaries += 1;
        for (let child = fiber.child; child; child = child.sibling) pending.push(child);
      }
    }
    return { boundaries, elements: nodes.filter((node) => reactKey(node, '__reactFiber$')).length };
  };

  const seen = { answered: null, opened: {}, events: [], long: 0, atLoad: null, button, hydrated };
  window.millwrightBench = seen;

  const note = () => {
    if (seen.answered === null && isShown(probe)) seen.answered = performance.now();
  };
  const press = () => {
    if (document.body) {
      button(probe)?.click();
      note();
      setTimeout(note, 0);
    }
    setTimeout(() => {
      note();
      if (seen.answered === null) press();
    }, 20);
  };
  if (probe) press();

  seen.time = (key) => {
    delete seen.opened[key];
    const onClick = ({ timeStamp }) => {
      removeEventListener('click', onClick, true);
      const look = () => {
        if (!isShown(key)) return void requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          seen.opened[key] = performance.now() - timeStamp;
        };
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, true);
  };

  addEventListener('load', () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    seen.atLoad = { ...hydrated(), names };
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) seen.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.long += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};
