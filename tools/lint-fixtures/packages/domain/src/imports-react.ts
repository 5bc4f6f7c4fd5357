import { useState } from 'react';

/** Breaks: the domain imports nothing. */
export const useThing = () => useState(0);
