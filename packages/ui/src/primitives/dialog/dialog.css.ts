import { keyframes } from '@vanilla-extract/css';
import { hairline, inLayer, media, overPage, vars } from '../../foundations/tokens.ts';
import { openDialogAttribute } from './open-dialogs.ts';

const { style, globalStyle, variants } = inLayer('primitives');

// It moves, but does not fade in: what begins at nothing is seen a frame later than it is there.
const rise = keyframes({ from: { transform: 'translateY(8px)' } });

/** The place of the dialog is a box that scrolls, so that a high dialog can be read on a low screen. */
export const scrim = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: overPage('dialog'),
    display: 'grid',
    // What it holds may be wider than the window and scroll in itself.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    overflowY: 'auto',
    pointerEvents: 'auto',
    padding: vars.space[4],
    background: vars.color.scrim,
    '@media': { [media.small]: { padding: 0, placeItems: 'end stretch' } },
  },
  'scrim',
);

// The page behind an open dialog does not scroll. An attribute says that it is open: `:has()` would have the whole page
// styled again. The room of its scrollbar stays, and a page without one gets none.
globalStyle(`:root[${openDialogAttribute}]`, { overflow: 'hidden' });
globalStyle(`:root[${openDialogAttribute}='scrollbar']`, { scrollbarGutter: 'stable' });

export const panel = style(
  {
    position: 'relative',
    width: '100%',
    background: vars.color.raised,
    color: vars.color.ink,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.small]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  'panel',
);

export const size = variants(
  { small: { maxWidth: '26rem' }, medium: { maxWidth: '40rem' }, full: { maxWidth: vars.size.content } },
  'size',
);

export const head = style(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[4],
    paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
    paddingInline: `${vars.space[6]} ${vars.space[4]}`,
    borderBottom: hairline,
    '@media': { [media.small]: { paddingInlineStart: vars.space[4] } },
  },
  'head',
);

export const title = style(
  {
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: vars.text.title,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.tight,
    paddingBlock: vars.space[1],
  },
  'title',
);

export const body = style(
  {
    padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
    '@media': { [media.small]: { padding: vars.space[4] } },
  },
  'body',
);

export const description = style(
  { marginBottom: vars.space[4], fontSize: vars.text.small, color: vars.color.inkMuted, textWrap: 'pretty' },
  'description',
);
