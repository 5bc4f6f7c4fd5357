/** Where the server leads, unseen, a request whose path has percent signs that mean nothing: no router takes it as it is. */
export const unreadablePath = '/400';
