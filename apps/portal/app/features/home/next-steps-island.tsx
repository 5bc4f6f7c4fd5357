import { useSharedState } from '@millwright/ui/shared-state';
import type { IslandProps } from '../../shell/islands/islands.types.ts';
import * as css from './next-steps.css.ts';

/** What the site lacks, and what to do about it: for members who look after it, nobody else. */
export function NextStepsIsland({ title, note, steps }: IslandProps['nextSteps']) {
  const isEditor = useSharedState(({ member }) => member?.isEditor ?? false);
  if (!isEditor) return null;
  return (
    <aside className={css.notes} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <p>{note}</p>
      <ul className={css.list}>
        {steps.map(({ text, command }) => (
          <li key={text}>
            {text} <code className={css.command}>{command}</code>
          </li>
        ))}
      </ul>
    </aside>
  );
}
