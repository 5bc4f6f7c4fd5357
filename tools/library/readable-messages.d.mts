/** Replaces made-up ids of messages by their English texts in a module. */
export function withReadableIds(code: string): string;
