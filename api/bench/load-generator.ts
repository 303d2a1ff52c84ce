import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

// A separate process: `users` anonymous users request one address again and again for `seconds`. Each one
// waits up to a second after a response, and after a 503 for Retry-After in addition.

const [address = '', users = '0', seconds = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const until = performance.now() + 1000 * Number(seconds);

/** Milliseconds until the end of each response. */
const served: number[] = [];
const refused: number[] = [];
let broken = 0;

function ask(): Promise<{ status: number; wait: number }> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().on('error', reject);
      response.on('end', () => {
        const wait = 1000 * Number(response.headers['retry-after'] ?? 0);
        resolve({ status: response.statusCode ?? 0, wait });
      });
    }).on('error', reject);
  });
}

async function visit(): Promise<void> {
  await pause(1000 * Math.random());
  while (performance.now() < until) {
    const since = performance.now();
    const { status, wait } = await ask().catch(() => ({ status: 0, wait: 1000 }));
    const took = performance.now() - since;
    if (status === 200) served.push(took);
    else if (status === 503) refused.push(took);
    else broken += 1;
    await pause(wait + 1000 * Math.random());
  }
}

await Promise.all(Array.from({ length: Number(users) }, visit));
console.log(JSON.stringify({ served, refused, broken }));
agent.destroy();
