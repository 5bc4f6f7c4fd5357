import { hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { style, variants, globalStyle } = inLayer('pages');

const asideTop = '5rem';

/** From here on words have room next to an image. */
const nextToImage = '(width >= 37.5rem)';

/** Image and words of an entry, next to one another where there is room. */
export const top = variants(
  {
    cover: {
      display: 'grid',
      gap: vars.space[6],
      alignItems: 'start',
      '@media': { [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: vars.space[10] } },
    },
    half: {
      display: 'grid',
      gap: vars.space[6],
      alignItems: 'start',
      '@media': {
        [nextToImage]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        [media.wide]: { columnGap: vars.space[10] },
      },
    },
    logo: {
      display: 'grid',
      gap: vars.space[6],
      alignItems: 'start',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      '@media': { [media.wide]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
    },
    plain: { display: 'grid', gap: vars.space[6], gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  'top',
);

/** The image of an entry. A cover stays small on a phone. */
export const cover = style({ border: hairline, '@media': { [media.narrow]: { maxWidth: '11rem' } } }, 'cover');
export const outlined = style({ border: hairline, borderRadius: vars.radius.small }, 'outlined');

/** What stands next to the image. */
export const words = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minWidth: 0, alignContent: 'start' },
  'words',
);

// Next to a logo a phone has no room for facts: they stand below it.
globalStyle(`${top.logo} > ${words}`, { '@media': { [media.small]: { gridColumn: '1 / -1' } } });

export const kicker = style(
  {
    justifySelf: 'start',
    color: vars.color.brand,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'kicker',
);

export const title = style(
  {
    fontSize: vars.text.headline,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { fontSize: vars.text.title } },
  },
  'title',
);

export const brief = style(
  {
    maxWidth: vars.size.measure,
    color: vars.color.inkMuted,
    fontSize: vars.text.lead,
    textWrap: 'pretty',
    '@media': { [media.narrow]: { fontSize: vars.text.body } },
  },
  'brief',
);

/** What follows on the facts, apart from what is done with them. */
export const further = style({ marginTop: vars.space[4], minWidth: 0 }, 'further');

/** Buttons, in a row that breaks. */
export const actions = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' },
  'actions',
);
// As high as one another, whatever they are elsewhere.
globalStyle(`${actions} button`, { minHeight: vars.size.control });
// What a download says stands below its button, and does not push the next one aside.
globalStyle(`${actions} > [data-island="download"]:has([data-tone])`, { flexBasis: '100%' });

/** A section among the words. */
export const below = style({ marginTop: vars.space[5], minWidth: 0 }, 'below');

/** Paragraphs of plain text. */
export const prose = style(
  {
    display: 'grid',
    gap: vars.space[4],
    maxWidth: vars.size.measure,
    lineHeight: vars.leading.body,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  'prose',
);

/** A section of the page. */
export const section = style({ minWidth: 0 }, 'section');

/** Cards side by side. */
export const cards = variants(
  {
    // Four across the page, three next to a column.
    grid: {
      display: 'grid',
      gap: vars.space[6],
      gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
      '@media': {
        [media.narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, max(45%, 8rem)), 1fr))' },
      },
    },
    shelf: {
      display: 'grid',
      gap: vars.space[6],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 40%), 1fr))',
    },
    rows: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    wide: {
      display: 'grid',
      gap: vars.space[6],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    },
    pairs: {
      display: 'grid',
      columnGap: vars.space[4],
      rowGap: vars.space[6],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, max(45%, 8rem)), 1fr))',
    },
  },
  'cards',
);

// Six covers, as the shelf of a sub-site has, fill their row.
globalStyle(`${cards.shelf}:has(> :nth-child(6):last-child)`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** A card under a hairline. */
export const row = style({ borderBottom: hairline, paddingBlock: vars.space[4] }, 'row');

/** Names with a logo, such as exhibitors. */
export const names = style(
  { display: 'grid', gap: vars.space[3], gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
  'names',
);
export const name = style(
  { selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' } } },
  'name',
);
export const named = style(
  {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gap: vars.space[3],
    alignItems: 'center',
    fontSize: vars.text.small,
  },
  'named',
);

/** A numbered list, such as the contents of an issue. */
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderTop: hairline }, 'lines');
export const line = style(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    borderBottom: hairline,
  },
  'line',
);
globalStyle(`${line} > :first-child`, { minWidth: 0 });
export const lineEnd = style(
  {
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { 'a&': { color: vars.color.brand }, 'a&:hover': { textDecoration: 'underline' } },
  },
  'lineEnd',
);

/** What is said of an entry, and next to it whom to turn to. */
export const withAside = style(
  {
    display: 'grid',
    gap: vars.space[10],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'withAside',
);

/** Stays in sight next to what is read, below the header that stays too. */
export const aside = style({ minWidth: 0, '@media': { [media.wide]: { position: 'sticky', top: asideTop } } }, 'aside');

/** The chapters of a paper with their numbers, in two columns where there is room. */
export const chapters = style({ columns: '2 20rem', columnGap: vars.space[12], borderTop: hairline }, 'chapters');
export const chapter = style(
  {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    breakInside: 'avoid',
  },
  'chapter',
);
export const chapterNumber = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }, 'chapterNumber');

/** A player as wide as it gets, and next to it what else there is to see. */
export const screening = style(
  {
    display: 'grid',
    gap: vars.space[10],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { '(width >= 68.75rem)': { gridTemplateColumns: 'minmax(0, min(50rem, 75%)) minmax(0, 1fr)' } },
  },
  'screening',
);
export const screen = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], minWidth: 0 },
  'screen',
);
export const programme = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8], minWidth: 0 },
  'programme',
);

/** Sections one below the other. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[10] }, 'page');
