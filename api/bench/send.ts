import autocannon from 'autocannon';
import { headersOf, type Load } from './requests.ts';

export interface Sent {
  tasks: number;
  seconds: number;
  /** Milliseconds of a request. */
  p50: number;
  p99: number;
  /** Of all responses, with their headers. */
  bytes: number;
}

interface TaskInProgress {
  steps?: ReturnType<Load['next']>;
  replies?: string[];
}

/**
 * Sends this number of tasks, a multiple of the number of connections, and waits for all responses: what the server
 * spends in the meantime belongs to these tasks. Throws if a request fails.
 */
export async function send(
  url: string,
  { title, connections, requests, next }: Load,
  tasks: number,
): Promise<Sent> {
  const begun = performance.now();
  let endedAt = begun;
  // autocannon gives each connection an object for each task.
  const step = (index: number): autocannon.Request => ({
    setupRequest(request, context: TaskInProgress) {
      if (index === 0) [context.steps, context.replies] = [next(), []];
      const made = context.steps?.[index];
      const own = typeof made === 'function' ? made(context.replies ?? []) : made;
      if (!own) throw new Error(`${title} has fewer than ${requests} requests`);
      const { method, path, body } = own;
      const headers = { ...headersOf(own), 'x-scenario': title };
      return { ...request, method, path, headers, body };
    },
    onResponse(_status, body, context: TaskInProgress) {
      endedAt = performance.now();
      context.replies?.push(body);
    },
  });
  const { non2xx, errors, latency, throughput } = await autocannon({
    url,
    connections,
    amount: tasks * requests,
    // The milliseconds after which it notices the end.
    sampleInt: 10,
    requests: Array.from({ length: requests }, (_, index) => step(index)),
  });
  const failed = non2xx + errors;
  // For example because the machine is too busy.
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  const { p50, p99 } = latency;
  return { tasks, seconds: (endedAt - begun) / 1000, p50, p99, bytes: throughput.total };
}
