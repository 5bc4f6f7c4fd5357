import {
  BACK_TO_TOP_SHARE,
  LOADING_BAR_DURATION_MS,
  LOADING_BAR_HIDE_DELAY_MS,
  LOADING_BAR_THROTTLE_MS,
  NARROW_BREAKPOINT_PX,
} from '@millwright/domain';
import { layers, media, vars, z } from '@millwright/ui/tokens';
import { glyphs, Icon, type IconName } from '@millwright/ui/icon';
import { IndustryIcon, industryIconNames } from '@millwright/ui/industry-icon';
import {
  contrastOf,
  edgePairs,
  textPairs,
  themeColors,
  themeNames,
  type ThemeColors,
} from '@millwright/ui/theme-values';
import { widths } from '../.storybook/toolbar.ts';
import { Code, DocTable } from './doc-table.tsx';
import * as css from './reference.css.ts';

type ColorName = keyof ThemeColors;

const figure = (one: string, other: string): string =>
  `${(Math.floor(contrastOf(one, other) * 100) / 100).toFixed(2)} : 1`;

const Pairs = ({
  label,
  pairs,
  least,
}: {
  label: string;
  pairs: readonly (readonly [ColorName, ColorName])[];
  least: string;
}) => (
  <DocTable
    label={label}
    columns={[least, ...themeNames]}
    rows={pairs.map(([front, ground]) => ({
      key: `${front} ${ground}`,
      cells: [
        <Code key="pair">{`${front} on ${ground}`}</Code>,
        ...themeNames.map((theme) => (
          <span
            key={theme}
            className={css.swatch}
            style={{ color: themeColors[theme][front], background: themeColors[theme][ground] }}
          >
            {figure(themeColors[theme][front], themeColors[theme][ground])}
          </span>
        )),
      ],
    }))}
  />
);

/** Every pair of text and ground that components may use, with its contrast in each theme. */
export const TextContrast = () => (
  <Pairs label="Text and ground" pairs={textPairs} least="At least 4.5 : 1, in high contrast 7 : 1" />
);

/** Every pair that must be distinguishable though it is no text: focus rings and the edges of controls. */
export const EdgeContrast = () => (
  <DocTable
    label="Edges and ground"
    columns={['At least 3 : 1', ...themeNames]}
    rows={edgePairs.map(([edge, ground]) => ({
      key: `${edge} ${ground}`,
      cells: [
        <Code key="pair">{`${edge} on ${ground}`}</Code>,
        ...themeNames.map((theme) => (
          <span key={theme}>
            <span
              className={css.bar}
              style={{ background: themeColors[theme][edge], outline: `4px solid ${themeColors[theme][ground]}` }}
            />
            {figure(themeColors[theme][edge], themeColors[theme][ground])}
          </span>
        )),
      ],
    }))}
  />
);

/** The value of every colour in each theme. */
export const Colours = () => (
  <DocTable
    label="Colours"
    columns={['Token', ...themeNames]}
    rows={(Object.keys(themeColors.light) as ColorName[]).map((name) => ({
      key: name,
      cells: [
        <Code key="name">{`vars.color.${name}`}</Code>,
        ...themeNames.map((theme) => (
          <span key={theme}>
            <span className={css.bar} style={{ background: themeColors[theme][name] }} />
            <Code>{themeColors[theme][name]}</Code>
          </span>
        )),
      ],
    }))}
  />
);

/** The type scale in both scripts. */
export const TypeScale = () => (
  <DocTable
    label="Type scale"
    columns={['Token', 'Latin', 'Chinese']}
    rows={Object.entries(vars.text).map(([name, size]) => ({
      key: name,
      cells: [
        <Code key="name">{`vars.text.${name}`}</Code>,
        <span key="latin" lang="en" style={{ fontSize: size, fontFamily: vars.font.family }}>
          Five axes, 0.004 mm
        </span>,
        <span key="chinese" lang="zh-CN" style={{ fontSize: size, fontFamily: vars.font.family }}>
          五轴加工，精度 0.004 mm
        </span>,
      ],
    }))}
  />
);

const Values = ({
  label,
  path,
  values,
  show,
}: {
  label: string;
  path: string;
  values: Readonly<Record<string, string>>;
  show: (value: string) => React.ReactNode;
}) => (
  <DocTable
    label={label}
    columns={['Token', 'Looks']}
    rows={Object.entries(values).map(([name, value]) => ({
      key: name,
      cells: [<Code key="name">{`${path}.${name}`}</Code>, show(value)],
    }))}
  />
);

/** The steps of the 4 px unit. */
export const Spacing = () => (
  <Values
    label="Spacing"
    path="vars.space"
    values={vars.space}
    show={(size) => <span className={css.bar} style={{ inlineSize: size }} />}
  />
);

/** The radii. */
export const Radii = () => (
  <Values
    label="Radii"
    path="vars.radius"
    values={vars.radius}
    show={(radius) => <span className={css.bar} style={{ inlineSize: 64, borderRadius: radius }} />}
  />
);

/** The durations of motion, and those that the specification gives. */
export const Durations = () => (
  <DocTable
    label="Durations"
    columns={['What', 'How long']}
    rows={[
      { key: 'fast', cells: [<Code key="name">vars.motion.fast</Code>, '120 ms: a colour, a hover'] },
      { key: 'medium', cells: [<Code key="name">vars.motion.medium</Code>, '160 ms: something appears'] },
      { key: 'slow', cells: [<Code key="name">vars.motion.slow</Code>, '200 ms: a panel, a dialog'] },
      {
        key: 'loading',
        cells: [
          'The loading bar',
          `shows after ${LOADING_BAR_THROTTLE_MS} ms, fills in ${LOADING_BAR_DURATION_MS} ms, stays ${LOADING_BAR_HIDE_DELAY_MS} ms`,
        ],
      },
      { key: 'top', cells: ['Back to top', `each frame ${BACK_TO_TOP_SHARE} of what is left`] },
    ]}
  />
);

/** Every icon by its name. */
export const Icons = () => (
  <DocTable
    label="Icons"
    columns={['Icon', 'Name']}
    rows={(Object.keys(glyphs) as IconName[]).map((name) => ({
      key: name,
      cells: [<Icon key="icon" name={name} />, <Code key="name">{name}</Code>],
    }))}
  />
);

/** Every icon of an industry by its name. */
export const IndustryIcons = () => (
  <DocTable
    label="Icons of industries"
    columns={['Icon', 'Name']}
    rows={industryIconNames.map((name) => ({
      key: name,
      cells: [<IndustryIcon key="icon" name={name} />, <Code key="name">{name}</Code>],
    }))}
  />
);

/** What lies above what in the window, and which cascade layer wins. */
export const Stacking = () => (
  <DocTable
    label="Stacking"
    columns={['Name', 'Number']}
    rows={Object.entries(z).map(([name, level]) => ({
      key: name,
      cells: [<Code key="name">{`z.${name}`}</Code>, String(level)],
    }))}
  />
);

/** The cascade layers, the weakest first. */
export const CascadeLayers = () => (
  <DocTable
    label="Cascade layers"
    columns={['Layer']}
    rows={Object.keys(layers).map((name) => ({ key: name, cells: [<Code key="name">{name}</Code>] }))}
  />
);

/** The media queries, and the widths of the toolbar. */
export const Breakpoints = () => (
  <>
    <DocTable
      label="Media queries"
      columns={['Name', 'Query']}
      rows={Object.entries(media).map(([name, query]) => ({
        key: name,
        cells: [<Code key="name">{`media.${name}`}</Code>, <Code key="query">{query}</Code>],
      }))}
    />
    <p>
      {`Narrow is below ${NARROW_BREAKPOINT_PX} px; exactly ${NARROW_BREAKPOINT_PX} px is wide. `}
      {`The toolbar has both sides: ${Object.values(widths)
        .map(({ name }) => name)
        .join('; ')}.`}
    </p>
  </>
);
