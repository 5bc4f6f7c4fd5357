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
 * The place of the suggestions in a search form. It costs nothing until the keyword's field has the focus; then the list
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
      field.removeEventListener('focus', wake);
      loadList().then(
        (List) => wanted && setAwake({ List, field }),
        // The next time that the field has the focus is another chance.
        () => wanted && field.addEventListener('focus', wake),
      );
    };
    field.addEventListener('focus', wake);
    if (document.activeElement === field) wake();
    return () => {
      wanted = false;
      field.removeEventListener('focus', wake);
    };
  }, [loadList]);

  return <div ref={place}>{awake && <awake.List field={awake.field} suggest={suggest} clock={clock} />}</div>;
};
