import { createVar, fallbackVar } from '@vanilla-extract/css';
import { inLayer, media } from '../../foundations/tokens.ts';
import { whilePrompted } from './prompt-attribute.ts';

const room = createVar('notice-room');

/** Room that the notice takes at the foot of the window while it is open; none while it is not. */
export const noticeRoom = fallbackVar(room, '0rem');

// As high as its longest copy at 320 px with wider spacing: above the breakpoint, below it, and on a phone.
inLayer('widgets').globalStyle(whilePrompted, {
  vars: { [room]: '5rem' },
  '@media': {
    [media.narrow]: { vars: { [room]: '6rem' } },
    [media.small]: { vars: { [room]: '9.25rem' } },
    print: { vars: { [room]: '0rem' } },
  },
});
