import { createVar } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('primitives');

/** How many slides fit in. */
const perView = createVar('slider-per-view');
const gap = createVar('slider-gap');

export const slider = style(
  { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minWidth: 0 },
  'slider',
);

/** Scrolls and snaps without a script. */
export const row = style(
  {
    vars: { [gap]: vars.space[4], [perView]: '1' },
    display: 'flex',
    columnGap: gap,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // A focus ring of what a slide holds is not cut off.
    padding: 4,
    margin: -4,
    scrollPadding: 4,
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      '&[data-dragging]': { scrollSnapType: 'none', cursor: 'grabbing', userSelect: 'none' },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
  'row',
);

const onWide = (count: number, onTablet: number, onPhone: number) => ({
  vars: { [perView]: String(count) },
  '@media': {
    [media.narrow]: { vars: { [perView]: String(onTablet) } },
    [media.small]: { vars: { [perView]: String(onPhone) } },
  },
});

/** A piece of the next slide says that there are more. */
export const shown = variants(
  {
    1: onWide(1, 1, 1),
    2: onWide(2, 1.5, 1.12),
    3: onWide(3, 2.3, 1.25),
    4: onWide(4, 2.6, 1.4),
    5: onWide(5, 3.4, 2.2),
    6: onWide(6, 3.6, 2.3),
  },
  'shown',
);

export const slide = style(
  {
    flex: 'none',
    width: `calc((100% - (${perView} - 1) * ${gap}) / ${perView})`,
    minWidth: 0,
    scrollSnapAlign: 'start',
  },
  'slide',
);

/** Without scripts the row scrolls, and buttons would do nothing. */
export const controls = style(
  {
    order: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: vars.size.controlSmall,
    '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
  },
  'controls',
);

export const onNarrow = style({ '@media': { [media.wide]: { display: 'none' } } }, 'onNarrow');

export const arrows = style(
  {
    display: 'flex',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    color: vars.color.inkMuted,
    selectors: { '&[hidden]': { display: 'none' } },
  },
  'arrows',
);
