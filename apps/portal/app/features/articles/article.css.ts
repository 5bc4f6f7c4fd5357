import { inLayer, media, vars } from '@millwright/ui/tokens';

const { globalStyle, style } = inLayer('pages');

/** Room for a margin next to the text. */
const roomy = '(width >= 75rem)';

/** The story, and next to it what to read next. */
export const spread = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', columnGap: vars.space[10] },
      [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space[12] },
      [media.print]: { display: 'block' },
    },
  },
  'spread',
);

/** Headline above, what can be done in the margin, the text next to that. */
export const story = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[5],
    minWidth: 0,
    alignItems: 'start',
    '@media': {
      [roomy]: {
        gridTemplateColumns: '9rem minmax(0, 1fr)',
        gridTemplateAreas: '"top top" "ways body"',
        columnGap: vars.space[10],
      },
      [media.print]: { display: 'block' },
    },
  },
  'story',
);
export const top = style({ minWidth: 0, '@media': { [roomy]: { gridArea: 'top' } } }, 'top');
export const body = style(
  { minWidth: 0, '@media': { [roomy]: { gridArea: 'body' }, [media.print]: { paddingTop: vars.space[4] } } },
  'body',
);

/** The image of a story, above its text. */
export const image = style({ marginBlockEnd: vars.space[6] }, 'image');

/** What can be done with an article: saved, passed on, read in another way. Paper does nothing of it. */
export const ways = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    alignItems: 'center',
    '@media': { [media.print]: { display: 'none' } },
  },
  'ways',
);

// In the margin of a story they stay at hand, below the header that stays, too.
globalStyle(`${story} > ${ways}`, {
  '@media': {
    [roomy]: { gridArea: 'ways', flexDirection: 'column', alignItems: 'stretch', position: 'sticky', top: '8rem' },
  },
});

// As high as one another, and in the margin as wide; the code that one of them opens keeps its own width.
globalStyle(`${story} > ${ways} :is(button, div, form):not([id$='-code'], [id$='-code'] *)`, {
  '@media': { [roomy]: { width: '100%' } },
});

globalStyle(`${ways} button`, { minHeight: vars.size.control });

/** The link to another way of reading. */
export const way = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.control,
    color: vars.color.brand,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'way',
);

/** Next to the story; it is left out on paper. */
export const aside = style({ minWidth: 0, '@media': { [media.print]: { display: 'none' } } }, 'aside');

/** What leads on; it is left out on paper. */
export const around = style({ minWidth: 0, '@media': { [media.print]: { display: 'none' } } }, 'around');
