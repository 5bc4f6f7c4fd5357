import { useMemo } from 'react';

/** What the sly machine imports. */
export const remember = useMemo;
