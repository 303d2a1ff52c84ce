import { readdir, readFile, readlink } from 'node:fs/promises';

/** A running process of this machine, read from Linux's /proc. */
type Process = { pid: number; parent: number; command: string; folder: string };

/** All descendants of a process. */
export async function descendants(ancestor: number): Promise<Process[]> {
  const all = await processes();
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(ancestor);
}

/** The processes whose working directory is the folder or inside it. */
export async function processesIn(folder: string): Promise<Process[]> {
  const path = `${folder}/`;
  return (await processes()).filter((found) => `${found.folder}/`.startsWith(path));
}

/** Kills all with SIGKILL; a process that has ended already is ignored. */
export function killAll(victims: { pid: number }[]): void {
  for (const { pid } of victims) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => describe(pid).catch(() => undefined)));
  return found.filter((process) => process !== undefined);
}

/** Throws for a process that has ended or is a zombie, which has no folder. */
async function describe(pid: number): Promise<Process> {
  const [status, command, folder] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readlink(`/proc/${pid}/cwd`),
  ]);
  const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
  return { pid, parent, command: command.replaceAll('\0', ' ').trim(), folder };
}
