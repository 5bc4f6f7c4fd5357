import { FLOATING_BAR_FIXED_SHARE } from '@millwright/domain';
import { createVar } from '@vanilla-extract/css';
import { hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';
import {
  connectivityRoom,
  noticeRoom,
  whileDisconnected,
  whilePrompted,
  whilePromptedDisconnected,
} from '../../parts/prompts/prompt-attribute.ts';
import { whileLarge } from '../../parts/banner/root-look.ts';
import { promptRoom } from '../../parts/prompts/prompt-room.ts';

const { globalStyle, style } = inLayer('widgets');

/** Where the bar stands in the window once it is fixed. */
const place = createVar('floating-bar-place');

const opened = ['&[data-state="expanded"]', '&[data-state="showing"]'];

/** How many entries the bar has at most, and how high each of them is where there is room. */
const entries = 8;
const entryHeight = '2.75rem';

/**
 * What lies over the foot of the window. On wide screens all entries stand between it and the header, however low it
 * is.
 */
const foot = createVar('floating-bar-foot');
/** On a phone the bar has so much room for itself, by how much of it is shown. */
const height = createVar('floating-bar-height');
const wideEntry = `clamp(1.5rem, (100svh - 8rem - ${foot}) / ${entries}, ${entryHeight})`;
const widePlace = `max(7rem, min(28svh, 100svh - ${entries} * ${wideEntry} - 1rem - ${foot}))`;

/** A window that is not high enough for all entries of a phone, one under the other, above the question of consent. */
const lowWindow = '(height < 48rem)';

/**
 * What the bar sticks within: one pixel wide, from the top of the page to its end. Without any width WebKit counts one
 * pixel beyond the page, which scrolls sideways then.
 */
export const rail = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    alignItems: 'start',
    justifyContent: 'end',
    width: 1,
    zIndex: z.floatingBar,
    // A page that is shorter than the bar's place does not become higher; `clip` leaves the sticking alone.
    overflowY: 'clip',
    '@media': {
      [media.print]: { display: 'none' },
      [`${media.narrow} and ${media.short}`]: { selectors: { [`${whilePrompted} &`]: { display: 'none' } } },
    },
  },
  'rail',
);
// Without asking whether the page holds a bar: a page that is asked what it holds is styled again with each change in
// it.
globalStyle('body', { position: 'relative' });

/**
 * Fixed after 80 % of the window's height (spec §4), by the browser alone: it begins so far below its place in the
 * window, and sticks when it arrives there. It comes into view from below, as the first screen leaves.
 */
export const bar = style(
  {
    vars: { [place]: widePlace, [foot]: '0rem', [height]: '13rem' },
    position: 'sticky',
    top: place,
    marginTop: `calc(${FLOATING_BAR_FIXED_SHARE * 100}svh + ${place})`,
    width: 'max-content',
    selectors: {
      [opened.join(', ')]: { vars: { [height]: '29rem' } },
      // While the consent notice is open, above it.
      [`${whilePrompted} &`]: { vars: { [foot]: noticeRoom.wide } },
    },
    '@media': {
      // Under a thumb, above the app prompt.
      [media.narrow]: {
        vars: { [place]: `calc(100svh - ${height} - ${foot})` },
        selectors: { [`${whilePrompted} &`]: { vars: { [foot]: noticeRoom.narrow } } },
      },
      [media.small]: { selectors: { [`${whilePrompted} &`]: { vars: { [foot]: noticeRoom.small } } } },
      [`${media.narrow} and ${lowWindow}`]: {
        selectors: { [opened.map((state) => `${whilePrompted} ${state}`).join(', ')]: { vars: { [height]: '18rem' } } },
      },
    },
  },
  'bar',
);

export const list = style(
  {
    display: 'grid',
    border: hairline,
    borderInlineEnd: 0,
    borderStartStartRadius: vars.radius.large,
    borderEndStartRadius: vars.radius.large,
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    '@media': {
      [`${media.narrow} and ${lowWindow}`]: {
        selectors: {
          [opened.map((state) => `${whilePrompted} ${state.slice(1)} > &`).join(', ')]: {
            gridTemplateColumns: 'repeat(2, auto)',
          },
        },
      },
    },
  },
  'list',
);

/** An entry that goes when the bar is small: by its state, and before that is known by the width. */
export const item = style(
  {
    position: 'relative',
    selectors: { '[data-state="collapsed"] &[data-collapsible]': { display: 'none' } },
    // Without scripts nobody can make it whole.
    '@media': {
      [`${media.narrow} and (scripting: enabled)`]: {
        selectors: { '[data-state="undecided"] &[data-collapsible]': { display: 'none' } },
      },
    },
  },
  'item',
);

/** What does nothing without scripts. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } }, 'needsScript');

/** Of the two toggles that are there while nobody chose, one fits the width. */
export const onNarrow = style({ '@media': { [media.wide]: { display: 'none' } } }, 'onNarrow');
export const onWide = style(
  { '@media': { [media.narrow]: { selectors: { '[data-state="undecided"] &': { display: 'none' } } } } },
  'onWide',
);

export const entry = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: entryHeight,
    color: vars.color.inkMuted,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { color: vars.color.brand, background: vars.color.brandSoft },
      '&[aria-expanded="true"]': { color: vars.color.brand, background: vars.color.brandSoft },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': {
      [media.wide]: { height: wideEntry },
      // Small, it is as wide as the gutter of the page, so that it covers no text.
      [media.narrow]: {
        selectors: { '[data-state="collapsed"] &, [data-state="undecided"] &': { width: '1.5rem' } },
      },
      [`${media.wide} and ${media.crowded}`]: { width: '1.5rem' },
    },
  },
  'entry',
);

export const separated = style({ borderTop: hairline }, 'separated');

export const prompt = style(
  {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: z.floatingBar,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.size.gutter}`,
    paddingBottom: `max(${vars.space[2]}, env(safe-area-inset-bottom))`,
    borderTop: hairline,
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    // It stands above the question of consent and the notice of a lost connection: what of it lies below those is its
    // own ground, so that no gap is seen.
    selectors: {
      [`${whileDisconnected} &`]: { paddingBottom: `calc(${connectivityRoom.wide} + ${vars.space[2]})` },
      [`${whilePrompted} &`]: { paddingBottom: `calc(${noticeRoom.narrow} + ${vars.space[2]})` },
      [`${whilePromptedDisconnected} &`]: {
        paddingBottom: `calc(${noticeRoom.narrow} + ${connectivityRoom.wide} + ${vars.space[2]})`,
      },
      // The large banner lies over the page already.
      [`${whileLarge} &`]: { display: 'none' },
    },
    '@media': {
      [media.wide]: { display: 'none' },
      [media.print]: { display: 'none' },
      [media.small]: {
        selectors: {
          [`${whileDisconnected} &`]: { paddingBottom: `calc(${connectivityRoom.small} + ${vars.space[2]})` },
          [`${whilePrompted} &`]: { paddingBottom: `calc(${noticeRoom.small} + ${vars.space[2]})` },
          [`${whilePromptedDisconnected} &`]: {
            paddingBottom: `calc(${noticeRoom.small} + ${connectivityRoom.small} + ${vars.space[2]})`,
          },
        },
      },
      [media.short]: { selectors: { [`${whilePrompted} &`]: { display: 'none' } } },
    },
  },
  'prompt',
);

// What takes the focus is scrolled to where the prompt does not lie over it (WCAG 2.2, 2.4.11). Without asking whether
// there is one, as above.
globalStyle('html', { '@media': { [media.narrow]: { scrollPaddingBlockEnd: promptRoom } } });

/** What the prompt covers at the end of a page: as high as it, and as dark as the footer before it. */
export const promptPlace = style(
  {
    height: '4rem',
    background: vars.color.deep,
    selectors: { '[data-prompt-closed] &': { display: 'none' } },
    '@media': { [media.wide]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
  'promptPlace',
);

export const promptWords = style({ flex: 1, minWidth: 0, lineHeight: vars.leading.snug }, 'promptWords');
export const promptTitle = style({ fontWeight: vars.weight.strong, fontSize: vars.text.small }, 'promptTitle');
/** Together with the question of consent the prompt covers a quarter of a phone at most: there its title is enough. */
export const promptText = style(
  {
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    '@media': { [media.small]: { selectors: { [`${whilePrompted} &`]: { display: 'none' } } } },
  },
  'promptText',
);
