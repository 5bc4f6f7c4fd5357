/** What the panel with the code and the page with the story say to each other. */
export const codeWanted = 'millwright/code-wanted';

/** The response: the id of the story and its code. */
export const codeServed = 'millwright/code-given';
