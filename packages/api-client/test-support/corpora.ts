// oxlint-disable-next-line no-restricted-imports -- one place knows where the public lists are, and it is no part of a package
export { readCorpus } from '../../domain/src/testing/corpora.ts';
