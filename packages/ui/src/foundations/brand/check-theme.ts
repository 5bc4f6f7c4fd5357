import { contrastOf } from '../contrast.ts';
import { edgePairs, textPairs, themeNames } from '../theme-values.ts';
import type { Theme, ThemeFinding } from './brand.types.ts';

/** How high a line of the text of a control is, as a multiple of its size. */
const leadings = { en: 1.25, zh: 1.45 } as const;

/** Padding and border of a control above and below its line, in rem. */
const around = 0.375;

const ranges: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'text-caption': [0.6875, 1],
  'text-body': [0.875, 1.25],
  'size-control': [2, 3.25],
  'size-control-small': [1.5, 2.75],
};

const number = (length: string | undefined): number => Number.parseFloat(length ?? '');

const contrasts = (theme: Theme): ThemeFinding[] =>
  themeNames.flatMap((name) => {
    const colors = theme.colors[name];
    const look = (pairs: typeof textPairs, needed: number) =>
      pairs.flatMap(([front, ground]): ThemeFinding[] => {
        const ratio = contrastOf(colors[front].toLowerCase(), colors[ground].toLowerCase());
        return ratio < needed
          ? [{ kind: 'contrast', theme: name, pair: `${front} on ${ground}`, ratio: Number(ratio.toFixed(2)), needed }]
          : [];
      });
    return [...look(textPairs, name === 'contrast' ? 7 : 4.5), ...look(edgePairs, 3)];
  });

const overflows = ({ lengths }: Theme): ThemeFinding[] =>
  (['control-small', 'control', 'control-large'] as const).flatMap((control) =>
    (['en', 'zh'] as const).flatMap((script): ThemeFinding[] => {
      const line = number(lengths[control === 'control-large' ? 'text-body' : 'text-small']) * leadings[script];
      const room = number(lengths[`size-${control}`]) - around;
      return line > room
        ? [{ kind: 'overflow', script, control, line: Number(line.toFixed(3)), room: Number(room.toFixed(3)) }]
        : [];
    }),
  );

const outsideOf = ({ lengths }: Theme): ThemeFinding[] =>
  Object.entries(ranges).flatMap(([token, [from, to]]): ThemeFinding[] => {
    const value = number(lengths[token]);
    return value >= from && value <= to ? [] : [{ kind: 'range', token, value, from, to }];
  });

/**
 * What readers would suffer from in a theme: texts and edges that cannot be distinguished from their ground (WCAG 2.2:
 * 4.5 to 1, 7 to 1 in the high-contrast theme, 3 to 1 for edges), lines of either script that are too high for their
 * control, lengths that the widgets are not made for. An empty list is what a brand wants.
 */
export const checkTheme = (theme: Theme): readonly ThemeFinding[] => [
  ...contrasts(theme),
  ...overflows(theme),
  ...outsideOf(theme),
];

/** A finding as a line for a log. */
export const findingText = (finding: ThemeFinding): string => {
  if (finding.kind === 'contrast')
    return `${finding.theme}: ${finding.pair} is ${finding.ratio} to 1 and needs ${finding.needed}`;
  if (finding.kind === 'overflow')
    return `${finding.control}: a line of ${finding.script} is ${finding.line} rem high and has ${finding.room} rem`;
  return `${finding.token} is ${finding.value} and may be ${finding.from} to ${finding.to}`;
};
