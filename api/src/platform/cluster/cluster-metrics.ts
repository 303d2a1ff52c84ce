import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A worker's request for the metrics of all workers, and the primary's answer. */
interface MetricsMessage {
  type: 'metrics of all workers';
  text?: string;
  error?: string;
}
const type = 'metrics of all workers';

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;

/** Primary: answers the requests of workers. */
export function answerMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    registry.clusterMetrics().then(
      (text) => worker.send({ type, text }),
      (error: unknown) => worker.send({ type, error: String(error) }),
    );
  });
}

/** Worker: answers the primary's requests for metrics; there are none until `metricsOfWorkers`. */
export const joinMetrics = (): unknown => new AggregatorRegistry();

/** Worker: adds its registry to those of all workers; the answer reads all of them together. */
export function metricsOfWorkers(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry);
  let waiting: PromiseWithResolvers<string> | undefined;
  process.on('message', (message) => {
    if (!isMetricsMessage(message)) return;
    if (message.text === undefined) waiting?.reject(new Error(message.error));
    else waiting?.resolve(message.text);
    waiting = undefined;
  });
  return () => {
    if (!waiting) {
      waiting = Promise.withResolvers();
      process.send?.({ type });
    }
    return waiting.promise;
  };
}
