import { availableParallelism, cpus } from 'node:os';
import type { Measurement } from './measure.ts';
import { medianOf } from './report.ts';

export type NamedTable = [heading: string, table: string];

/** The last section of docs/performance.md. */
export function figuresOf(tables: readonly NamedTable[], measured: readonly Measurement[]): string {
  const model = cpus()[0]?.model.trim();
  const day = new Date().toISOString().slice(0, 10);
  const elsewhere = (100 * medianOf(measured, 'elsewhere')).toFixed(0);
  return [
    '\n## Figures',
    `Printed by \`npm run bench -- --markdown\` on ${day}: ${availableParallelism()} cores of ${model}, Node ${process.versions.node}.
Times in milliseconds. Other work took ${elsewhere} % of the machine.`,
    ...tables.flatMap(([heading, table]) => [`### ${heading}`, table]),
  ].join('\n\n');
}
