import { readdir, readFile, readlink } from 'node:fs/promises';

/** A running process of this machine, as Linux's /proc tells it. */
type Process = { pid: number; parent: number; command: string; folder: string };

/** Everything that a process started, and what those started in turn. */
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

/** Kills them all with -9; one that went by itself meanwhile is as good. */
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

/** Throws for a process that is gone, or of which only a zombie is left: that one has no folder. */
async function describe(pid: number): Promise<Process> {
  const [status, command, folder] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readlink(`/proc/${pid}/cwd`),
  ]);
  const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
  return { pid, parent, command: command.replaceAll('\0', ' ').trim(), folder };
}
