'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { pointAt, restsOn } from '../../behaviours/pointing/index.ts';
import { untilReleased } from '../../behaviours/press/index.ts';
import { isPlainPress } from '../../behaviours/press/is-plain-press.ts';
import { useSharedState } from '../../behaviours/session/index.ts';
import { useAppPromptClosed } from './app-prompt.memory.ts';
import type { FloatingBarHostProps, FloatingBarProps } from './floating-bar.types.ts';

/** Fetches the bar. */
export const loadFloatingBar = async (): Promise<ComponentType<FloatingBarProps>> =>
  (await import('./floating-bar.tsx')).FloatingBar;

/** What the hydrated bar does in place of the link or button that is pressed; null for what needs no script. */
const pressed = ({ target }: { target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-js][id]') : null;

/** What was pressed, what had the focus, and what the mouse rested on, when the links gave way. */
interface Left {
  press?: HTMLElement;
  focus?: string | undefined;
  hover?: string | undefined;
}

/** Does to the bar what was done to its links. */
const repeat = ({ press, focus, hover }: Left) => {
  const named = (id: string | undefined) => (id ? document.getElementById(id) : null);
  const pointed = named(hover);
  if (pointed) pointAt(pointed, pointed.closest('li')!);
  named(press?.id ?? focus)?.focus({ preventScroll: true });
  named(press?.id)?.click();
};

/**
 * Keeps the place of the floating bar: its links, and the whole bar once somebody has to do with them. A press that
 * comes before it is made again, and a mouse that rests on a link points at what takes its place; where the bar cannot
 * be had the link does what it does without scripts.
 */
export const FloatingBarHost = ({ links, loadBar = loadFloatingBar, ...bar }: FloatingBarHostProps) => {
  const [Bar, setBar] = useState<ComponentType<FloatingBarProps> | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<Left>({});
  const released = useRef<Promise<void> | null>(null);
  const isMember = useSharedState(({ member }) => member !== null);
  const isPromptClosed = useAppPromptClosed();

  const load = () => {
    loading.current ??= loadBar().then(
      async (loaded) => {
        // A press that began on a link would end on what took its place, and be a click on neither.
        await released.current;
        // Only on its own links: who types in a field of the page may be in the next one by the time the bar is there.
        left.current.focus = place.current?.querySelector('[id]:focus')?.id;
        left.current.hover = [...(place.current?.querySelectorAll('[data-js][id]') ?? [])].find(restsOn)?.id;
        setBar(() => loaded);
      },
      () => {
        loading.current = null;
        const { press } = left.current;
        left.current = {};
        // Once more, and by nobody's leave: it is the link that it was.
        if (press) follow(press);
      },
    );
  };
  const latest = useRef(load);
  useLayoutEffect(() => void (latest.current = load));
  useEffect(() => {
    // Who came before the page was hydrated is not heard again as long as they stay.
    const links = place.current;
    if (links && (restsOn(links) || links.contains(document.activeElement))) latest.current();
  }, []);
  useEffect(() => {
    // The links know nobody; the bar leaves out what a member does not need.
    if (isMember) latest.current();
  }, [isMember]);
  useEffect(() => {
    if (!Bar) return;
    const was = left.current;
    left.current = {};
    repeat(was);
  }, [Bar]);

  if (Bar) return <Bar {...bar} />;
  const onClick = (event: MouseEvent) => {
    const press = pressed(event);
    if (!press || !isPlainPress(event) || press.hasAttribute(followed)) return;
    event.preventDefault();
    left.current.press = press;
    load();
  };
  return (
    // It hears what bubbles up from links and buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={place}
      data-prompt-closed={isPromptClosed ? '' : undefined}
      onClick={onClick}
      onPointerDown={() => void (released.current = untilReleased())}
      onPointerOver={(event) => event.pointerType === 'mouse' && load()}
      onFocus={load}
    >
      {links}
    </div>
  );
};

/** Marks what is followed because the bar did not come. */
const followed = 'data-followed';

const follow = (press: HTMLElement): void => {
  press.setAttribute(followed, '');
  press.click();
  press.removeAttribute(followed);
};
