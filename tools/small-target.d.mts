/** Whether a press near the middle of the selected target may meet another one. Runs in the page. */
export function isSmallTarget(selector: string): boolean;
