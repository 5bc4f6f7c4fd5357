/** The options with which Node starts a server of the project. */
export const serverOptions: readonly string[];
