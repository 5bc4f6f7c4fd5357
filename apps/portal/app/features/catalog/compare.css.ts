import { hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { globalStyle, style } = inLayer('pages');

/** What is compared, with what can be done about it. */
export const links = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    alignItems: 'center',
    fontSize: vars.text.small,
    '@media': { [media.print]: { display: 'none' } },
  },
  'links',
);
globalStyle(`${links} > a:last-child`, { color: vars.color.brand });
globalStyle(`${links} > a:last-child:hover`, { textDecoration: 'underline' });

export const note = style(
  { padding: vars.space[3], background: vars.color.surface, fontSize: vars.text.small },
  'note',
);

/** Sends the chosen of a list to their comparison. */
export const bar = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    borderBlock: hairline,
    background: vars.color.paper,
    fontSize: vars.text.small,
    '@media': { [media.print]: { display: 'none' } },
  },
  'bar',
);

/** A card with the box that chooses it. */
export const card = style({ display: 'grid', gridTemplateRows: '1fr auto', blockSize: '100%' }, 'card');

/** The box of a card. Once it is ticked, what sends the chosen stands in the place of its words. */
export const row = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [media.print]: { display: 'none' } },
  },
  'row',
);
globalStyle(`${row}:has(:checked) label > span, ${row}:not(:has(:checked)) > button`, { display: 'none' });

export const choice = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space[2],
    minHeight: vars.size.control,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    cursor: 'pointer',
    '@media': { [media.print]: { display: 'none' } },
  },
  'choice',
);
globalStyle(`${choice} input`, { inlineSize: '1.125rem', blockSize: '1.125rem', accentColor: vars.color.brand });
