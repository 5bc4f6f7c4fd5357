import { PhrasesProvider } from '@millwright/ui/headline';
import type { ReactNode } from 'react';
import type { IslandName, IslandProps } from './islands.types.ts';

/** Props of {@link Island}. */
export interface IslandPlaceProps<Name extends IslandName> {
  /** Which one it is. */
  name: Name;
  /** Its props. They stand in the page, so they hold nothing of a single visitor. */
  props: IslandProps[Name];
  /** Is hydrated when the visitor turns to it, not before. @default false */
  onIntent?: boolean;
  /** Is hydrated at the visitor's first move on the page, not before. @default false */
  onFirstMove?: boolean;
  /** Stays as it is in a session that holds this key. @default none */
  once?: string;
  className?: string;
  /** What is shown before it is hydrated, and without JavaScript. As large as the island, so that nothing moves. */
  children?: ReactNode;
}

/** The place of a part that is hydrated inside a static page. */
export const Island = <Name extends IslandName>({
  name,
  props,
  onIntent = false,
  onFirstMove = false,
  once,
  className,
  children,
}: IslandPlaceProps<Name>) => (
  <div
    data-island={name}
    data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
    data-when={onIntent ? 'intent' : onFirstMove ? 'move' : undefined}
    data-once={once}
    className={className}
  >
    <div data-server-markup="">
      <PhrasesProvider value={null}>{children}</PhrasesProvider>
    </div>
  </div>
);
