'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './login-dialog.css.ts';
import { messages } from './login-dialog.messages.ts';

/** What the captcha's field needs. */
export interface CaptchaFieldProps {
  /** The state of the machine's region `image`. */
  state: 'loading' | 'shown' | 'failed' | 'solving' | 'solved';
  /** Identifies the image. */
  imageKey: string;
  /** URL of the image. */
  src: string;
  /** What is filled in. */
  value: string;
  /** What is wrong with it; null for nothing. */
  error: string | null;
  /** Takes the focus where something is wrong. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The visitor changed it. */
  onChange: (captcha: string) => void;
  /** Another image is wanted. */
  onRenew: () => void;
  /** The image arrived. */
  onLoad: () => void;
  /** The image failed. */
  onError: () => void;
  /** Absent where no proof is offered. */
  onProve?: (() => void) | undefined;
}

/** Says that no captcha is needed, in its place. */
const Proved = () => {
  const { t } = useLingui();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that asked for it has gone with the focus, unless the visitor went on meanwhile.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <p ref={place} className={css.proved} role="status" tabIndex={-1}>
      <Icon name="check" />
      {t(messages.proved)}
    </p>
  );
};

/** The captcha: its image, which shows another one when it is pressed, its field, and the way without either. */
export const CaptchaField = (props: CaptchaFieldProps) => {
  const { state, imageKey, src, value, error, inputRef, onChange, onRenew, onLoad, onError, onProve } = props;
  const { t } = useLingui();
  if (state === 'solved') return <Proved />;
  const image = (
    <button
      type="button"
      className={css.imageButton}
      aria-label={t(messages.newImage)}
      data-state={state}
      onClick={onRenew}
    >
      {state === 'failed' && t(messages.imageFailed)}
      <img
        key={imageKey}
        className={css.image}
        src={src === '' ? undefined : src}
        alt=""
        width={120}
        height={40}
        onLoad={onLoad}
        onError={onError}
      />
    </button>
  );
  return (
    <>
      <Field label={t(messages.captcha)} error={error} required unmarked>
        {(control) => (
          <Input
            {...control}
            ref={inputRef}
            name="img_code"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={16}
            after={image}
          />
        )}
      </Field>
      {onProve && (
        <Button variant="quiet" size="small" className={css.prove} loading={state === 'solving'} onClick={onProve}>
          {t(state === 'solving' ? messages.proving : messages.prove)}
        </Button>
      )}
    </>
  );
};
