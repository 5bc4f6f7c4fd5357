/** Breaks: the runtime imports no feature. */
export { loadHome } from '../home/home-data.server.ts';
