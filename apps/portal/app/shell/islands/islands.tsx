import { watchFirstMove } from '@millwright/ui/first-move';
import { useCallback, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useShownPage } from '../../runtime/shown-page.ts';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { useDocumentScope } from '../frame/document-scope.ts';
import {
  hasMoved,
  giveUp,
  restoreFocus,
  queueTap,
  noteAct,
  placesNow,
  replayTap,
  untilFree,
  type IslandPlace,
  serverMarkupOf,
} from './island-places.ts';
import type { IslandContextProps, IslandLoaders } from './islands.types.ts';

/** The page gave the island what it needs; which island that is, only its name says. */
type AnyIsland = ComponentType<IslandContextProps>;

/**
 * Takes what stood there before out of sight, in the same frame in which the island is shown, and out of the page once
 * the island has taken over what it held: who looks for a field or a button by its name finds one. It comes back where
 * the island breaks.
 */
function InPlace({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [fragment] = useState(() => document.createDocumentFragment());
  useLayoutEffect(() => {
    const fallback = serverMarkupOf(element);
    restoreFocus(element);
    if (fallback) fallback.hidden = true;
    return () => {
      fallback?.append(fragment);
      if (fallback) fallback.hidden = false;
    };
  }, [element, fragment]);
  useEffect(() => {
    replayTap(element);
    fragment.append(...(serverMarkupOf(element)?.childNodes ?? []));
  }, [element, fragment]);
  return children;
}

const intents = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

/** Whether what a place waits for has happened: that the visitor turned to it, or moved at all. */
function useIntended({ element, when }: IslandPlace): boolean {
  const [intended, setIntended] = useState(() => !when || (when === 'move' && hasMoved()));
  useEffect(() => {
    if (intended) return undefined;
    const intend = () => setIntended(true);
    if (when === 'move') return watchFirstMove(intend);
    intents.forEach((type) => element.addEventListener(type, intend, { capture: true, passive: true }));
    return () => intents.forEach((type) => element.removeEventListener(type, intend, true));
  }, [element, when, intended]);
  return intended;
}

/** Shows an island once it is wanted and here, and nobody is in the middle of pressing what it takes the place of. */
function IslandAt({ place, loaders }: { place: IslandPlace; loaders: IslandLoaders }) {
  const { element, name, props } = place;
  const scope = useDocumentScope();
  const { chunks, withLaterMessages } = scope;
  // Places are found in the browser alone, where there are services.
  const services = scope.services!;
  const isIntended = useIntended(place);
  const [Content, setContent] = useState<AnyIsland | null>(null);
  // What stood there before stays: the page reads without the island.
  const onError = useCallback(
    (error: unknown) => {
      giveUp(element);
      chunks.report(error);
    },
    [element, chunks],
  );
  useEffect(() => {
    if (!isIntended) return undefined;
    let isShown = true;
    withLaterMessages<unknown>(() => loaders[name](services)).then(async (loaded) => {
      await untilFree(element);
      // At once, for the next press may begin in the next moment.
      if (isShown) flushSync(() => setContent(() => loaded as AnyIsland));
    }, onError);
    return () => {
      isShown = false;
    };
  }, [element, name, isIntended, loaders, services, withLaterMessages, onError]);
  if (!Content) return null;
  return createPortal(
    <ErrorBoundary fallback={() => null} onError={onError}>
      <InPlace element={element}>
        <Content {...props} services={services} place={element} />
      </InPlace>
    </ErrorBoundary>,
    element,
  );
}

/** Hydrates the islands of the shown page. Their code comes with it, or when the visitor turns to one. */
export function Islands({ loaders }: { loaders: IslandLoaders }) {
  const page = useShownPage((shown) => shown.page);
  const [places, setPlaces] = useState<IslandPlace[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('click', queueTap, options);
    for (const type of ['pointerdown', 'compositionstart']) document.addEventListener(type, noteAct, options);
    return () => listening.abort();
  }, []);
  // oxlint-disable-next-line react/set-state-in-effect -- the places are in markup that React does not know
  useEffect(() => setPlaces(placesNow(loaders)), [page, loaders]);
  return places.map((place) => <IslandAt key={place.key} place={place} loaders={loaders} />);
}
