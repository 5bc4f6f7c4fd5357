/** Breaks: links come from the Link provider. */
export { Link } from 'react-router-dom';
