'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { parseInteger, parseSearchType, searchUrl, SUGGESTION_COUNTED } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useId, useState } from 'react';
import { useSnapshot, type ChartClock } from '../../behaviours/chart/index.ts';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { comboboxMove, keepsItsMeaning, Listbox, optionId } from '../../primitives/combobox/index.ts';
import { searchKindNames } from '../../parts/search/search-names.ts';
import { createSuggestions } from './suggestions.machine.ts';
import type { SuggestPort, Suggestion, SuggestionKind, SuggestionsActor } from './suggestions.types.ts';

/** Copy of the suggestions. */
const suggestionMessages = {
  list: msg`Suggestions`,
  none: msg`No suggestions`,
  /** Behind a keyword that is probably meant by another. */
  corrected: msg`Did you mean`,
  /** How much a search for a keyword finds. */
  count: (count: number) => msg`${plural(count, { one: '# result', other: '# results' })}`,
  /** So many or more. */
  many: (least: number) => msg`${least}+ results`,
  /** A keyword within one kind of results. */
  within: (keyword: string, kind: string) => msg`“${keyword}” in ${kind}`,
} as const;

/** What a suggestion is that leads to a thing. */
const kindNames: Readonly<Record<Exclude<SuggestionKind, 'within'>, MessageDescriptor>> = {
  keyword: msg`Keyword`,
  supplier: msg`Supplier`,
  product: msg`Product`,
  article: msg`Article`,
};

/** Props of {@link SuggestionList}. */
export interface SuggestionListProps {
  /** The keyword's field, which the server rendered: it becomes a combobox. */
  field: HTMLInputElement;
  /** Finds suggestions. Read once. */
  suggest: SuggestPort;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}

/**
 * The search that a keyword leads to. Counts are of the whole site, so a keyword leads there and says its count, unless
 * the form is narrowed: to another type than the first, which nobody chose, or to a sub-site.
 */
const searchOf = (field: HTMLInputElement, { text, count }: Suggestion, firstType: string) => {
  const form = field.form && new FormData(field.form);
  const first = parseSearchType(firstType);
  const kind = parseSearchType(form?.get('type') ?? firstType) ?? first;
  const industryId = parseInteger(form?.get('sid'));
  const narrowed = kind !== first || industryId !== null;
  const isCounted = count !== null && count !== undefined && !narrowed;
  const href = searchUrl({ kind: isCounted ? null : kind, keyword: text, industryId });
  return { href: href ?? undefined, count: isCounted ? count : null };
};

/** What a suggestion says of itself: its text, and behind it what it is and how much it finds. */
const useWords = () => {
  const { t } = useLingui();
  return ({ kind, text, within, count, isCorrected = false }: Suggestion): { label: string; note: string } => {
    const found =
      count === null || count === undefined
        ? []
        : [
            t(
              count < SUGGESTION_COUNTED
                ? suggestionMessages.count(count)
                : suggestionMessages.many(SUGGESTION_COUNTED),
            ),
          ];
    if (kind === 'within')
      return {
        label: within === undefined ? text : t(suggestionMessages.within(text, t(searchKindNames[within]))),
        note: found.join(''),
      };
    const what = t(isCorrected ? suggestionMessages.corrected : kindNames[kind]);
    return { label: text, note: [what, ...found].join(' · ') };
  };
};

/** Gives the field the roles of a combobox. */
const useComboboxRoles = (field: HTMLInputElement, listId: string, open: boolean, active: number) => {
  useEffect(() => {
    const fixed = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' };
    for (const [name, value] of Object.entries(fixed)) field.setAttribute(name, value);
    return () => ['aria-expanded', ...Object.keys(fixed)].forEach((name) => field.removeAttribute(name));
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(open));
    const told = {
      'aria-controls': open ? listId : null,
      'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : null,
    };
    for (const [name, value] of Object.entries(told)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, [field, open, active, listId]);
};

/** Tells what is typed into the field and which keys are pressed in it. */
const useFieldEvents = (field: HTMLInputElement, listId: string, actor: SuggestionsActor) => {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = () => actor.send({ type: 'TEXT.CHANGED', text: field.value });
    const onInput = (event: Event) => {
      // What an input method is still composing is no keyword yet.
      if (!(event as InputEvent).isComposing) tell();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { state: now, context: known } = actor.snapshot();
      const shown = known.suggestions.length > 0 && !['closed', 'failed', 'empty', 'idle'].includes(now);
      const move = comboboxMove(
        event.key,
        { open: shown, active: known.active, count: known.suggestions.length, hasText: false },
        event.altKey,
      );
      if (!move) return;
      if (!keepsItsMeaning(event.key)) event.preventDefault();
      // Of the field's own form: the document finds nothing in a shadow tree.
      if (move.type === 'choose')
        field.form?.querySelector<HTMLElement>(`[id="${optionId(listId, known.active)}"]`)?.click();
      else if (move.type === 'close') {
        // The panel around the form must not close with its list.
        event.stopPropagation();
        actor.send({ type: 'LIST.CLOSED' });
      } else if (move.type === 'activate') {
        actor.send({ type: 'LIST.OPENED' });
        actor.send({ type: 'CHOICE.REACHED', index: move.index });
      }
    };
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('compositionend', tell, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    field.addEventListener('blur', () => actor.send({ type: 'LIST.CLOSED' }), { signal });
    // What was typed before this code was here.
    if (field.matches(':focus') && field.value !== field.defaultValue) tell();
    return () => controller.abort();
  }, [field, actor, listId]);
};

/**
 * The suggestions below a field that stands elsewhere: it listens to the field and gives it the roles of a combobox.
 */
export const SuggestionList = ({ field, suggest, clock }: SuggestionListProps) => {
  const { t } = useLingui();
  const wordsOf = useWords();
  const { searchTypes } = useEdition();
  const listId = useId();
  const [actor] = useState(() => createSuggestions({ suggest, clock }));
  const { state, context } = useSnapshot(actor);
  const { suggestions, active } = context;
  const open = suggestions.length > 0 && ['shown', 'waiting', 'requesting'].includes(state);

  useEffect(() => () => actor.stop(), [actor]);

  useComboboxRoles(field, listId, open, active);
  useFieldEvents(field, listId, actor);

  const count = suggestions.length;
  const options = suggestions.map((one: Suggestion, index) => {
    const { href, count } = one.href === undefined ? searchOf(field, one, searchTypes[0]!) : one;
    return {
      id: `${index} ${one.kind} ${one.text}`,
      ...wordsOf({ ...one, count }),
      ...(href !== undefined && { href }),
    };
  });
  return (
    <div data-state={state}>
      {open && (
        <Listbox
          id={listId}
          label={t(suggestionMessages.list)}
          options={options}
          active={active}
          inFlow
          onChoose={() => actor.send({ type: 'LIST.CLOSED' })}
        />
      )}
      <div className={visuallyHidden} role="status">
        {open && t`Suggestions: ${count}`}
        {state === 'empty' && t(suggestionMessages.none)}
      </div>
    </div>
  );
};
