import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { read } from '../project.mjs';
import { startContainer } from './container.mjs';
import { builtImage } from './image.mjs';
import { openNetwork } from './network.mjs';
import { startDatabase, startFiles, startMail } from './stand-ins.mjs';

const yaml = (name) => read(`deploy/kubernetes/${name}`);
const manifests = parse(yaml('kustomization.yaml')).resources.flatMap((file) =>
  parseAllDocuments(yaml(file)).map((document) => document.toJS()),
);
const theOne = (kind) => manifests.find((manifest) => manifest.kind === kind);
const settings = Object.fromEntries(
  [...yaml('settings.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
const { host } = theOne('Ingress').spec.rules[0];
const deployment = theOne('Deployment').spec.template.spec;
const job = theOne('Job').spec.template.spec;
const { initdb } = theOne('Cluster').spec.bootstrap;

const { image, folder } = builtImage();
const network = openNetwork();
const hosts = join(folder, 'hosts');
const newPod = async () => ({ ...(await network.pod()), hosts });

const secrets = {
  'sabia-database-app': {
    uri: `postgres://${initdb.owner}:senha@database:5432/${initdb.database}`,
    username: initdb.owner,
    password: 'senha',
  },
  'sabia-secrets': {
    'identity-secret': 'b'.repeat(64),
    'smtp-url': 'smtp://mail:1025',
    's3-access-key-id': 'sabia',
    's3-secret-access-key': 'c'.repeat(64),
  },
};
const databasePod = await newPod();
const addresses = { files: network.standInAddress(), mail: network.standInAddress() };
writeFileSync(
  hosts,
  [
    '127.0.0.1 localhost',
    `${databasePod.address} database`,
    // The tests have no pooler.
    `${databasePod.address} ${theOne('Pooler').metadata.name}`,
    ...Object.entries(addresses).map(([name, address]) => `${address} ${name}`),
  ].join('\n'),
);

const database = await startDatabase({
  pod: databasePod,
  folder,
  environment: {
    POSTGRES_USER: 'postgres',
    POSTGRES_PASSWORD: 'senha',
    POSTGRES_INITDB_ARGS: `--locale-provider=${initdb.localeProvider} --builtin-locale=${initdb.builtinLocale} --encoding=${initdb.encoding}`,
  },
});
// As the operator does: the app's role owns its database and is no superuser.
await database.query(`create role ${initdb.owner} login password 'senha'`);
await database.query(`create database ${initdb.database} owner ${initdb.owner}`);
for (const statement of initdb.postInitApplicationSQL)
  await database.query(statement, initdb.database);
await startFiles({
  host: addresses.files,
  environment: {
    S3_BUCKET: settings.S3_BUCKET,
    AWS_ACCESS_KEY_ID: 'sabia',
    AWS_SECRET_ACCESS_KEY: 'c'.repeat(64),
  },
});
await startMail({ host: addresses.mail });

/** Starts the first container of a pod's specification, with what the manifest gives it and nothing else. */
async function start(name, spec) {
  const [container] = spec.containers;
  const { runAsUser, runAsGroup, fsGroup } = spec.securityContext;
  const fromSecrets = (container.env ?? []).map(({ name: variable, valueFrom }) => {
    const { name: secret, key, optional = false } = valueFrom.secretKeyRef;
    const value = secrets[secret][key];
    if (value === undefined && !optional) throw new Error(`${secret} has no ${key}`);
    return [variable, value];
  });
  const mounts = (container.volumeMounts ?? []).map(({ name: volume, mountPath }) => {
    expect(spec.volumes.find((offered) => offered.name === volume).emptyDir).toEqual({});
    const source = join(folder, `${name}-${volume}`);
    mkdirSync(source);
    chownSync(source, 0, fsGroup);
    chmodSync(source, 0o2777);
    return { source, target: mountPath };
  });
  const pod = await newPod();
  const started = await startContainer({
    ...image,
    pod,
    readOnly: container.securityContext.readOnlyRootFilesystem,
    user: `${runAsUser}:${runAsGroup}`,
    capabilities: [],
    environment: {
      ...image.environment,
      ...(container.envFrom && { ...settings, S3_ENDPOINT: 'http://files:8333' }),
      ...Object.fromEntries(fromSecrets.filter(([, value]) => value !== undefined)),
    },
    tmpfs: [],
    mounts,
    command: container.command ?? image.command,
  });
  return { ...started, address: pod.address };
}

/** The status of a request by the address of the pod, as of a probe, or with the host of the ingress. */
async function ask(pod, path, headers = {}) {
  const { containerPort: port } = deployment.containers[0].ports[0];
  const [response] = await once(get({ host: pod.address, port, path, headers }), 'response');
  return { status: response.statusCode, page: await text(response) };
}

it('the job migrates the database of the operator with its own settings', async () => {
  const migration = await start('migration', job);
  expect(await migration.exit, migration.output()).toBe(0);
  expect(migration.output()).toContain('O banco está em dia.');
});

it('two pods become ready, serve the host of the ingress, and end with 0', async () => {
  const pods = await Promise.all(['app-1', 'app-2'].map((name) => start(name, deployment)));
  const { startupProbe, livenessProbe, readinessProbe } = deployment.containers[0];
  for (const pod of pods) {
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
      await vi.waitFor(
        async () => expect((await ask(pod, httpGet.path)).status, pod.output()).toBe(200),
        { timeout: 50_000, interval: 200 },
      );
    }
    const { status, page } = await ask(pod, '/cursos', { host });
    expect(status).toBe(200);
    expect(page).toContain('data-visitor');
    expect((await ask(pod, '/', { host: 'other.example.com' })).status).toBe(421);
    expect(pod.output()).not.toMatch(/"level":[456]0/);

    pod.kill('SIGTERM');
    expect(await pod.exit).toBe(0);
  }
});
