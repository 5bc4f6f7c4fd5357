import { redirect } from 'react-router';

/** An article without an id: its parent list (decision D8 of the specification's open points). */
export const loader = () => redirect('/articles', 302);
