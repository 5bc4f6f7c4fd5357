/** Whether tests run in their longer form: `MILLWRIGHT_FULL=1`. */
export const isFull = process.env.MILLWRIGHT_FULL === '1';

/**
 * Whether what is the `nth` to be looked at is looked at here: every second in one edition or width, the others in the
 * other; all when asked.
 */
export const isTurnOf = (nth: number, isOther: boolean): boolean => isFull || nth % 2 === Number(isOther);
