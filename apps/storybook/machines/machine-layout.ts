import type { Arrow, DrawnState } from './machine-model.ts';

/** A line of text inside a box. */
interface DrawnLine {
  x: number;
  y: number;
  text: string;
  /** The state that the line belongs to. */
  path: string;
}

/** The frame of a state. */
interface DrawnBox extends DrawnLine {
  width: number;
  height: number;
  state: DrawnState;
}

/** An arrow from a line to the head of a box. */
export interface DrawnArrow {
  /** The state that it starts from. */
  from: string;
  x: number;
  y: number;
  /** Where its upright part runs. */
  lane: number;
  targetX: number;
  targetY: number;
}

/** Everything that is drawn, in pixels. */
export interface MachineLayout {
  width: number;
  height: number;
  boxes: readonly DrawnBox[];
  lines: readonly DrawnLine[];
  arrows: readonly DrawnArrow[];
}

const row = 22;
const inset = 14;
const gap = 10;
const laneWidth = 12;
// The advance of a character in the type of the drawing, a little generous.
const characterWidth = 7.4;

const prefix: Readonly<Record<Arrow['cause'], string>> = {
  event: '',
  delay: 'after ',
  done: 'done ',
  error: 'error ',
  always: '',
};

/** An arrow in one line, e.g. `after nextSecond (computed) [isTooSoon] ↻`. */
const lineOf = ({ cause, name, duration, guard, target, reenter }: Arrow, own: string): string => {
  const end =
    target === undefined
      ? '· stays'
      : target === own
        ? reenter
          ? '↻ again'
          : '· stays'
        : `→ ${target.split('.').at(-1)}`;
  return [`${prefix[cause]}${name}`, duration && `(${duration})`, guard && `[${guard}]`, end].filter(Boolean).join(' ');
};

const headOf = ({ key, kind, isInitial, actors }: DrawnState): string =>
  [
    isInitial ? '● ' : '',
    key,
    kind === 'parallel' ? ' (side by side)' : '',
    kind === 'final' ? ' (end)' : '',
    actors.length > 0 ? ` runs ${actors.join(', ')}` : '',
  ].join('');

interface WantedArrow {
  from: string;
  target: string;
  x: number;
  y: number;
}

/** Gives each arrow the innermost lane in which no other one runs next to it. */
const inLanes = (
  wanted: readonly (WantedArrow & { targetX: number; targetY: number })[],
  left: number,
): DrawnArrow[] => {
  const taken: [number, number][][] = [];
  return wanted
    .toSorted((a, b) => Math.abs(a.y - a.targetY) - Math.abs(b.y - b.targetY) || a.y - b.y)
    .map(({ from, x, y, targetX, targetY }) => {
      const top = Math.min(y, targetY) - 2;
      const bottom = Math.max(y, targetY) + 2;
      let index = taken.findIndex((lane) => lane.every(([start, end]) => bottom < start || top > end));
      if (index < 0) index = taken.push([]) - 1;
      taken[index]!.push([top, bottom]);
      return { from, x, y, targetX, targetY, lane: left + (index + 1) * laneWidth };
    });
};

const longest = (state: DrawnState, depth: number): number => {
  const texts = [headOf(state), ...state.arrows.map((arrow) => lineOf(arrow, state.path))];
  return Math.max(
    ...texts.map((text) => text.length * characterWidth + 2 * inset * (depth + 1)),
    ...state.children.map((child) => longest(child, depth + 1)),
  );
};

/**
 * Lays a chart out: states as boxes inside boxes, one below the other in the machine's own order, an arrow for each
 * transition to another state in lanes at the right. The same machine is always laid out the same way.
 */
export const layOut = (root: DrawnState): MachineLayout => {
  const boxes: DrawnBox[] = [];
  const lines: DrawnLine[] = [];
  const wanted: WantedArrow[] = [];
  const total = Math.ceil(longest(root, 0));

  const place = (state: DrawnState, x: number, y: number, width: number): number => {
    const box: DrawnBox = { x, y, width, height: 0, text: headOf(state), path: state.path, state };
    boxes.push(box);
    let at = y + row + 4;
    for (const arrow of state.arrows) {
      lines.push({ x: x + inset, y: at, text: lineOf(arrow, state.path), path: state.path });
      if (arrow.target !== undefined && arrow.target !== state.path)
        wanted.push({ from: state.path, target: arrow.target, x: x + width, y: at + row / 2 });
      at += row;
    }
    for (const child of state.children) at += place(child, x + inset, at + gap / 2, width - 2 * inset) + gap;
    box.height = at - y + gap / 2;
    return box.height;
  };

  const height = place(root, 1, 1, total) + 2;
  const targets = new Map(boxes.map((box) => [box.path, box]));
  const arrows = inLanes(
    wanted.map((arrow) => {
      const { x, y, width } = targets.get(arrow.target)!;
      return { ...arrow, targetX: x + width, targetY: y + row / 2 };
    }),
    total,
  );
  return { width: Math.max(total, ...arrows.map(({ lane }) => lane)) + laneWidth, height, boxes, lines, arrows };
};
