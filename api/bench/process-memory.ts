import { readFile } from 'node:fs/promises';

/** MiB that one process uses. */
export interface ProcessMemory {
  program: 'node' | 'postgres' | 'watchdog';
  /** Anonymous memory. */
  own: number;
  shared: number;
  /** By the name of the file. */
  files: Map<string, number>;
}

/**
 * Pages of anonymous and shared memory count by PSS: each process has its part of what several share. Pages of files
 * count whole, because processes outside of this school, such as the benchmark, have the same programs in memory, which
 * would make PSS smaller than on a machine with one school. Null for a process that has ended.
 */
export async function memoryOfProcess(pid: number): Promise<ProcessMemory | null> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [rollup, mappings, command] = await Promise.all([
    read('smaps_rollup'),
    read('smaps'),
    read('cmdline'),
  ]);
  if (!rollup) return null;
  const files = new Map<string, number>();
  for (const mapping of mappings.split(/^(?=[\da-f]+-[\da-f]+ )/m)) {
    const file = /^\S+ \S+ \S+ \S+ [1-9]\d* +(\/.*)$/m.exec(mapping)?.[1];
    if (!file || /^\/(dev|SYSV|memfd)/.test(file)) continue;
    const pages = fieldOf(mapping, 'Rss') - fieldOf(mapping, 'Anonymous');
    files.set(file, (files.get(file) ?? 0) + pages);
  }
  const program = /^postgres|\/postgres\0/.test(command)
    ? 'postgres'
    : command.startsWith('/bin/sh')
      ? 'watchdog'
      : 'node';
  const [own, shared] = [fieldOf(rollup, 'Pss_Anon'), fieldOf(rollup, 'Pss_Shmem')];
  return { program, own, shared, files };
}

/** MiB of a field that is given in kB. */
const fieldOf = (text: string, name: string) =>
  Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;

/** Pages of a file that several processes use are the same pages. */
export function mostOfEachFile(processes: readonly ProcessMemory[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { files } of processes) {
    for (const [file, pages] of files) most.set(file, Math.max(pages, most.get(file) ?? 0));
  }
  return most;
}
