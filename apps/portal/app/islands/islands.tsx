import { Component, lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMatches } from 'react-router-dom';
import type { PageRuntime } from '../shell/page-runtime.ts';
import { islandComponents } from './island-components.ts';
import type { IslandName } from './islands.types.ts';

/** What every island gets beside what the page tells it. */
export interface IslandContextProps {
  runtime: PageRuntime;
  /** Its place in the page. */
  place: HTMLElement;
}

interface Place {
  place: HTMLElement;
  name: IslandName;
  props: object;
}

/** The page told the island what it needs; which island that is, only its name says. */
type AnyIsland = ComponentType<IslandContextProps>;

const found = new Map<IslandName, AnyIsland>();

const componentOf = (name: IslandName): AnyIsland => {
  const component = found.get(name) ?? lazy(async () => ({ default: (await islandComponents[name]()) as AnyIsland }));
  found.set(name, component);
  return component;
};

const placesNow = (): Place[] =>
  [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((place) => {
    const { island, props } = place.dataset;
    return island && island in islandComponents ? [{ place, name: island as IslandName, props: JSON.parse(props ?? '{}') as object }] : [];
  });

/** Takes what stood there before out of sight, in the same frame in which the island is shown. */
function Alive({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    const still = place.querySelector<HTMLElement>(':scope > [data-still]');
    if (still) still.hidden = true;
    return () => {
      if (still) still.hidden = false;
    };
  }, [place]);
  return children;
}

/** Keeps what stood there before where an island cannot be loaded or breaks: the page reads without it. */
class Unharmed extends Component<{ report: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Brings the islands of the shown page to life. Their code comes when the page holds one. */
export function Islands({ runtime }: { runtime: PageRuntime }) {
  const matches = useMatches();
  const [places, setPlaces] = useState<Place[]>([]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the places are in markup that React does not know, printed by the commit before this effect
    setPlaces((before) => {
      const now = placesNow();
      return now.map((one) => before.find(({ place }) => place === one.place) ?? one);
    });
  }, [matches]);
  return places.map(({ place, name, props }, index) => {
    const Content = componentOf(name);
    return createPortal(
      <Unharmed report={runtime.chunks.report}>
        <Suspense>
          <Alive place={place}>
            <Content {...props} runtime={runtime} place={place} />
          </Alive>
        </Suspense>
      </Unharmed>,
      place,
      `${name}-${index}`,
    );
  });
}
