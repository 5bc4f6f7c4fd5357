import { hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/** Text with the pages of its section beside it. */
export const layout = style(
  { display: 'grid', gap: vars.space[6], gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', '@media': { [media.wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[10] } } },
  'layout',
);

/** The pages of the section: a column, or a row that scrolls on a phone. */
export const menu = style(
  { display: 'flex', gap: vars.space[1], '@media': { [media.wide]: { flexDirection: 'column', borderTop: hairline }, [media.narrow]: { overflowX: 'auto', borderBottom: hairline, paddingBottom: vars.space[2] } } },
  'menu',
);
export const menuLink = style(
  {
    display: 'block', whiteSpace: 'nowrap', padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.inkMuted, borderRadius: vars.radius.small,
    selectors: { '&:hover': { color: vars.color.brand }, '&[aria-current="page"]': { color: vars.color.brand, background: vars.color.brandSoft, fontWeight: vars.weight.strong } },
  },
  'menuLink',
);

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8], minWidth: 0 }, 'body');
export const intro = style({ display: 'grid', gap: vars.space[3] }, 'intro');
export const picture = style({ border: hairline, borderRadius: vars.radius.medium, maxWidth: '52rem' }, 'picture');

/** Persons and offices: a picture above words. */
export const people = style({ display: 'grid', gap: vars.space[6], gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }, 'people');
export const person = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' }, 'person');
export const portrait = style({ maxWidth: '10rem', borderRadius: vars.radius.medium, background: vars.color.surface }, 'portrait');
export const name = style({ fontSize: vars.text.lead, lineHeight: vars.leading.snug, overflowWrap: 'anywhere' }, 'name');
export const role = style({ color: vars.color.brand, fontSize: vars.text.small, fontWeight: vars.weight.label }, 'role');
export const small = style({ color: vars.color.inkMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }, 'small');

export const offices = style({ display: 'grid', gap: vars.space[6], gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }, 'offices');
export const office = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', padding: vars.space[4], border: hairline, borderRadius: vars.radius.medium }, 'office');

/** Lines under hairlines: openings, the agenda. */
export const items = style({ display: 'grid', borderTop: hairline }, 'items');
export const item = style(
  { display: 'grid', gap: vars.space[1], paddingBlock: vars.space[4], borderBottom: hairline, '@media': { [media.wide]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space[6] } } },
  'item',
);
export const itemWhen = style({ color: vars.color.inkMuted, fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' }, 'itemWhen');
export const itemText = style({ display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure }, 'itemText');

/** The event of a landing page, on the brand's ground. */
export const event = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[5], alignItems: 'center', justifyContent: 'space-between', padding: vars.space[6], color: vars.color.onDeep, background: vars.color.deep, borderRadius: vars.radius.large },
  'event',
);
export const eventWhen = style({ fontSize: vars.text.title, fontVariantNumeric: 'tabular-nums' }, 'eventWhen');
export const eventWhere = style({ color: vars.color.onDeepMuted }, 'eventWhere');
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }, 'links');
