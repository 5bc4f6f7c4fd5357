import { readFileSync } from 'node:fs';

/**
 * What is asked of the project, goal by goal: one row each in docs/reliability.md. Nothing of it is measured. What is
 * measured is counted in the same unit and stands next to it.
 *
 * @typedef {object} AskedGoal
 * @property {string} goal its number
 * @property {string} asked what must hold
 * @property {number} cases how many cases are required, at full length
 * @property {string} unit what a case is
 * @property {boolean} [isGate] whether nothing is released while it is not held
 * @property {string} by what proves it
 * @property {string} [less] why fewer are tried, or what is requested in another way
 */

/** @type {readonly AskedGoal[]} */
export const requiredGoals = JSON.parse(readFileSync(new URL('../goals.json', import.meta.url), 'utf8'));
