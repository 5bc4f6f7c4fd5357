'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../link/index.ts';
import * as css from './combobox.css.ts';

/** A choice of a {@link Listbox}. */
export interface ComboboxOption {
  /** Unique in the list. */
  id: string;
  /** What is shown, and what the field takes when it is chosen. */
  label: string;
  /** Says more behind it, such as what kind of thing it is. */
  note?: string;
  /** Further words by which it is found. */
  also?: string;
  /** Where it leads, which makes it a link. @default it fills in the field */
  href?: string;
}

/** Props of {@link Listbox}. */
export interface ListboxProps {
  /** The element id that the field's `aria-controls` names. */
  id: string;
  /** The name of the list. */
  label: string;
  /** The choices, in the order shown. */
  options: readonly ComboboxOption[];
  /** Which one the arrows have reached; -1 for none. */
  active: number;
  /** Shown in place of choices where there are none. */
  emptyText?: string;
  /** The visitor pressed one. */
  onChoose: (option: ComboboxOption) => void;
  /** Moves what follows down and lies over nothing, for places that cut off what hangs out of them. @default false */
  inFlow?: boolean;
}

/** The element id of an option. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * The list below a text field that helps to fill it in. The focus stays in the field; the active choice is
 * referenced by its id.
 */
export const Listbox = ({ id, label, options, active, emptyText, onChoose, inFlow = false }: ListboxProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // A press must not take the focus out of the field.
    <div
      className={inFlow ? css.inFlow : css.popup}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      <div ref={list} id={id} className={css.list} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option, index) => {
          const shared = {
            id: optionId(id, index),
            className: css.option,
            role: 'option',
            'aria-selected': index === active,
            onClick: () => onChoose(option),
          };
          const content = (
            <>
              <span className={css.optionLabel}>{option.label}</span>
              {option.note && <span className={css.note}>{option.note}</span>}
            </>
          );
          return option.href === undefined ? (
            <div key={option.id} {...shared}>
              {content}
            </div>
          ) : (
            <Link key={option.id} {...shared} href={option.href} tabIndex={-1}>
              {content}
            </Link>
          );
        })}
      </div>
      {options.length === 0 && emptyText && <p className={css.empty}>{emptyText}</p>}
    </div>
  );
};
