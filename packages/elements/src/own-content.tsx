import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@millwright/ui/button';
import { useLayoutEffect, useRef } from 'react';

/** What elements say when they cannot show what they should. */
const messages = {
  /** The API does not respond. */
  unreachable: msg`The server cannot be reached. Check your connection and try again.`,
  /** The API responded that there is no such thing, or the attribute names none. */
  missing: msg`What should stand here is not in our directory any more.`,
  /** Tries once more. */
  retry: msg`Try again`,
};

/** Props of {@link OwnContent}. */
export interface OwnContentProps {
  /** What the page wrote inside of the element. */
  own: readonly Node[];
}

/** What the page wrote inside of the element, in the place of what is not there: a plain link, a few words. */
export const OwnContent = ({ own }: OwnContentProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...own), [own]);
  return <div className="millwright-own" data-millwright-own="" ref={place} />;
};

/** Props of {@link Unavailable}. */
export interface UnavailableProps extends OwnContentProps {
  /** Why there is nothing to show. Before that is known, nothing is said. */
  state: 'waiting' | 'missing' | 'unreachable';
  /** Tries again. */
  onRetry: () => void;
}

/** Stands where there is nothing to show, yet or at all: what the page wrote, and why. */
export const Unavailable = ({ state, own, onRetry }: UnavailableProps) => {
  const { t } = useLingui();
  const said: Record<UnavailableProps['state'], MessageDescriptor | null> = {
    waiting: null,
    missing: messages.missing,
    unreachable: messages.unreachable,
  };
  const text = said[state];
  return (
    <>
      <OwnContent own={own} />
      <div role="status">
        {text && (
          <p className="millwright-failure">
            {t(text)}{' '}
            {state === 'unreachable' && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                {t(messages.retry)}
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  );
};
