import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const offer = style(
  {
    display: 'grid',
    gap: vars.space[8],
    alignItems: 'center',
    paddingBlock: vars.space[12],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', columnGap: vars.space[16] },
      [media.narrow]: { paddingBlock: vars.space[8] },
    },
  },
  'offer',
);

export const words = style({ display: 'grid', gap: vars.space[5], minWidth: 0 }, 'words');
export const title = style(
  {
    fontSize: vars.text.display,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { fontSize: vars.text.headline } },
  },
  'title',
);
export const features = style(
  { display: 'grid', gap: vars.space[3], maxWidth: vars.size.measure, textWrap: 'pretty' },
  'features',
);
export const feature = style(
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[3], overflowWrap: 'anywhere' },
  'feature',
);
export const featureIcon = style({ marginTop: '0.2em', color: vars.color.positive }, 'featureIcon');
export const none = style({ maxWidth: vars.size.measure, color: vars.color.inkMuted, textWrap: 'pretty' }, 'none');
export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }, 'stores');
export const open = style(
  {
    justifySelf: 'start',
    paddingBlock: vars.space[2],
    color: vars.color.brand,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  'open',
);
/** A phone that shows the page has no use for its code. */
export const code = style(
  { display: 'grid', gap: vars.space[3], justifyItems: 'center', '@media': { [media.small]: { display: 'none' } } },
  'code',
);
export const note = style({ color: vars.color.inkMuted, fontSize: vars.text.small, textAlign: 'center' }, 'note');
