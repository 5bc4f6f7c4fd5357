import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { headerBottom } from './header-attributes.ts';

const { style, globalStyle } = inLayer('widgets');

const fromHeader = {
  position: 'fixed',
  inset: 0,
  insetBlockStart: `var(${headerBottom}, 9rem)`,
  width: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
} as const;

// Before hydration nobody measures the header; the browser that can anchor to it needs no measuring.
const anchored = {
  '(top: anchor(bottom))': { insetBlockStart: `var(${headerBottom}, anchor(--site-header bottom))` },
} as const;

/** A panel that hangs from the lower edge of the header. */
export const hanging = { ...fromHeader, '@supports': anchored } as object;

/** The form, and under it the layer that covers the rest of the page. */
export const searchPanel = style({
  ...hanging,
  height: 'auto',
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
});

export const searchBox = style({ flex: 'none', maxHeight: '100%', overflowY: 'auto', background: vars.color.raised });

export const layer = style({ flex: '1 0 0', width: '100%', background: vars.color.scrim, cursor: 'default' });

export const mobileMenu = style({
  ...hanging,
  height: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: vars.space[8],
  background: vars.color.raised,
  color: vars.color.ink,
});

// A window that grew while the mobile menu was open shows the navigation of wide screens instead.
globalStyle(`${mobileMenu}[popover]`, { '@media': { [media.wide]: { display: 'none' } } });
