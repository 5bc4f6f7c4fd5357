import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('primitives');

export const badge = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.label,
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    '@media': { [media.enlarged]: { whiteSpace: 'normal' } },
  },
  'badge',
);

export const tone = variants(
  {
    neutral: { background: vars.color.surfaceStrong, color: vars.color.inkMuted },
    brand: { background: vars.color.brandSoft, color: vars.color.brand },
    signal: { background: vars.color.signalSoft, color: vars.color.signal },
    positive: { background: vars.color.positiveSoft, color: vars.color.positive },
    warning: { background: vars.color.warningSoft, color: vars.color.warning },
    negative: { background: vars.color.negativeSoft, color: vars.color.negative },
  },
  'tone',
);
