'use client';

import { createListCollection, Select } from '@ark-ui/react/select';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import * as field from '../field/field.css.ts';
import { below, closeOnEscape, InLocale } from '../floating/index.ts';
import * as floating from '../floating/floating.css.ts';
import { Icon } from '../icon/index.ts';
import * as css from './rich-select.css.ts';

/** A choice of a {@link RichSelect}. */
export interface RichSelectOption<Value extends string = string> {
  /** What is submitted. */
  value: Value;
  /** What is shown, and found by typing. */
  label: string;
  /** A second line in the list. */
  note?: string;
  /** The group it stands in; choices of a group follow one another. */
  group?: string;
  /** Cannot be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link RichSelect}; those of the control come from its `Field`. */
export interface RichSelectProps<Value extends string = string> {
  /** Ties the control to its label; a `Field` gives it. */
  id?: string;
  /** The choices, in the order shown. */
  options: readonly RichSelectOption<Value>[];
  /** The chosen one, where the parent keeps it; empty for none. */
  value?: Value | '';
  /** The one chosen at first, where the control keeps it. */
  defaultValue?: Value;
  /** The visitor chose. */
  onValueChange?: (value: Value) => void;
  /** The name of the control and its list: the label of its field. */
  listLabel: string;
  /** Shown while nothing is chosen. @default 'Please choose', in the edition's language */
  placeholder?: string;
  /** The field's name in the form. */
  name?: string;
  /** One must be chosen. @default false */
  required?: boolean;
  /** Nothing can be chosen. @default false */
  disabled?: boolean;
  /** The value can be focused, copied and submitted, but not changed. @default false */
  readOnly?: boolean;
  /** Names hint and error; a `Field` gives it. */
  'aria-describedby'?: string | undefined;
  /** Something is wrong; a `Field` gives it. */
  'aria-invalid'?: true | undefined;
}

/** Copy of the select. */
const messages = { choose: msg`Please choose` } as const;

/**
 * One choice of a list whose choices have a second line or stand in groups. It submits by a hidden select of the
 * browser. Where a line of text is enough, `Select` of `field` is the one to use.
 */
export const RichSelect = <Value extends string>(props: RichSelectProps<Value>) => {
  const { id, options, value, defaultValue, onValueChange, listLabel } = props;
  const { placeholder, name, required, disabled, readOnly } = props;
  const { t } = useLingui();
  const labelId = useId();
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...options],
        isItemDisabled: (item) => item.disabled ?? false,
        groupBy: (item) => item.group ?? '',
      }),
    [options],
  );
  const invalid = props['aria-invalid'] ?? false;
  return (
    <InLocale>
      <Select.Root
        className={css.frame}
        collection={collection}
        ids={{ label: labelId, ...(id !== undefined && { trigger: id }) }}
        {...(value !== undefined && { value: value === '' ? [] : [value] })}
        {...(defaultValue !== undefined && { defaultValue: [defaultValue] })}
        onValueChange={(details) => details.value[0] !== undefined && onValueChange?.(details.value[0] as Value)}
        positioning={below}
        invalid={invalid}
        lazyMount
        unmountOnExit
        {...{ name, required, disabled, readOnly }}
      >
        {/* The library names its parts by a label of its own; the one of the field is read already. */}
        <span id={labelId} hidden>
          {listLabel}
        </span>
        <Select.Control>
          <Select.Trigger
            className={`${field.control} ${css.trigger}`}
            aria-describedby={props['aria-describedby']}
            aria-readonly={readOnly || undefined}
          >
            <Select.ValueText className={css.valueText} placeholder={placeholder ?? t(messages.choose)} />
            {!readOnly && (
              <Select.Indicator asChild>
                <span>
                  <Icon name="chevron-down" />
                </span>
              </Select.Indicator>
            )}
          </Select.Trigger>
        </Select.Control>
        <Choices groups={collection.group()} />
        {/* As of a read-only input, the browser demands no value that nobody can give. */}
        <Select.HiddenSelect {...(readOnly && { required: false })} />
      </Select.Root>
    </InLocale>
  );
};

/** The list, with the choices that have a group below its name. */
const Choices = ({ groups }: { groups: readonly [name: string, items: readonly RichSelectOption[]][] }) => (
  <Select.Positioner>
    <Select.Context>
      {(api) => (
        <Select.Content onKeyDown={closeOnEscape(api)} className={`${floating.panel} ${floating.list}`}>
          {groups.map(([group, items]) =>
            group === '' ? (
              items.map((item) => <Choice key={item.value} item={item} />)
            ) : (
              <Select.ItemGroup key={group}>
                <Select.ItemGroupLabel className={floating.groupLabel}>{group}</Select.ItemGroupLabel>
                {items.map((item) => (
                  <Choice key={item.value} item={item} />
                ))}
              </Select.ItemGroup>
            ),
          )}
        </Select.Content>
      )}
    </Select.Context>
  </Select.Positioner>
);

const Choice = ({ item }: { item: RichSelectOption }) => (
  <Select.Item item={item} className={floating.item}>
    <span className={css.mark}>
      <Select.ItemIndicator asChild>
        <span>
          <Icon name="check" />
        </span>
      </Select.ItemIndicator>
    </span>
    <span className={floating.itemText}>
      <Select.ItemText>{item.label}</Select.ItemText>
      {item.note && <span className={floating.note}>{item.note}</span>}
    </span>
  </Select.Item>
);
