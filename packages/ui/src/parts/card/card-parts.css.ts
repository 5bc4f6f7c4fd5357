import { clampLines, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** The industry above the title of a card. */
export const kicker = style(
  {
    // Above the link that covers the card.
    position: 'relative',
    zIndex: 1,
    justifySelf: 'start',
    maxWidth: '100%',
    color: vars.color.brand,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.label,
    // 24 px: the smallest target that a finger may have to hit. The lines around it stay where they were.
    lineHeight: '1.5rem',
    marginBlock: '-0.1875rem',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'kicker',
);

/** The link of a card, which covers it. */
export const link = style(
  {
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:hover': { color: vars.color.brand },
      // The ring belongs around the card that the link covers.
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&:visited': { color: vars.color.inkMuted },
    },
  },
  'link',
);

export const brief = style(
  {
    maxWidth: vars.size.measure,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.body,
    ...clampLines(2),
  },
  'brief',
);

/** The small print of a card. */
export const meta = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.body,
    fontVariantNumeric: 'tabular-nums',
    // All that it would say may be unknown.
    selectors: { '&:empty': { display: 'none' } },
  },
  'meta',
);
