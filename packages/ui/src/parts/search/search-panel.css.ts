import { contentColumn, hairline, inLayer, media, vars, visuallyHiddenRule } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const form = style({ ...contentColumn, paddingBlock: vars.space[5] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, auto) minmax(0, 1fr) auto',
  maxWidth: 880,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[2] } },
});

export const label = style(visuallyHiddenRule);

const field = {
  height: vars.size.controlLarge,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.text.body,
};

export const typeField = style({
  position: 'relative',
  gridColumn: 1,
  '@media': { [media.small]: { gridColumn: '1 / -1' } },
});

export const type = style({
  ...field,
  appearance: 'none',
  width: '100%',
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.medium,
  borderEndStartRadius: vars.radius.medium,
  paddingInline: `${vars.space[3]} ${vars.space[8]}`,
  textOverflow: 'ellipsis',
  '@media': { [media.small]: { borderInlineEnd: field.border, borderRadius: vars.radius.medium } },
});

export const typeArrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
  color: vars.color.inkMuted,
});

export const keywordField = style({ gridColumn: 2, '@media': { [media.small]: { gridColumn: 1 } } });

export const keyword = style({
  ...field,
  width: '100%',
  borderRadius: 0,
  paddingInline: vars.space[3],
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  ':focus-visible': { position: 'relative', outlineOffset: -1 },
  '@media': {
    [media.small]: {
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
  },
});

/** Below the keyword, and on a phone as wide as the form. */
export const suggestions = style({
  gridColumn: 2,
  minWidth: 0,
  '@media': { [media.small]: { gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

export const submit = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height: vars.size.controlLarge,
  paddingInline: vars.space[5],
  borderStartEndRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { background: vars.color.brandStrong },
  '@media': { [media.small]: { paddingInline: vars.space[4] } },
});

export const hot = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  '@media': { [media.small]: { display: 'block' } },
});

export const hotTitle = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});

export const hotList = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });

export const hotItem = style({ maxWidth: '100%' });

export const hotLink = style({
  display: 'block',
  maxWidth: '100%',
  paddingBlock: vars.space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.brand,
  fontSize: vars.text.small,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
