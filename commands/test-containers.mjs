import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { run } from './run.mjs';
import { runStages, whole } from './stages.mjs';

const packages = {
  bubblewrap: '/usr/bin/bwrap',
  caddy: '/usr/bin/caddy',
  iproute2: '/usr/bin/ip',
  wget: '/usr/bin/wget',
};

/** Namespaces that end with the test: processes, mounts and networks. */
const separately = ['--net', '--pid', '--mount', '--fork', '--kill-child', '--mount-proc'];

let folder;

const specification = (title, name) =>
  whole(title, () =>
    run('unshare', [...separately, 'vitest', 'run', '--root=deploy/processes', name], {
      env: { SABIA_IMAGE: folder },
    }),
  );

/**
 * `npm run test:containers`: the image's tree, and the containers of compose and Kubernetes as processes with a
 * read-only root and networks of their own (docs/operations.md says what differs from real containers).
 */
export const containerStages = [
  whole('tree of the image', async () => {
    if (process.getuid?.() !== 0) throw new Error('Run as root, which this needs for namespaces.');
    installDebianPackages(packages);
    folder = mkdtempSync(join(tmpdir(), 'sabia-containers-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const { buildImage } = await import('../deploy/processes/image.mjs');
    const image = await buildImage(folder);
    writeFileSync(join(folder, 'image.json'), JSON.stringify(image));
    return 0;
  }),
  specification('services of compose', 'compose'),
  specification('pods of Kubernetes', 'kubernetes'),
];

if (isCommand(import.meta.url)) {
  install();
  await runStages(containerStages);
}
