import * as css from './machine-chart.css.ts';
import { everyState, type Arrow, type DrawnState } from './machine-model.ts';

const causes: Readonly<Record<Arrow['cause'], string>> = {
  event: '',
  delay: 'after ',
  done: 'done: ',
  error: 'failed: ',
  always: '',
};

const whenOf = ({ cause, name, duration }: Arrow): string =>
  `${causes[cause]}${name}${duration ? ` (${duration})` : ''}`;

const targetOf = ({ target, reenter }: Arrow, own: string): string => {
  if (target === undefined) return 'stays';
  return target === own ? (reenter ? 'enters again' : 'stays') : target;
};

/** Every transition as a line: `state · event → state · effects`, with guards and delays. */
export const MachineTable = ({ root, active }: { root: DrawnState; active: readonly string[] }) => {
  const lines = everyState(root).flatMap((state) => state.arrows.map((arrow, index) => ({ state, arrow, index })));
  const nameOf = ({ path }: DrawnState) => path || 'in every state';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    <div className={css.scroller} tabIndex={0} role="group" aria-label={`Transitions of ${root.key}`}>
      <table className={css.table}>
        <thead>
          <tr>
            {['State', 'When', 'Only if', 'Leads to', 'Does'].map((name) => (
              <th key={name} scope="col" className={css.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ state, arrow, index }) => (
            <tr
              key={`${state.path} ${index}`}
              className={css.tableRow}
              data-live={active.includes(state.path) ? 'true' : undefined}
            >
              <th scope="row" className={css.cell}>
                {nameOf(state)}
              </th>
              <td className={css.cell}>{whenOf(arrow)}</td>
              <td className={css.cell}>{arrow.guard}</td>
              <td className={css.cell}>{targetOf(arrow, state.path)}</td>
              <td className={css.cell}>{arrow.actions.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
