import { clampLines, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const download = style(
  { display: 'grid', justifyItems: 'start', gap: vars.space[3], maxWidth: vars.size.measure },
  'download',
);

export const message = style({ selectors: { '&:empty': { display: 'none' } }, maxWidth: '100%' }, 'message');

export const note = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    padding: vars.space[3],
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="warning"]': { background: vars.color.warningSoft, color: vars.color.warning },
      '&[data-tone="positive"]': { background: vars.color.positiveSoft, color: vars.color.positive },
      '&[data-tone="negative"]': { background: vars.color.negativeSoft, color: vars.color.negative },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'note',
);

export const says = style({ display: 'flex', gap: vars.space[2], alignItems: 'center', minWidth: 0 }, 'says');

/** A text that never ends does not fill the page. */
export const text = style({ ...clampLines(6) }, 'text');

/** At least 24 px high under a finger. */
export const link = style(
  { paddingBlock: '0.25rem', color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'link',
);
