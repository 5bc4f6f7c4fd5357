import { useId, useMemo } from 'react';
import * as css from './machine-chart.css.ts';
import { layOut, type DrawnArrow } from './machine-layout.ts';
import type { DrawnState } from './machine-model.ts';

/** Props of {@link MachineDrawing}. */
export interface MachineDrawingProps {
  /** The chart. */
  root: DrawnState;
  /** Paths of the states that the machine is in. */
  active: readonly string[];
}

const course = ({ x, y, lane, targetX, targetY }: DrawnArrow): string => `M${x} ${y}H${lane}V${targetY}H${targetX + 6}`;
const head = ({ targetX, targetY }: DrawnArrow): string => `M${targetX} ${targetY}l7 -4v8z`;

/**
 * The chart as an image. What it says stands in the table of transitions too, so it is one image to a screen reader.
 */
export const MachineDrawing = ({ root, active }: MachineDrawingProps) => {
  const { width, height, boxes, lines, arrows } = useMemo(() => layOut(root), [root]);
  const title = useId();
  const isActive = (path: string) => path === '' || active.includes(path);
  return (
    // Scrolled by keyboard where it is wider than its place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    <div className={css.scroller} tabIndex={0} role="group" aria-labelledby={title}>
      <svg
        className={css.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={title}
      >
        <title id={title}>{`Chart of ${root.key}, now in ${active.join(', ')}`}</title>
        {boxes.map(({ x, y, width: boxWidth, height: boxHeight, text, path, state }) => (
          <g key={path} data-state={path} data-live={path !== '' && isActive(path) ? 'true' : undefined}>
            <rect
              className={css.box}
              data-kind={state.kind}
              data-live={path !== '' && isActive(path) ? 'true' : undefined}
              x={x}
              y={y}
              width={boxWidth}
              height={boxHeight}
              rx={4}
            />
            <text className={css.head} x={x + 8} y={y + 17}>
              {text}
            </text>
          </g>
        ))}
        {arrows.map((arrow) => (
          <g
            key={`${arrow.from} ${arrow.y}`}
            className={css.arrow}
            data-live={isActive(arrow.from) ? 'true' : undefined}
          >
            <path className={css.line} d={course(arrow)} />
            <path className={css.point} d={head(arrow)} />
          </g>
        ))}
        {lines.map(({ x, y, text, path }) => (
          <text
            key={`${path} ${y}`}
            className={css.text}
            data-live={isActive(path) ? 'true' : undefined}
            x={x}
            y={y + 15}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
};
