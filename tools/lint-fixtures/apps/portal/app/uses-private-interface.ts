/** Breaks: the name says that it is private to its library. */
export { UNSAFE_createRouter as createRouter } from 'react-router';
