import { expect, it } from 'vitest';
import { EDUCATION_LEVELS, GENDERS, SUBSCRIPTION_TYPES } from './account.ts';

it('[EN-24] subscriptions are of the printed magazine or of its e-zine', () => {
  expect(SUBSCRIPTION_TYPES).toEqual(['printMagazine', 'eZine']);
});

it('[EN-25] education levels are the four of the specification', () => {
  expect(EDUCATION_LEVELS).toEqual(['juniorCollege', 'undergraduate', 'postgraduate', 'doctoral']);
});

it('[EN-26] persons are addressed as Mr or Ms', () => {
  expect(GENDERS).toEqual(['mr', 'ms']);
});
