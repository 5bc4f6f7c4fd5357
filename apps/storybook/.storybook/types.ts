/** What a story of this library may say of itself in `parameters`, beside Storybook's own. */
export interface StoryFacts {
  /** Requirements that the story's play function proves, e.g. `['SP-09']`. */
  requirements?: readonly string[];
  /** The `id` of the machine whose state the story shows. */
  machine?: string;
  /** The state or states shown, as dotted paths from the machine's root, e.g. `large.paused`. */
  state?: string | readonly string[];
  /** Axe rules that do not apply to this story, each with the reason in a comment beside it. */
  axeIgnore?: readonly string[];
  /** Leaves the story out of the server-rendering check; the value is the reason. */
  notServerRendered?: string;
}
