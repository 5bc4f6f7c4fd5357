import { useMemo } from 'react';

/** Breaks: a machine that knows React. */
export const machine = { useMemo };
