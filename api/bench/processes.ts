import { measure, type Length, type Measurement, type Target } from './measure.ts';
import { childrenOf, processorTime, type Meter } from './meter.ts';
import type { Load } from './requests.ts';
import { formatSpread, medianOf, table } from './report.ts';
import { startServer } from './servers.ts';
import { judge, spreadOf, type Spread } from './verdict.ts';

/** Two processes are to serve 1.7 times the requests of one, so a request costs at most so many times more. */
const budget = 2 / 1.7;

export const processesTitle = 'Two API processes beside one';

interface ProcessesResult {
  title: string;
  one: Measurement[];
  two: Measurement[];
}

/**
 * Measures one and two API processes on the same database. Where PostgreSQL and this program share the cores with them,
 * requests a second tell more about those than about the API. Therefore the processor time of a request tells how many
 * times more two processes serve if each has a core: twice, if a request costs the same in both.
 */
export async function measureProcesses(
  toEnd: AsyncDisposableStack,
  { env, loads, length }: { env: NodeJS.ProcessEnv; loads: Load[]; length: Length },
): Promise<ProcessesResult[]> {
  const start = async (count: number) => {
    const server = await startServer(toEnd, 'start', {
      env: { ...env, PROCESSES: String(count) },
    });
    const pids = [server.pid, ...(await childrenOf(server.pid))];
    const meter: Meter = async () => {
      const times = await Promise.all(pids.map(processorTime));
      const used = times.reduce((sum, time) => sum + time, 0);
      return { server: used, statements: Number.NaN, postgres: Number.NaN, memoryMiB: Number.NaN };
    };
    return { url: server.url, meter };
  };
  const [oneServer, twoServer] = [await start(1), await start(2)];
  const results: ProcessesResult[] = [];
  for (const load of loads) {
    const targets: Target[] = [oneServer, twoServer].map((server) => ({ ...server, load }));
    const [one = [], two = []] = await measure(targets, length);
    results.push({ title: load.title, one, two });
  }
  return results;
}

/** The processor time of a request with two processes, relative to that with one, round by round. */
const costOf = ({ one, two }: ProcessesResult) =>
  spreadOf(two.map(({ server }, round) => server / (one[round]?.server ?? Number.NaN)));

/** The requests that two processes with a core each serve, relative to one. */
function timesOf(result: ProcessesResult): Spread {
  const { low, middle, high } = costOf(result);
  return { low: 2 / high, middle: 2 / middle, high: 2 / low };
}

const timesHere = ({ one, two }: ProcessesResult) =>
  spreadOf(two.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)));

export function formatProcesses(result: ProcessesResult): string {
  const { title, one, two } = result;
  const speed = (rounds: Measurement[]) => medianOf(rounds, 'perSecond').toFixed(0);
  const cost = (rounds: Measurement[]) => medianOf(rounds, 'server').toFixed(3);
  return `  ${title}
    one: ${speed(one)} requests a second, ${cost(one)} ms of node; two: ${speed(two)}, ${cost(two)} ms
    ${formatSpread(timesOf(result), 2)} times with a core for each process, goal 1.7: ${judge(costOf(result), budget)}
    ${formatSpread(timesHere(result), 2)} times on this machine, whose cores PostgreSQL and the benchmark share`;
}

export const processesTable = (results: readonly ProcessesResult[]): string =>
  table(
    ['Request', 'node, one', 'node, two', 'times with a core each', 'times on this machine'],
    results.map((result) => [
      result.title,
      medianOf(result.one, 'server').toFixed(3),
      medianOf(result.two, 'server').toFixed(3),
      formatSpread(timesOf(result), 2),
      formatSpread(timesHere(result), 2),
    ]),
  );
