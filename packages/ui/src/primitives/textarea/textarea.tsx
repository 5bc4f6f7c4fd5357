'use client';

import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import * as css from './textarea.css.ts';

/** Props of {@link Textarea}; every attribute of a text area besides. */
export interface TextareaProps extends ComponentPropsWithRef<'textarea'> {
  /**
   * Says how many characters are left, for assistive technology, when few are. Needs `maxLength`.
   * @default nothing is said
   */
  leftText?: (left: number) => string;
}

const shareThatIsFew = 0.1;

/** How many characters there are of how many, in the digits of the edition. */
const Counted = ({ of }: { of: readonly number[] }) => {
  const edition = useEdition();
  return of.map((count) => formatPlace(count, edition)).join(' / ');
};

/** Several lines of text, with a counter where its length is limited. It grows with its text where the browser can. */
export const Textarea = ({ leftText, className, onChange, rows = 4, ...rest }: TextareaProps) => {
  const { maxLength, value, defaultValue } = rest;
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const counter = useFormReset<HTMLParagraphElement>(() => setTyped(String(defaultValue ?? '').length));
  const length = value === undefined ? typed : String(value).length;
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const area = (
    <textarea {...rest} rows={rows} className={[css.area, className].filter(Boolean).join(' ')} onChange={count} />
  );
  if (maxLength === undefined) return area;
  const left = maxLength - length;
  const isFew = left <= maxLength * shareThatIsFew;
  return (
    <div className={css.frame}>
      {area}
      <p ref={counter} className={css.counter} data-state={isFew ? 'few' : 'enough'} aria-hidden="true">
        <Counted of={[length, maxLength]} />
      </p>
      {leftText && (
        <p className={visuallyHidden} role="status">
          {isFew && leftText(left)}
        </p>
      )}
    </div>
  );
};
