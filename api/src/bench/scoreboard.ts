import { median, type Cost, type Discipline, type Measured, type Turn } from './contest.ts';

export const tellTurn = (turn: Turn): string =>
  `  app ${told(turn.app)}   bare ${told(turn.bare)}   ratio ${ratioOf(turn).toFixed(2)}`;

/** What all turns of a discipline come to. */
export function tellResult({ goal, within }: Discipline, turns: readonly Turn[]): string {
  const ratio = median(turns.map(ratioOf));
  const cost = (of: keyof Cost) => median(turns.map(({ app }) => app[of])).toFixed(1);
  const lines = [
    `median ratio ${ratio.toFixed(2)}, ${ratio < goal ? 'below' : 'at least'} ${goal}`,
    `a request: ${cost('statements')} statements, ${cost('cpuMilliseconds')} ms of the API's processor; memory ${cost('memoryMiB')} MiB`,
  ];
  if (within !== undefined) {
    const p99 = median(turns.map(({ app }) => app.p99));
    lines.push(`p99 ${p99 < within ? 'under' : 'over'} ${within} ms`);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

const ratioOf = ({ app, bare }: Turn) => app.perSecond / bare.perSecond;

function told({ perSecond, p50, p99 }: Measured): string {
  const milliseconds = (latency: number) => latency.toFixed(0).padStart(4);
  return `${perSecond.toFixed(0).padStart(5)}/s p50${milliseconds(p50)} p99${milliseconds(p99)} ms`;
}
