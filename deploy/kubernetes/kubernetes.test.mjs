import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { canRun, read, settings, tellsHealth } from '../project.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const yaml = (name) => read(`deploy/kubernetes/${name}`);

const kustomization = parse(yaml('kustomization.yaml'));
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(yaml(file)).map((document) => ({ file, manifest: document.toJS() })),
);
const theOne = (kind) => manifests.find(({ manifest }) => manifest.kind === kind).manifest;

/** The package with the models generated from the schemas of this Kubernetes API. */
const modelsOf = ({ apiVersion }) =>
  apiVersion.startsWith('postgresql.cnpg.io/')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;

const deployment = theOne('Deployment').spec.template.spec;
const [app] = deployment.containers;
const [migration] = theOne('Job').spec.template.spec.containers;
const given = Object.fromEntries(
  [...yaml('settings.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);

describe('each manifest', () => {
  it.for(manifests)('$file: $manifest.kind follows its schema', async ({ manifest }) => {
    const models = await import(modelsOf(manifest));
    const model = new models[manifest.kind](manifest);
    expect(() => model.validate()).not.toThrow();
  });

  /** Type errors of the objects: unlike the schemas, types reject unknown fields, which a cluster would ignore. */
  async function typeErrors(objects) {
    const typesFolder = await mkdtemp(join(packages, '.types-'));
    onTestFinished(() => rm(typesFolder, { recursive: true }));
    const checks = objects.map(
      (object) =>
        `(${JSON.stringify(object)}) satisfies import('${modelsOf(object)}').I${object.kind};`,
    );
    await writeFile(join(typesFolder, 'manifests.ts'), `export {};\n${checks.join('\n')}`);
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
    ];
    return promisify(execFile)(join(packages, '.bin/tsc'), [
      ...options,
      join(typesFolder, 'manifests.ts'),
    ]).then(
      () => '',
      ({ stdout }) => stdout,
    );
  }

  it('has no unknown field', async () => {
    const { spec, ...service } = theOne('Service');
    const misspelt = { ...service, spec: { ...spec, sessionAfinity: 'None' } };
    const [mistakes, ofTheMisspelt] = await Promise.all([
      typeErrors(manifests.map(({ manifest }) => manifest)),
      typeErrors([misspelt]),
    ]);
    expect(mistakes).toBe('');
    expect(ofTheMisspelt).toContain('sessionAfinity');
  });

  it('is listed in kustomization.yaml', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    expect(new Set(['kustomization.yaml', ...kustomization.resources])).toEqual(new Set(files));
  });
});

describe('the same image by compose', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true });
  const { terminationGracePeriodSeconds, securityContext } = deployment;

  it('gets the same settings', () => {
    const names = [...Object.keys(given), ...app.env.map(({ name }) => name)];
    expect(names).toEqual(expect.arrayContaining(Object.keys(services.app.environment)));
  });

  it('has the same writable folders, user, command and time to stop', () => {
    const mounted = services.app.volumes.map((volume) => volume.split(':')[1]);
    const writable = app.volumeMounts.map(({ mountPath }) => mountPath);
    expect(new Set(writable)).toEqual(new Set([...mounted, ...services.app.tmpfs]));
    expect(app.securityContext).toMatchObject({
      readOnlyRootFilesystem: services.app.read_only,
      capabilities: { drop: services.app.cap_drop },
    });
    const { runAsUser, runAsGroup } = securityContext;
    expect(read('deploy/Dockerfile')).toContain(`USER ${runAsUser}:${runAsGroup}`);
    expect(migration.command).toEqual(services.migration.command);
    expect(`${terminationGracePeriodSeconds}s`).toBe(services.app.stop_grace_period);
  });
});

describe('the app', () => {
  it('gets known settings, each once', () => {
    const names = [...Object.keys(given), ...app.env.map(({ name }) => name)];
    // The database driver reads these itself.
    const known = [...settings, 'PGUSER', 'PGPASSWORD'];
    expect(known).toEqual(expect.arrayContaining(names));
    expect(new Set(names).size).toBe(names.length);
  });

  it('gets secrets by reference only', () => {
    for (const { name, ...from } of [...app.env, ...migration.env]) {
      expect(from, name).toEqual({ valueFrom: { secretKeyRef: expect.anything() } });
    }
  });

  it('is probed at paths of the API', () => {
    for (const probe of [app.startupProbe, app.livenessProbe, app.readinessProbe]) {
      expect(tellsHealth(probe.httpGet.path)).toBe(true);
      expect(app.ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
    expect(read('deploy/Dockerfile')).toContain(`PORT=${app.ports[0].containerPort}`);
  });

  it('has enough time to stop', () => {
    const arriving = /requestTimeout: ([\d_]+)/.exec(read('api/src/platform/http/server.ts'))[1];
    const needed =
      app.lifecycle.preStop.sleep.seconds + Number(arriving.replaceAll('_', '')) / 1000;
    expect(deployment.terminationGracePeriodSeconds).toBeGreaterThan(needed);
  });

  it('has the host of PUBLIC_URL', () => {
    const { rules, tls } = theOne('Ingress').spec;
    expect(`https://${rules[0].host}`).toBe(given.PUBLIC_URL);
    expect(tls[0].hosts).toEqual([rules[0].host]);
  });

  it('is selected by its service, its budget and its policies', () => {
    const { labels } = theOne('Deployment').spec.template.metadata;
    const budget = theOne('PodDisruptionBudget').spec.selector.matchLabels;
    for (const selector of [theOne('Service').spec.selector, budget]) {
      expect(labels).toMatchObject(selector);
    }
    expect(labels).toMatchObject(theOne('NetworkPolicy').spec.podSelector.matchLabels);
  });
});

describe('the database', () => {
  it('is migrated by an existing command', () => {
    expect(canRun(migration.command)).toBe(true);
    expect(migration.env[0].valueFrom).toEqual(
      app.env.find(({ name }) => name === 'DIRECT_DATABASE_URL').valueFrom,
    );
  });

  it('is reached through a pooler that keeps prepared statements', () => {
    const { metadata, spec } = theOne('Pooler');
    const { hostname, pathname } = new URL(given.DATABASE_URL);
    expect([hostname, pathname]).toEqual([
      metadata.name,
      `/${theOne('Cluster').spec.bootstrap.initdb.database}`,
    ]);
    expect(spec.pgbouncer).toMatchObject({ poolMode: 'transaction' });
    expect(Number(spec.pgbouncer.parameters.max_prepared_statements)).toBeGreaterThan(0);
  });

  it('is saved every night, and pooled, by its name', () => {
    const { name } = theOne('Cluster').metadata;
    for (const kind of ['Pooler', 'ScheduledBackup'])
      expect(theOne(kind).spec.cluster.name).toBe(name);
  });

  it('has enough connections for the largest number of pods', () => {
    const pods = theOne('HorizontalPodAutoscaler').spec.maxReplicas + 1;
    const forIdentity = Number(
      /max: (\d+)/.exec(read('api/src/platform/auth/identity/identity.ts'))[1],
    );
    const connections = theOne('Cluster').spec.postgresql.parameters.max_connections;
    const { instances, pgbouncer } = theOne('Pooler').spec;
    const { max_client_conn, default_pool_size } = pgbouncer.parameters;
    expect(pods * (Number(given.DATABASE_POOL) + forIdentity)).toBeLessThan(max_client_conn * 0.9);
    expect(instances * default_pool_size).toBeLessThan(connections * 0.9);
  });
});
