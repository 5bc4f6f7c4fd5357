import { inLayer, media, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/** What can be done with an article: kept, passed on, read in another way. Paper does nothing of it. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center', '@media': { [media.print]: { display: 'none' } } }, 'ways');

/** The link to another way of reading. */
export const way = style(
  { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.control, color: vars.color.brand, fontWeight: vars.weight.strong, selectors: { '&:hover': { textDecoration: 'underline' } } },
  'way',
);

/** What stands around an article; it is not printed. */
export const around = style({ minWidth: 0, '@media': { [media.print]: { display: 'none' } } }, 'around');
