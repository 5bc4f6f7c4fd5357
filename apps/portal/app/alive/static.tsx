import { guardChunkFailure } from '@millwright/domain';
import { memo, use, useLayoutEffect, useRef } from 'react';
import { ServerDocumentContext } from './server-document.tsx';

/** A piece of page that the server printed once. Loaders make it with `printStatic`. */
export interface StaticPart {
  /** Name and version in one: parts with the same id have the same markup. */
  id: string;
  /** The markup. Absent in a document, which holds it as HTML already; present when the browser navigates. */
  html?: string;
}

export interface StaticProps {
  /** What to show. */
  part: StaticPart;
  /** The element around the markup. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'nav' | 'ul' | 'footer' | 'main';
  /** Class of that element. */
  className?: string;
}

/** Markup of parts that left the page although no loader data holds it (an error page replaced them, for instance). */
const left = new Map<string, string>();

const reloadKey = 'millwright.static-reload';

/** Loads the document again, at most once a minute. */
function reloadOnce(): void {
  const mayReload = guardChunkFailure({
    read: () => sessionStorage.getItem(reloadKey),
    write: (time) => sessionStorage.setItem(reloadKey, time),
    now: Date.now,
  });
  if (mayReload) location.reload();
}

/**
 * Shows markup that the server printed: the browser keeps the DOM as it came and runs no code for it. It renders again
 * only for another part, so neither a revalidation nor a new parent touches the nodes.
 */
export const Static = memo(
  function Static({ part, as: Element = 'div', className }: StaticProps) {
    const printed = use(ServerDocumentContext)?.statics.get(part.id);
    const element = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      const node = element.current;
      // Hydration failed and everything was rendered anew: only another document has the markup.
      if (part.html === undefined && node?.childNodes.length === 0 && !left.has(part.id)) reloadOnce();
      return () => {
        if (part.html === undefined && node) left.set(part.id, node.innerHTML);
      };
    }, [part]);
    return (
      <Element
        ref={element as never}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: printed ?? part.html ?? left.get(part.id) ?? '' }}
      />
    );
  },
  (before, after) => before.part.id === after.part.id && before.className === after.className,
);
