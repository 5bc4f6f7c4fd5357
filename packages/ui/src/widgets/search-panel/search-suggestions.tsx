'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { SuggestionListProps } from './suggestion-list.tsx';
import type { SuggestPort } from './suggestions.types.ts';
import type { ChartClock } from '../../behaviours/chart/index.ts';

/** Props of {@link SearchSuggestions}. */
export interface SearchSuggestionsProps {
  /** Finds suggestions. */
  suggest: SuggestPort;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
  /** Fetches the list. @default its own chunk */
  loadList?: (() => Promise<ComponentType<SuggestionListProps>>) | undefined;
}

const ownChunk = async () => (await import('./suggestion-list.tsx')).SuggestionList;

interface Awake {
  List: ComponentType<SuggestionListProps>;
  field: HTMLInputElement;
}

/**
 * The place of the suggestions in a search form. It costs nothing until somebody types a keyword; then the list
 * comes from a chunk of its own and makes a combobox of the field. Where it cannot be had, the form is what it was.
 */
export const SearchSuggestions = ({ suggest, clock, loadList = ownChunk }: SearchSuggestionsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState<Awake | null>(null);

  useEffect(() => {
    const field = place.current?.closest('form')?.querySelector<HTMLInputElement>('input[name="keyword"]');
    if (!field) return;
    let wanted = true;
    const wake = () => {
      field.removeEventListener('input', wake);
      loadList().then(
        (List) => wanted && setAwake({ List, field }),
        // The next letter is another chance.
        () => wanted && field.addEventListener('input', wake),
      );
    };
    field.addEventListener('input', wake);
    // What was typed before the page was hydrated.
    if (field.matches(':focus') && field.value !== field.defaultValue) wake();
    return () => {
      wanted = false;
      field.removeEventListener('input', wake);
    };
  }, [loadList]);

  return <div ref={place}>{awake && <awake.List field={awake.field} suggest={suggest} clock={clock} />}</div>;
};
