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

/** The package with the models that were made from this API's own schemas. */
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
  it.for(manifests)('$file: $manifest.kind is what its schema says', async ({ manifest }) => {
    const models = await import(modelsOf(manifest));
    const model = new models[manifest.kind](manifest);
    expect(() => model.validate()).not.toThrow();
  });

  /** The schemas let unknown fields pass, as a cluster does, which then ignores them; types do not. */
  async function mistypings(objects) {
    const place = await mkdtemp(join(packages, '.types-'));
    onTestFinished(() => rm(place, { recursive: true }));
    const checks = objects.map(
      (object) =>
        `(${JSON.stringify(object)}) satisfies import('${modelsOf(object)}').I${object.kind};`,
    );
    await writeFile(join(place, 'manifests.ts'), `export {};\n${checks.join('\n')}`);
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
      join(place, 'manifests.ts'),
    ]).then(
      () => '',
      ({ stdout }) => stdout,
    );
  }

  it('has no field that Kubernetes does not know', async () => {
    const { spec, ...service } = theOne('Service');
    const misspelt = { ...service, spec: { ...spec, sessionAfinity: 'None' } };
    const [mistakes, ofTheMisspelt] = await Promise.all([
      mistypings(manifests.map(({ manifest }) => manifest)),
      mistypings([misspelt]),
    ]);
    expect(mistakes).toBe('');
    expect(ofTheMisspelt).toContain('sessionAfinity');
  });

  it('is listed', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    expect(new Set(['kustomization.yaml', ...kustomization.resources])).toEqual(new Set(files));
  });
});

describe('the app', () => {
  it('is given settings that it knows, each once', () => {
    const names = [...Object.keys(given), ...app.env.map(({ name }) => name)];
    expect(settings).toEqual(expect.arrayContaining(names));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is given secrets by reference only', () => {
    for (const { name, ...from } of [...app.env, ...migration.env]) {
      expect(from, name).toEqual({ valueFrom: { secretKeyRef: expect.anything() } });
    }
  });

  it('is asked for its health where the API tells it', () => {
    for (const probe of [app.startupProbe, app.livenessProbe, app.readinessProbe]) {
      expect(tellsHealth(probe.httpGet.path)).toBe(true);
      expect(app.ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
    expect(read('deploy/Dockerfile')).toContain(`PORT=${app.ports[0].containerPort}`);
  });

  it('has the time that it needs to stop', () => {
    const arriving = /requestTimeout: ([\d_]+)/.exec(read('api/src/platform/http/server.ts'))[1];
    const needed =
      app.lifecycle.preStop.sleep.seconds + Number(arriving.replaceAll('_', '')) / 1000;
    expect(deployment.terminationGracePeriodSeconds).toBeGreaterThan(needed);
  });

  it('is reached by the address that it tells people', () => {
    const { rules, tls } = theOne('Ingress').spec;
    expect(`https://${rules[0].host}`).toBe(given.PUBLIC_URL);
    expect(tls[0].hosts).toEqual([rules[0].host]);
  });

  it('is found by its service, its budget and its policies', () => {
    const { labels } = theOne('Deployment').spec.template.metadata;
    const budget = theOne('PodDisruptionBudget').spec.selector.matchLabels;
    for (const selector of [theOne('Service').spec.selector, budget]) {
      expect(labels).toMatchObject(selector);
    }
    expect(labels).toMatchObject(theOne('NetworkPolicy').spec.podSelector.matchLabels);
  });
});

describe('the database', () => {
  it('is migrated by a command that there is', () => {
    expect(canRun(migration.command)).toBe(true);
    expect(migration.env[0].valueFrom).toEqual(
      app.env.find(({ name }) => name === 'DATABASE_URL').valueFrom,
    );
  });

  it('has connections for as many pods as there may be', () => {
    const pods = theOne('HorizontalPodAutoscaler').spec.maxReplicas + 1;
    const forIdentity = Number(
      /max: (\d+)/.exec(read('api/src/platform/auth/identity/identity.ts'))[1],
    );
    const connections = theOne('Cluster').spec.postgresql.parameters.max_connections;
    expect(pods * (Number(given.DATABASE_POOL) + forIdentity)).toBeLessThan(connections * 0.9);
  });
});
