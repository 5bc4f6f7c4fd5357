'use client';

import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { flushSync } from 'react-dom';
import { findOptions, type ComboboxOption } from '../combobox/index.ts';
import * as field from '../field/field.css.ts';
import { leaveLine } from '../field/move-focus.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { below, closeOnEscape, InLocale } from '../floating/index.ts';
import * as floating from '../floating/floating.css.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './multi-combobox.css.ts';

/** Props of {@link MultiCombobox}; those of the control come from its `Field`. */
export interface MultiComboboxProps {
  /** Ties the text field to its label; a `Field` gives it. */
  id?: string;
  /** Every choice; the list shows those that the text finds. */
  options: readonly ComboboxOption[];
  /** The ids of the chosen ones, where the parent keeps them. */
  value?: readonly string[];
  /** Those chosen at first, where the control keeps them. @default [] */
  defaultValue?: readonly string[];
  /** The visitor chose or removed; the ids of all that are chosen now. */
  onValueChange?: (value: string[]) => void;
  /** The name of the list: the label of the field. */
  listLabel: string;
  /** Shown while there is no text. */
  placeholder?: string;
  /** The field's name in the form; each chosen id is submitted under it. */
  name?: string;
  /** One at least must be chosen. @default false */
  required?: boolean | undefined;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
  /** The value can be focused, copied and submitted, but not changed. @default false */
  readOnly?: boolean;
  /** Names hint and error; a `Field` gives it. */
  'aria-describedby'?: string | undefined;
  /** Something is wrong; a `Field` gives it. */
  'aria-invalid'?: true | undefined;
}

/** Copy of the combobox. */
const messages = {
  chosen: msg`Chosen`,
  remove: (label: string) => msg`Remove ${label}`,
  show: msg`Show choices`,
  none: msg`Nothing found`,
  found: (count: number) => msg`${plural(count, { one: '# choice', other: '# choices' })}`,
} as const;

interface ChosenProps extends Pick<MultiComboboxProps, 'options' | 'name' | 'disabled' | 'readOnly'> {
  keys: readonly string[];
  onRemove: (key: string) => void;
}

/** Those that are chosen, each with a button that removes it unless they are read-only. */
const Chosen = ({ keys, options, name, disabled, readOnly, onRemove }: ChosenProps) => {
  const { t } = useLingui();
  const labelOf = (key: string) => options.find((option) => option.id === key)?.label ?? key;
  return (
    <ul className={css.chips} aria-label={t(messages.chosen)}>
      {keys.map((key) => (
        <li key={key} className={css.chip} data-readonly={readOnly || undefined}>
          <span className={css.chipText}>{labelOf(key)}</span>
          {!readOnly && (
            <IconButton
              icon="close"
              size="small"
              className={css.remove}
              label={t(messages.remove(labelOf(key)))}
              disabled={disabled}
              onClick={({ currentTarget }) => {
                leaveLine(
                  currentTarget.closest('li')!,
                  currentTarget.closest('ul')!.parentElement!.querySelector('[role="combobox"]'),
                );
                onRemove(key);
              }}
            />
          )}
          {name !== undefined && <input type="hidden" name={name} value={key} disabled={disabled} />}
        </li>
      ))}
    </ul>
  );
};

/** The choices that a text finds, as they are and as the library wants them. */
const useFound = (options: readonly ComboboxOption[], text: string) => {
  const found = useMemo(() => findOptions(options, text), [options, text]);
  const collection = useMemo(
    () =>
      createListCollection({ items: [...found], itemToValue: (item) => item.id, itemToString: (item) => item.label }),
    [found],
  );
  return { found, collection };
};

interface TextFieldProps extends Pick<MultiComboboxProps, 'aria-describedby' | 'readOnly'> {
  onEmptyBackspace: () => void;
}

const TextField = ({ onEmptyBackspace, readOnly, ...described }: TextFieldProps) => {
  const onKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly) return;
    if (key === 'Backspace' && currentTarget.value === '' && !nativeEvent.isComposing) onEmptyBackspace();
  };
  return (
    <Ark.Control className={css.control}>
      <Ark.Context>
        {(api) => (
          <Ark.Input
            {...described}
            className={`${field.control} ${css.input}`}
            onKeyDown={(event) => {
              onKeyDown(event);
              closeOnEscape(api)(event);
            }}
          />
        )}
      </Ark.Context>
      <Ark.Trigger className={css.trigger} {...(readOnly && { disabled: true })}>
        <Icon name="chevron-down" />
      </Ark.Trigger>
    </Ark.Control>
  );
};

/** The list of those that the text finds. */
const Choices = ({ found }: { found: readonly ComboboxOption[] }) => {
  const { t } = useLingui();
  return (
    <Ark.Positioner>
      <Ark.Content className={`${floating.panel} ${floating.list}`}>
        {found.map((option) => (
          <Ark.Item key={option.id} item={option} className={floating.item}>
            <span className={css.mark}>
              <Ark.ItemIndicator asChild>
                <span>
                  <Icon name="check" />
                </span>
              </Ark.ItemIndicator>
            </span>
            <span className={floating.itemText}>
              <Ark.ItemText>{option.label}</Ark.ItemText>
              {option.note && <span className={floating.note}>{option.note}</span>}
            </span>
          </Ark.Item>
        ))}
        {found.length === 0 && (
          <div role="option" aria-disabled aria-selected={false} className={css.empty}>
            {t(messages.none)}
          </div>
        )}
      </Ark.Content>
    </Ark.Positioner>
  );
};

/**
 * Any number of many choices: a text field finds them, and those chosen stand above it. Backspace in the empty field
 * removes the last one.
 */
export const MultiCombobox = (props: MultiComboboxProps) => {
  const { id, options, value, defaultValue = [], onValueChange, listLabel } = props;
  const { placeholder, name, required, disabled, readOnly } = props;
  const { t } = useLingui();
  const labelId = useId();
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const chosen = value ?? own;
  const { found, collection } = useFound(options, text);
  const choose = (next: readonly string[]) => {
    setOwn(next);
    onValueChange?.([...next]);
  };
  const frame = useFormReset<HTMLDivElement>(() => value === undefined && choose(defaultValue));
  return (
    <InLocale>
      <Ark.Root
        ref={frame}
        className={css.frame}
        collection={collection}
        multiple
        openOnClick
        inputBehavior="autohighlight"
        value={[...chosen]}
        onValueChange={(details) => choose(details.value)}
        // At once: the library writes the text into the field again, and a key pressed meanwhile would be lost.
        onInputValueChange={(details) => flushSync(() => setText(details.inputValue))}
        onOpenChange={(details) => setOpen(details.open)}
        ids={{ label: labelId, ...(id !== undefined && { input: id }) }}
        invalid={props['aria-invalid'] ?? false}
        required={required === true && chosen.length === 0}
        positioning={below}
        translations={{ triggerLabel: t(messages.show) }}
        lazyMount
        unmountOnExit
        {...{ disabled, readOnly, placeholder }}
      >
        {/* The library names its list by a label of its own; the one of the field is read already. */}
        <span id={labelId} hidden>
          {listLabel}
        </span>
        {chosen.length > 0 && (
          <Chosen
            keys={chosen}
            {...{ options, name, disabled, readOnly }}
            onRemove={(key) => choose(chosen.filter((one) => one !== key))}
          />
        )}
        <TextField
          aria-describedby={props['aria-describedby']}
          readOnly={readOnly}
          onEmptyBackspace={() => chosen.length > 0 && choose(chosen.slice(0, -1))}
        />
        <Choices found={found} />
        <div className={visuallyHidden} role="status">
          {isOpen && t(messages.found(found.length))}
        </div>
      </Ark.Root>
    </InLocale>
  );
};
