import { clampLines, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

export const favourite = style(
  { display: 'inline-grid', justifyItems: 'start', gap: vars.space[1], maxWidth: '100%' },
  'favourite',
);

export const button = style(
  {
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.signal,
        background: vars.color.signalSoft,
        color: vars.color.signal,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' } },
      },
    },
  },
  'button',
);

export const heart = style({}, 'heart');

globalStyle(`${button}[aria-pressed="true"] ${heart} path`, { fill: 'currentColor' });

export const message = style(
  {
    ...clampLines(4),
    maxWidth: '18rem',
    fontSize: vars.text.caption,
    lineHeight: vars.leading.snug,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    selectors: { '&[data-tone="error"]': { color: vars.color.negative }, '&:empty': { display: 'none' } },
  },
  'message',
);

export const more = style({ display: 'block', color: vars.color.inkFaint }, 'more');
