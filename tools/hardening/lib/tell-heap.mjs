import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a server that is watched: tells how much its heap holds after everything that can go has gone.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('message', (word) => {
  if (word !== 'heap') return;
  collect();
  process.send(process.memoryUsage().heapUsed / 1024 / 1024);
});
process.channel?.unref();
