'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Completeness, EnquiryNeed } from '@millwright/domain/sourcing';
import { useId } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './completeness-meter.css.ts';

/** What each need is called, as suppliers ask for it. */
export const needNames: Readonly<Record<EnquiryNeed, MessageDescriptor>> = {
  accuracy: msg`Accuracy`,
  cavities: msg`Number of cavities`,
  certification: msg`Standards and certificates`,
  connection: msg`Connections`,
  destination: msg`Destination`,
  drawing: msg`Drawing`,
  floorSpace: msg`Floor space`,
  flow: msg`Flow rate`,
  incoterm: msg`Incoterm`,
  interface: msg`Interface`,
  lifetime: msg`Service life`,
  load: msg`Load or power`,
  material: msg`Material`,
  medium: msg`Medium`,
  mounting: msg`Mounting`,
  output: msg`Output`,
  payload: msg`Payload`,
  pressure: msg`Pressure`,
  protection: msg`Degree of protection`,
  reach: msg`Reach`,
  size: msg`Dimensions or range`,
  speed: msg`Speed`,
  surface: msg`Surface`,
  targetDate: msg`Target date`,
  temperature: msg`Temperature`,
  tolerance: msg`Tolerance`,
  unit: msg`Unit`,
  voltage: msg`Supply voltage`,
  weight: msg`Weight`,
};

/** Copy of the completeness meter. */
const messages = {
  title: msg`What suppliers will ask for`,
  advice: msg`Whatever is missing, suppliers ask for before they quote.`,
  complete: msg`Suppliers have what they need for a quote.`,
  /** Read after what suppliers ask for. */
  said: msg` (stated)`,
  missing: msg` (missing)`,
} as const;

/** Props of the completeness meter. */
export interface CompletenessMeterProps {
  /** What the enquiry says and what it does not, as `completenessOf` of the domain tells. */
  completeness: Completeness;
  /** The visitor wants to state something that is missing. Without it nothing can be pressed. */
  onAdd?: ((need: EnquiryNeed) => void) | undefined;
}

/**
 * How much of what suppliers will ask for anyway an enquiry says. The share is a progress bar; each change of it is
 * announced once.
 */
export const CompletenessMeter = ({ completeness: { said, missing }, onAdd }: CompletenessMeterProps) => {
  const { t } = useLingui();
  const id = useId();
  const count = said.length;
  const total = said.length + missing.length;
  if (total === 0) return null;
  const isComplete = missing.length === 0;
  return (
    <section className={css.meter} data-state={isComplete ? 'complete' : 'incomplete'} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <p id={`${id}-title`} className={css.title}>
          {t(messages.title)}
        </p>
        <p className={css.count} role="status">
          {t`${count} of ${total} stated`}
        </p>
      </div>
      <progress className={css.bar} value={count} max={total} aria-labelledby={`${id}-title`} />
      <ul className={css.needs}>
        {[...missing, ...said].map((need) => (
          <Need
            key={need}
            name={t(needNames[need])}
            isSaid={said.includes(need)}
            onAdd={onAdd && (() => onAdd(need))}
          />
        ))}
      </ul>
      <p className={css.advice}>{t(isComplete ? messages.complete : messages.advice)}</p>
    </section>
  );
};

/** One thing that suppliers ask for. */
const Need = ({ name, isSaid, onAdd }: { name: string; isSaid: boolean; onAdd: (() => void) | undefined }) => {
  const { t } = useLingui();
  if (!isSaid && onAdd)
    return (
      <li className={css.need} data-said="false">
        <button type="button" className={css.add} onClick={onAdd}>
          <Icon name="plus" />
          <span className={visuallyHidden}>{t`State: ${name}`}</span>
          <span aria-hidden="true">{name}</span>
        </button>
      </li>
    );
  return (
    <li className={css.need} data-said={isSaid}>
      <Icon name={isSaid ? 'check' : 'minus'} />
      {name}
      <span className={visuallyHidden}>{t(isSaid ? messages.said : messages.missing)}</span>
    </li>
  );
};
