import { inLayer, vars } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

export const banner = style({ width: '100%', maxWidth: 320 });

const frame = { display: 'block', aspectRatio: '4 / 3', borderRadius: vars.radius.medium, overflow: 'hidden' } as const;

export const bannerLink = style({ display: 'block' });

globalStyle(`${bannerLink} > img`, { borderRadius: vars.radius.medium });

/** The words of the banner: its image carries none. */
export const bannerText = style({
  overflowWrap: 'anywhere',
  marginBlockStart: vars.space[2],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const bannerMark = style({
  marginInlineEnd: vars.space[2],
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  color: vars.color.inkMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const bannerPlace = style({
  ...frame,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  padding: vars.space[4],
  background: vars.color.brandSoft,
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
});

export const bannerName = style({
  overflowWrap: 'anywhere',
  color: vars.color.brandStrong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.heading,
});
