/** The kinds of bad input that a widget must take with its designed state, and without throwing. */
export const badInputKinds = [
  'emptyList',
  'missingImage',
  'longTitle',
  'unknownIndustry',
  'hostileHtml',
  'neverSettles',
  'rejects',
  'storageThrows',
  'clockSetBack',
  'doubleClick',
] as const;

/** A kind of bad input; `longTitle` has 200 characters, `clockSetBack` is a day. */
export type BadInputKind = (typeof badInputKinds)[number];

/** What a story of this library may say of itself in `parameters`, next to Storybook's own. */
export interface StoryFacts {
  /** Requirements that the story's play function proves, e.g. `['SP-09']`. */
  requirements?: readonly string[];
  /** The `id` of the machine whose state the story shows. */
  machine?: string;
  /** The state or states shown, as dotted paths from the machine's root, e.g. `large.paused`. */
  state?: string | readonly string[];
  /** Axe rules that do not apply to this story, each with the reason in a comment next to it. */
  axeIgnore?: readonly string[];
  /** Leaves the story out of the server-rendering check; the value is the reason. */
  notServerRendered?: string;
  /** The kinds of bad input that the story hands in; its play function proves that the designed state is shown. */
  badInput?: BadInputKind | readonly BadInputKind[];
  /** Why the story may be wider than a screen of 320 px. */
  mayBeWide?: string;
}
