import { visuallyHiddenRule } from '../../foundations/mixins.ts';
import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [media.narrow]: { gap: 0 } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: 40,
  fontSize: vars.text.small,
  ':hover': { color: vars.color.brand },
});

// A phone has room for the name, or for the image of one.
globalStyle(`${name} > svg`, { '@media': { [media.small]: { display: 'none' } } });

export const nameText = style({
  maxWidth: '12em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const linkRule = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  whiteSpace: 'nowrap',
  color: vars.color.brand,
  fontSize: vars.text.small,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

export const register = style({ ...linkRule, '@media': { [media.narrow]: { display: 'none' } } });

export const logOut = style({
  ...linkRule,
  '@media': {
    [media.narrow]: { justifyContent: 'center', flex: 'none', width: 44, minHeight: 44, fontSize: vars.text.lead },
  },
});

/** An icon on narrow screens, words on wide ones. */
export const logOutText = style({ '@media': { [media.narrow]: visuallyHiddenRule } });

globalStyle(`${logOut} > svg`, { '@media': { [media.wide]: { display: 'none' } } });

// Orange is left to the action of a page.
export const logIn = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 40,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.brand}`,
  color: vars.color.brand,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { background: vars.color.brandSoft },
  '@media': {
    [media.narrow]: { minHeight: 44, minWidth: 44, paddingInline: vars.space[2], borderColor: 'transparent' },
    // Longer words than those of our editions have their place in the line, too.
    [media.small]: { paddingInline: 0 },
    [media.tiny]: { lineHeight: vars.leading.snug, textAlign: 'center', whiteSpace: 'normal' },
  },
});
