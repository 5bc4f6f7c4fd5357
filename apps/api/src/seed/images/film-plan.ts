import { hashText } from '../random.ts';

/** The parts of a film, in order. */
const filmParts = ['drawing', 'colour', 'section', 'blueprint'] as const;

/** A part of a film with the seconds at which it begins and ends. */
export interface FilmPart {
  part: (typeof filmParts)[number];
  from: number;
  to: number;
}

/** The parts of the film of a story: three to five seconds each, its own lengths. */
export function filmPlan(industry: string, key: string): { seconds: number; parts: FilmPart[] } {
  const number = hashText(`film/${industry}/${key}`);
  let from = 0;
  const parts = filmParts.map((part, at): FilmPart => {
    const to = from + 3 + ((number >>> (at * 4)) % 3);
    const timed = { part, from, to };
    from = to;
    return timed;
  });
  return { seconds: from, parts };
}
