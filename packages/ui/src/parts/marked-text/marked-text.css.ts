import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** What was searched for: by its ground, not by weight, so that no line breaks differently. */
export const mark = style(
  {
    color: 'inherit',
    background: vars.color.signalSoft,
    boxShadow: `inset 0 -2px 0 ${vars.color.signal}`,
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
  'mark',
);
