import { vars } from '../../foundations/theme-tokens.css.ts';
import type { ChartSeries, ChartTable } from '../../parts/tables/chart-table.ts';
import { colorOf, paint } from './paint.ts';
import { narrowest, Rows, type PlotProps } from './rows.tsx';
import { across, em, extentOf, numbersOf, percent, widthOf, type ChartDirection } from './scale.ts';

const barHeight = 0.72;
/** Keeps a sign before its number where text goes from the right. */
const leftToRight = '\u200E';

const tableOrder = ({ rows }: ChartTable): number[] => rows.map((_, row) => row);

interface BarsProps extends PlotProps {
  /** The largest first. @default false */
  isRanked?: boolean;
}

/** A bar for each row, to either side of zero where there are signs. */
export const Bars = ({ table, series, direction, rise, isRanked = false }: BarsProps) => {
  const one = series[0]!;
  const domain = extentOf(numbersOf(series), true);
  // Room for the values at the ends of the bars.
  const x = across(domain, [domain[0] < 0 ? 20 : 0, domain[1] > 0 ? 80 : 100], direction);
  const side = direction === 'rtl' ? -1 : 1;
  const order = tableOrder(table);
  if (isRanked) order.sort((a, b) => (one.values[b]?.from ?? -Infinity) - (one.values[a]?.from ?? -Infinity) || a - b);
  const zero = percent(x(0));
  const nameOf = (row: number): string => table.rows[row]![0] ?? '';
  // Short names stand at the other side of zero, where their bars leave room.
  const left = direction === 'rtl' ? 100 - x(0) : x(0);
  const isInline =
    domain[0] < 0 &&
    order.every((row) => {
      const room = (one.values[row]?.from ?? 0) < 0 ? 100 - left : left;
      return widthOf(nameOf(row)) + 1 < (room / 100) * narrowest;
    });
  return (
    <Rows
      {...{ table, series, direction, rise, order, isInline }}
      behind={domain[0] < 0 && <line {...paint.axis} x1={zero} x2={zero} y1="0" y2="100%" />}
      draw={(row, centre) => {
        const value = one.values[row];
        if (!value)
          return (
            <text {...paint.muted} x={zero} y={em(centre)} dy=".35em">
              –
            </text>
          );
        const end = x(value.from);
        const isLeft = value.from < 0;
        return (
          <>
            {isInline && (
              <text
                x={zero}
                y={em(centre)}
                dx={em(isLeft ? 0.5 * side : -0.5 * side)}
                dy=".35em"
                textAnchor={isLeft ? undefined : 'end'}
              >
                {nameOf(row)}
              </text>
            )}
            <rect
              fill={colorOf(one, value, rise) ?? vars.color.brand}
              x={percent(Math.min(x(0), end))}
              y={em(centre - barHeight / 2)}
              width={percent(Math.abs(end - x(0)))}
              height={em(barHeight)}
            />
            <text
              {...paint.value}
              fill={colorOf(one, value, rise)}
              x={percent(end)}
              y={em(centre)}
              dx={em(isLeft ? -0.4 * side : 0.4 * side)}
              dy=".35em"
              textAnchor={isLeft ? 'end' : undefined}
            >
              {direction === 'rtl' ? leftToRight + value.text : value.text}
            </text>
          </>
        );
      }}
    />
  );
};

interface EndsProps {
  low: { at: number; text: string; tone: 'from' | 'to' };
  high: { at: number; text: string; tone: 'from' | 'to' };
  centre: number;
  direction: ChartDirection;
}

/** Two dots on a line, with their numbers outside; one dot where they are the same. */
const Ends = ({ low, high, centre, direction }: EndsProps) => {
  const side = direction === 'rtl' ? -1 : 1;
  const isOne = low.at === high.at;
  const labels = isOne
    ? [{ ...high, text: low.text === high.text ? high.text : `${low.text} – ${high.text}`, shift: 1 }]
    : [
        { ...low, shift: -1 },
        { ...high, shift: 1 },
      ];
  return (
    <>
      {!isOne && <line {...paint.span} x1={percent(low.at)} x2={percent(high.at)} y1={em(centre)} y2={em(centre)} />}
      {labels.map(({ at, text, tone, shift }) => (
        <svg key={tone} {...paint.inner} x={percent(at)} y={em(centre)}>
          <circle {...paint.dot[tone]} r=".36em" />
          <text {...paint.value} dx={em(0.7 * shift * side)} dy=".35em" textAnchor={shift < 0 ? 'end' : undefined}>
            {text}
          </text>
        </svg>
      ))}
    </>
  );
};

/** Two numbers of each row as two dots: the first column light, the second one dark. */
export const Dumbbells = ({ table, series, direction, rise }: PlotProps) => {
  const [first, second] = series as [ChartSeries, ChartSeries];
  const x = across(extentOf(numbersOf(series), false), [18, 82], direction);
  return (
    <Rows
      {...{ table, series, direction, rise }}
      order={tableOrder(table)}
      names={[first.name, second.name]}
      draw={(row, centre) => {
        const [from, to] = [first.values[row], second.values[row]];
        if (!from || !to)
          return (
            <text {...paint.muted} x={percent(x(0))} y={em(centre)} dy=".35em">
              –
            </text>
          );
        const ends = [
          { at: x(from.from), text: from.text, tone: 'from' as const },
          { at: x(to.from), text: to.text, tone: 'to' as const },
        ];
        const [low, high] = from.from <= to.from ? [ends[0]!, ends[1]!] : [ends[1]!, ends[0]!];
        return <Ends {...{ low, high, centre, direction }} />;
      }}
    />
  );
};

/** The range of each row between two dots; a single number is one. */
export const Ranges = ({ table, series, direction, rise }: PlotProps) => {
  const one = series[0]!;
  const x = across(extentOf(numbersOf(series), false), [14, 82], direction);
  return (
    <Rows
      {...{ table, series, direction, rise }}
      order={tableOrder(table)}
      draw={(row, centre) => {
        const value = one.values[row];
        if (!value)
          return (
            <text {...paint.muted} x="50%" y={em(centre)} dy=".35em">
              –
            </text>
          );
        const [from = '', to = from] = value.text.split(/\s*[–~]\s*/);
        return (
          <Ends
            low={{ at: x(value.from), text: from, tone: 'from' }}
            high={{ at: x(value.to), text: to, tone: 'to' }}
            {...{ centre, direction }}
          />
        );
      }}
    />
  );
};
