// A machine that stands still for a moment is no fault of a story. Jest logs what the first try ended with.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
