/**
 * How long the mouse rests on the button before the menu opens, so that a passing mouse opens nothing, in
 * milliseconds. Ours.
 */
export const hoverIntent = 80;

/** How long the mouse may be away before the menu closes, so that a corner may be cut, in milliseconds. Ours. */
export const leaveGrace = 240;
