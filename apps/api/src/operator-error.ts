/** Thrown for what the person who runs the program can put right: the message says what, in a line for each mistake. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Thrown where a command was called in a way that it does not understand. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
