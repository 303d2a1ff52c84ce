import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, vi } from 'vitest';
import { parse } from 'yaml';
import { at } from '../project.mjs';
import { startContainer } from './container.mjs';
import { baseImage } from './image.mjs';
import { startDatabase, startFiles, startMail } from './stand-ins.mjs';

const composeFolder = at('deploy/compose/').pathname;
const composeFile = readFileSync(join(composeFolder, 'compose.yaml'), 'utf8');

/** The services with the variables of `.env` filled in, as `docker compose config` prints them. */
function composeServices(variables) {
  const filledIn = composeFile.replaceAll(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_, name, operator, fallback) => {
      if (variables[name]) return variables[name];
      if (operator === '?') throw new Error(`${name} is not set`);
      return fallback;
    },
  );
  return parse(filledIn, { merge: true }).services;
}

/**
 * Starts the services in the order of `depends_on`. The services that are built, and the proxy, run as their
 * containers would; the others are stand-ins.
 */
export async function startCompose({ folder, network, image, variables, scale = {} }) {
  const services = composeServices(variables);
  const hosts = join(folder, 'hosts');
  const pods = {};
  const standIns = { files: startFiles, mail: startMail };
  for (const name of Object.keys(services)) {
    pods[name] = [];
    for (let index = 0; index < (scale[name] ?? 1); index++) {
      const pod = standIns[name] ? { address: network.standInAddress() } : await network.pod();
      pods[name].push({ ...pod, hosts });
    }
  }
  writeFileSync(
    hosts,
    [
      '127.0.0.1 localhost',
      ...Object.entries(pods).flatMap(([name, all]) =>
        all.map(({ address }) => `${address} ${name}`),
      ),
    ].join('\n'),
  );

  const caddy = {
    tree: join(folder, 'caddy'),
    workdir: '/srv',
    user: '0:0',
    volumes: [],
    command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    environment: { PATH: '/usr/bin:/bin', XDG_CONFIG_HOME: '/config', XDG_DATA_HOME: '/data' },
  };
  await baseImage(caddy.tree);
  mkdirSync(join(caddy.tree, 'srv'));

  /** The named volume or the file of the mount, ready on both sides. */
  function mount(definition, { tree }) {
    const [name, target, flag] = definition.split(':');
    const isFile = name.startsWith('.');
    const source = isFile ? resolve(composeFolder, name) : join(folder, 'volumes', name);
    const inTree = join(tree, target);
    if (!existsSync(inTree)) {
      mkdirSync(dirname(inTree), { recursive: true });
      if (isFile && statSync(source).isFile()) writeFileSync(inTree, '');
      else mkdirSync(inTree);
    }
    if (!existsSync(source)) {
      // A new volume gets the content and the owner of the image's folder.
      mkdirSync(dirname(source), { recursive: true });
      execFileSync('cp', ['-a', inTree, source]);
    }
    return { source, target, readOnly: flag === 'ro' };
  }

  /** One container of a service in a pod of it. */
  async function run(name, pod) {
    const service = services[name];
    const { environment } = service;
    if (name === 'database') return startDatabase({ pod, folder, environment });
    if (standIns[name]) return standIns[name]({ host: pod.address, environment });
    const from = service.build ? image : caddy;
    const container = await startContainer({
      ...from,
      pod,
      readOnly: service.read_only,
      capabilities: service.cap_add ?? [],
      environment: { ...from.environment, ...environment },
      tmpfs: service.tmpfs ?? [],
      mounts: (service.volumes ?? []).map((definition) => mount(definition, from)),
      command: service.command ?? from.command,
    });
    const { disable = false, test = from.healthcheck } = service.healthcheck ?? {};
    if (!disable) await isHealthy(container, test[0] === 'CMD' ? test.slice(1) : test);
    return container;
  }

  const started = {};
  async function start(name) {
    started[name] ??= (async () => {
      for (const [needed, { condition }] of Object.entries(services[name].depends_on ?? {})) {
        const containers = await start(needed);
        if (condition !== 'service_completed_successfully') continue;
        for (const { exit, output } of containers) expect(await exit, output()).toBe(0);
      }
      return Promise.all(pods[name].map((pod) => run(name, pod)));
    })();
    return started[name];
  }
  for (const name of Object.keys(services)) await start(name);

  return {
    services,
    pods,
    volume: (name) => join(folder, 'volumes', name),
    containers: Object.fromEntries(
      await Promise.all(
        Object.entries(started).map(async ([name, containers]) => [name, await containers]),
      ),
    ),
    /** Starts one more container in the pod of an ended one, as `restart: unless-stopped` does. */
    restart: (name, index = 0) => run(name, pods[name][index]),
  };
}

/** Waits until the command of the health check succeeds in the container. */
async function isHealthy(container, command) {
  let ended;
  void container.exit.then((code) => (ended = code));
  await vi.waitFor(
    async () => {
      if (ended !== undefined) return;
      const { code, output } = await container.exec(command);
      expect(code, output).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(ended, container.output()).toBe(undefined);
}
