import { inLayer, rightToLeft, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

/** The rule above a section: a hairline that starts heavy, as a ruler does. */
export const sectionHeading = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    paddingTop: vars.space[2],
    marginBottom: vars.space[3],
    background: [
      `linear-gradient(${vars.color.brand}, ${vars.color.brand}) 0 0 / 3rem 3px no-repeat`,
      `linear-gradient(${vars.color.line}, ${vars.color.line}) 0 0 / 100% 1px no-repeat`,
    ].join(', '),
    selectors: { [rightToLeft]: { backgroundPosition: '100% 0, 0 0' } },
  },
  'sectionHeading',
);

export const title = style(
  {
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingBlock: vars.space[1],
    fontSize: vars.text.lead,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.heading,
  },
  'title',
);
export const pageTitle = style({ fontSize: vars.text.title }, 'pageTitle');

export const note = style(
  { color: vars.color.inkFaint, fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' },
  'note',
);

export const more = style(
  {
    marginInlineStart: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.brand,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    paddingBlock: vars.space[1],
    selectors: { '&:hover': { color: vars.color.brandStrong, textDecoration: 'underline' } },
  },
  'more',
);

export const moreIcon = style({ width: '1em', height: '1em' }, 'moreIcon');
