import { execFileSync, spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { vi } from 'vitest';

const network = '10.89.0';
const ip = (...args) => execFileSync('ip', args);

/** The network of this process, with this machine's side of the bridge. `npm run test:containers` has separated it. */
export function openNetwork() {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'sabia', 'type', 'bridge');
  ip('link', 'set', 'sabia', 'up');
  const used = new Set();
  const next = () => {
    const address = `${network}.${used.size + 1}`;
    used.add(address);
    return address;
  };
  const gateway = next();
  ip('address', 'add', `${gateway}/24`, 'dev', 'sabia');

  return {
    /** This machine's address in the network. */
    gateway,
    /** One more address of this machine, for a service that runs in this process. */
    standInAddress() {
      const address = next();
      ip('address', 'add', `${address}/24`, 'dev', 'sabia');
      return address;
    },
    /** A network namespace with an address, which outlives the containers that are started in it. */
    async pod() {
      const address = next();
      const link = `pod${used.size}`;
      const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
      const namespaceOf = (pid) => readlinkSync(`/proc/${pid}/ns/net`);
      await vi.waitUntil(() => namespaceOf(holder.pid) !== namespaceOf('self'));
      const { pid } = holder;
      ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
      ip('link', 'set', link, 'master', 'sabia', 'up');
      const inside = (...args) =>
        execFileSync('nsenter', [`--net=/proc/${pid}/ns/net`, 'ip', ...args]);
      inside('link', 'set', 'lo', 'up');
      inside('address', 'add', `${address}/24`, 'dev', 'eth0');
      inside('link', 'set', 'eth0', 'up');
      return { pid, address };
    },
  };
}
