import { Worker } from 'node:worker_threads';

/**
 * Loaded into the server by the benchmark, so that the product holds nothing for it: counts what is sent to the thread
 * of the embedded database, and replies to messages with the count.
 */
let queries = 0;
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function count(message, ...rest) {
  if (typeof message?.sql === 'string') queries += 1;
  return post.call(this, message, ...rest);
};
process.on('message', () => process.send?.(queries));
// The message channel must not keep the server running.
process.channel?.unref();
