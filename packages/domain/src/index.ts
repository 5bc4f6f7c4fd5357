export * from './entities/entities.ts';
