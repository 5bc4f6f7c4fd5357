/** Breaks: a package that this one does not declare. */
export { default as autocannon } from 'autocannon';
