/**
 * What a goal of `node tools/hardening.mjs` is: a module `tools/hardening/g<number>-<name>.mjs` that exports these.
 *
 * @typedef {object} Goal
 * @property {string} goal its number in the table, such as `G26`, with others that the same run holds
 * @property {string} name what is done, in one line
 * @property {{ short: number, full: number }} seconds about how long it takes; shown, never judged
 * @property {{ build?: boolean }} [needs] what is made before: the built portal
 * @property {(options: GoalOptions) => Promise<GoalOutcome>} run
 *
 * @typedef {object} GoalOptions
 * @property {boolean} full whether it runs at full length
 * @property {string} folder an empty folder, removed afterwards
 * @property {string} node the Node of the project
 * @property {NodeJS.ProcessEnv} env an environment for child processes
 * @property {AbortSignal} signal aborted when the run is stopped
 * @property {(line: string) => void} log tells how far it is
 *
 * @typedef {object} GoalOutcome
 * @property {number} count how often something was tried
 * @property {number} passed how often it went as it must; see `verdictOf` in judge.mjs
 * @property {number} [wanted] how often it must have gone so, where that is not every time
 * @property {string} detail the figures, in one line
 * @property {string} [matrix] what each of many cells did, as a table of Markdown
 * @property {string} [unsure] what could not be judged, because the machine had too much else to do; what could be was
 *   held where the counts say so
 * @property {string[]} [left] what was not tried although it belongs to the goal, such as tests that did not run here
 * @property {string} [skipped] why this machine cannot run it
 */

export {};
