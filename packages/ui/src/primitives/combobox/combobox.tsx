'use client';

import {
  useId,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Input } from '../field/index.ts';
import { comboboxMove, keepsItsMeaning } from './combobox-keys.ts';
import * as css from './combobox.css.ts';
import { Listbox, optionId, type ComboboxOption } from './listbox.tsx';

/** Props of {@link Combobox}; every attribute of an input besides. */
export interface ComboboxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list' | 'role'> {
  /** The text. The parent keeps it. */
  value: string;
  /** The visitor typed, chose or cleared. */
  onValueChange: (value: string) => void;
  /** Every choice; the field shows those that the text finds. */
  options: readonly ComboboxOption[];
  /** The name of the list. */
  listLabel: string;
  /** Says how many choices the text finds, for assistive technology. */
  countText: (count: number) => string;
  /** Shown where the text finds none. @default nothing is shown */
  emptyText?: string;
  /** The visitor took a choice, by a press or by Enter. */
  onChoose?: (option: ComboboxOption) => void;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices that a text finds: those that begin with it first, then those that hold it. Pure. */
export const findOptions = (options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] => {
  const wanted = plain(text.trim());
  if (wanted === '') return options;
  const begins: ComboboxOption[] = [];
  const holds: ComboboxOption[] = [];
  for (const option of options) {
    const words = plain(`${option.label} ${option.also ?? ''}`);
    if (words.startsWith(wanted)) begins.push(option);
    else if (words.includes(wanted)) holds.push(option);
  }
  return [...begins, ...holds];
};

/** The choices that the text finds, whether they are shown, and which one the arrow keys have reached. */
const useChoices = (props: Omit<ComboboxProps, 'listLabel' | 'countText'>) => {
  const { value, onValueChange, options, emptyText, onChoose, onKeyDown, onBlur, ...rest } = props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // With a choice in the field, opening shows all of them again.
  const isChosen = options.some(({ label }) => label === value);
  const [typed, setTyped] = useState(false);
  const found = isChosen && !typed ? options : findOptions(options, value);
  const shown = open && (found.length > 0 || emptyText !== undefined);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    setTyped(false);
    onValueChange(option.label);
    onChoose?.(option);
    close();
  };
  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dialog around the field has prevented the default of Esc already, to stay open.
    const wasPrevented = event.defaultPrevented;
    onKeyDown?.(event);
    // While an input method composes, its keys are its own.
    if (rest.readOnly || (event.defaultPrevented && !wasPrevented) || event.nativeEvent.isComposing) return;
    const move = comboboxMove(
      event.key,
      { open: shown, active, count: found.length, hasText: value !== '' },
      event.altKey,
    );
    if (!move) return;
    if (!keepsItsMeaning(event.key)) event.preventDefault();
    // A dialog around the field must not close with its list.
    if (move.type === 'close') event.stopPropagation();
    if (move.type === 'activate') {
      setOpen(true);
      setActive(move.index);
    } else if (move.type === 'choose') choose(found[active]!);
    else if (move.type === 'clear') onValueChange('');
    else close();
  };
  const input = {
    ...rest,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(true);
      setOpen(true);
      setActive(-1);
      onValueChange(target.value);
    },
    onClick: () => !rest.readOnly && setOpen(true),
    onKeyDown: hearKey,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      close();
      onBlur?.(event);
    },
  };
  return { found, shown, active, choose, input };
};

/**
 * A text field with a list of choices (ARIA Authoring Practices: combobox with list autocomplete). Any text may stand
 * in it; a form that wants one of the list checks that. On the server, and until it is used, it is a plain text field.
 */
export const Combobox = ({ listLabel, countText, ...props }: ComboboxProps) => {
  const { value, emptyText } = props;
  const { found, shown, active, choose, input } = useChoices(props);
  const listId = useId();
  return (
    <div className={css.frame}>
      <Input
        {...input}
        type="text"
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete={props.autoComplete ?? 'off'}
      />
      {shown && (
        <Listbox
          id={listId}
          label={listLabel}
          options={found}
          active={active}
          {...(emptyText !== undefined && { emptyText })}
          onChoose={choose}
        />
      )}
      <div className={visuallyHidden} role="status">
        {shown && countText(found.length)}
      </div>
    </div>
  );
};
