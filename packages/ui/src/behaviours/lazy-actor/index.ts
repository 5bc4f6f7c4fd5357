export * from './lazy-actor.ts';
export * from './use-lazy-actor.ts';
export * from './viewed.ts';
