import { hairline, inLayer, vars } from '@millwright/ui/tokens';

const { style, globalStyle } = inLayer('pages');

export const articles = style(
  { display: 'grid', maxWidth: vars.size.measure, marginInline: 'auto', width: '100%', padding: 0, listStyle: 'none' },
  'articles',
);
globalStyle(`${articles} > li`, { borderTop: hairline, paddingBlock: vars.space[3], fontSize: vars.text.lead });
