import type { ProcessMemory } from './process-memory.ts';
import { judged, table } from './report.ts';

/** MiB that the processes of one program use. */
export interface ProgramMemory {
  program: ProcessMemory['program'];
  processes: number;
  /** Written by the processes: heaps, stacks, changed data. */
  own: number;
  /** Shared buffers and other shared memory, counted once. */
  shared: number;
  /** The pages of programs and libraries that are in memory, counted once for each file. */
  files: number;
}

/** MiB of V8's heap, and of buffers outside of it. */
export type Heap = Record<'used' | 'total' | 'external', number>;

export interface MemoryUse {
  when: string;
  goal: number;
  programs: ProgramMemory[];
  heap: Heap;
}

const totalOf = ({ own, shared, files }: ProgramMemory) => own + shared + files;

/** MiB of all processes. */
export const sumOf = ({ programs }: MemoryUse) => sum(programs.map(totalOf));

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The parts of a program, in the order of the table. */
function partsOf({ program, own, shared, files }: ProgramMemory, heap: Heap): [string, number][] {
  if (program !== 'node')
    return [
      ['own', own],
      ['shared', shared],
      ['program', files],
    ];
  const native = own - heap.total - heap.external;
  return [
    ['heap', heap.total],
    ['of that used', heap.used],
    ['external', heap.external],
    ['native', native],
    ['program', files],
  ];
}

export const formatMemory = (use: MemoryUse): string =>
  [
    `  ${use.when}: ${judged(sumOf(use), '≤', use.goal, 0)} MiB`,
    ...use.programs.map((one) => {
      const parts = partsOf(one, use.heap).map(([name, mib]) => `${name} ${mib.toFixed(1)}`);
      return `    ${one.program}, ${one.processes}: ${totalOf(one).toFixed(1)} MiB (${parts.join(', ')})`;
    }),
  ].join('\n');

export const memoryTable = (uses: readonly MemoryUse[]): string =>
  table(
    ['', 'processes', 'MiB', 'parts'],
    uses.flatMap((use) => [
      [`all, ${use.when}`, '', `${sumOf(use).toFixed(0)} of ${use.goal}`, ''],
      ...use.programs.map((one) => [
        one.program,
        String(one.processes),
        totalOf(one).toFixed(1),
        partsOf(one, use.heap)
          .map(([name, mib]) => `${name} ${mib.toFixed(1)}`)
          .join(', '),
      ]),
    ]),
  );
