import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

export const blocks = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[10] },
  'blocks',
);

export const prose = style(
  {
    display: 'grid',
    rowGap: vars.space[4],
    maxWidth: vars.size.measure,
    lineHeight: vars.leading.body,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  'prose',
);

const cards = (smallest: string) => ({
  display: 'grid',
  columnGap: vars.size.gap,
  rowGap: vars.space[8],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`,
});

/** Persons with their portraits. */
export const people = style(
  {
    ...cards('14rem'),
    '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] } },
  },
  'people',
);
export const person = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minWidth: 0 }, 'person');
export const portrait = style(
  { maxWidth: '10rem', marginBottom: vars.space[1], borderRadius: vars.radius.medium, background: vars.color.surface },
  'portrait',
);
export const name = style(
  { fontSize: vars.text.lead, lineHeight: vars.leading.snug, overflowWrap: 'anywhere' },
  'name',
);
export const role = style(
  { color: vars.color.brand, fontSize: vars.text.small, fontWeight: vars.weight.label, overflowWrap: 'anywhere' },
  'role',
);
export const small = style(
  {
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.body,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  'small',
);

/** Offices, each with the image of where it is. */
export const offices = style(cards('20rem'), 'offices');
export const office = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], alignContent: 'start' },
  'office',
);
export const map = style({ border: hairline, borderRadius: vars.radius.small }, 'map');

/** Lines under hairlines: open positions, the programme of a meeting. */
export const lines = style({ display: 'grid', borderTop: hairline }, 'lines');
export const line = style(
  {
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[4],
    borderBottom: hairline,
    '@media': { [media.wide]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space[6] } },
  },
  'line',
);
export const before = style(
  {
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  'before',
);
export const lineText = style(
  { display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure, minWidth: 0, textWrap: 'pretty' },
  'lineText',
);

/** The days and the place of a meeting, with the one thing to do. */
export const event = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[5],
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: vars.space[6],
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    color: vars.color.onDeep,
    background: vars.color.deep,
    '@media': { [media.enlarged]: { padding: vars.space[3] } },
  },
  'event',
);
globalStyle(`${event} > *`, { minWidth: 0 });
export const when = style(
  {
    fontSize: vars.text.headline,
    fontWeight: vars.weight.heading,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [media.enlarged]: { fontSize: vars.text.lead } },
  },
  'when',
);
// On a phone long dates and long words take a second line.
globalStyle(`${when} > span, ${event} > a`, { whiteSpace: 'normal' });
export const where = style({ color: vars.color.onDeepMuted, overflowWrap: 'anywhere' }, 'where');
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }, 'links');

/** Underlined among words; next to a label, as the links of facts are. */
export const email = style(
  {
    color: vars.color.brand,
    selectors: {
      [`${prose} &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:hover': { textDecoration: 'underline' },
    },
  },
  'email',
);
