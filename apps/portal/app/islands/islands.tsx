import { watchFirstMove } from '@millwright/ui/first-move';
import { Component, lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMatches } from 'react-router-dom';
import type { PageRuntime } from '../shell/page-runtime.ts';
import { islandComponents } from './island-components.ts';
import { giveUp, keepFocus, keepTap, placesNow, repeatTap, type IslandPlace } from './island-places.ts';
import type { IslandContextProps, IslandName } from './islands.types.ts';
import { stillOf } from './still.ts';

/** The page told the island what it needs; which island that is, only its name says. */
type AnyIsland = ComponentType<IslandContextProps>;

const found = new Map<IslandName, AnyIsland>();

const componentOf = (name: IslandName): AnyIsland => {
  const component = found.get(name) ?? lazy(async () => ({ default: (await islandComponents[name]()) as AnyIsland }));
  found.set(name, component);
  return component;
};

/** Takes what stood there before out of sight, in the same frame in which the island is shown. */
function InPlace({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    const still = stillOf(element);
    keepFocus(element);
    if (still) still.hidden = true;
    return () => {
      if (still) still.hidden = false;
    };
  }, [element]);
  useEffect(() => repeatTap(element), [element]);
  return children;
}

interface UnharmedProps {
  element: HTMLElement;
  report: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what stood there before where an island cannot be loaded or breaks: the page reads without it. */
class Unharmed extends Component<UnharmedProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    giveUp(this.props.element);
    this.props.report(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const intents = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

/** Whether what a place waits for has happened: that the visitor turned to it, or moved at all. */
function useIntended({ element, when }: IslandPlace): boolean {
  const [intended, setIntended] = useState(!when);
  useEffect(() => {
    if (intended) return undefined;
    const intend = () => setIntended(true);
    if (when === 'move') return watchFirstMove(intend);
    intents.forEach((type) => element.addEventListener(type, intend, { capture: true, passive: true }));
    return () => intents.forEach((type) => element.removeEventListener(type, intend, true));
  }, [element, when, intended]);
  return intended;
}

function IslandAt({ place, runtime }: { place: IslandPlace; runtime: PageRuntime }) {
  const { element, name, props } = place;
  if (!useIntended(place)) return null;
  const Content = componentOf(name);
  return createPortal(
    <Unharmed element={element} report={runtime.chunks.report}>
      <Suspense>
        <InPlace element={element}>
          <Content {...props} runtime={runtime} place={element} />
        </InPlace>
      </Suspense>
    </Unharmed>,
    element,
  );
}

/** Brings the islands of the shown page to life. Their code comes when the page holds one, or when the visitor turns to it. */
export function Islands({ runtime }: { runtime: PageRuntime }) {
  const matches = useMatches();
  const [places, setPlaces] = useState<{ key: number; place: IslandPlace }[]>([]);
  useEffect(() => {
    document.addEventListener('click', keepTap, true);
    return () => document.removeEventListener('click', keepTap, true);
  }, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the places are in markup that React does not know, printed by the commit before this effect
    setPlaces((before) => {
      let key = Math.max(0, ...before.map((known) => known.key));
      return placesNow().map((place) => before.find((known) => known.place.element === place.element) ?? { key: (key += 1), place });
    });
  }, [matches]);
  return places.map(({ key, place }) => <IslandAt key={key} place={place} runtime={runtime} />);
}
