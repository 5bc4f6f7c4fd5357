export { watchFirstMove, type MoveSource } from './watch-first-move.ts';
