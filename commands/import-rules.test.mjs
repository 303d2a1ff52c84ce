import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = join(root, '.dependency-cruiser.cjs');

/** Refused imports: the rule, the importing and the imported file. */
const refused = [
  ['domain-is-plain', 'domain/src/courses/clock.ts', 'node:fs'],
  ['domain-is-plain', 'domain/src/courses/screen.ts', 'react'],
  ['domain-is-plain', 'domain/src/courses/buyer.ts', '@brazilian-utils/brazilian-utils'],
  ['domain-is-plain', 'domain/src/courses/rule-with-tests.ts', 'vitest'],
  ['domain-is-plain', 'domain/src/courses/rows.ts', 'api/src/platform/db/database.ts'],
  ['domain-is-plain', 'domain/src/courses/rows.test.ts', 'api/src/platform/db/database.ts'],
  ['rules-ignore-http', 'domain/src/courses/access.ts', 'domain/src/courses/courses.contract.ts'],
  ['rules-ignore-http', 'domain/src/courses/access.ts', 'domain/src/operation.ts'],
  ['apps-share-the-domain-only', 'api/src/app.ts', 'web/src/courses/CourseCard.tsx'],
  ['apps-share-the-domain-only', 'web/src/routes.tsx', 'api/src/courses/courses.queries.ts'],
  [
    'platform-knows-no-feature',
    'api/src/platform/http/serve.ts',
    'api/src/courses/courses.queries.ts',
  ],
  ['platform-knows-no-feature', 'web/src/layout/session.ts', 'web/src/courses/courses.api.ts'],
  ['platform-knows-no-feature', 'web/src/ui/Card.tsx', 'web/src/courses/CourseCard.tsx'],
  ['platform-knows-no-feature', 'web/src/platform/outbox.ts', 'web/src/courses/courses.api.ts'],
  ['web-platform-without-react', 'web/src/platform/session.ts', 'react'],
  ['web-platform-without-react', 'web/src/platform/hydrate.ts', 'react-dom'],
  ['web-platform-without-react', 'web/src/platform/lazy.ts', '@tanstack/react-router'],
  ['web-platform-without-react', 'web/src/platform/theme.ts', '@mantine/core'],
  ['web-platform-without-react', 'web/src/platform/toast.ts', 'web/src/ui/Card.tsx'],
  ['web-platform-without-react', 'web/src/platform/guard.ts', 'web/src/layout/session.ts'],
  [
    'web-platform-without-react',
    'web/src/platform/api/api.ts',
    'web/src/platform/testing/serve.ts',
  ],
  ['ui-knows-no-session', 'web/src/ui/Video.tsx', 'web/src/layout/session.ts'],
  ['commands-point-down', 'api/src/trails/walk.ts', 'api/src/courses/open-course.ts'],
  ['commands-point-down', 'api/src/trails/walk.ts', 'api/src/courses/courses.factory.ts'],
  ['commands-point-down', 'api/src/trails/walk.test.ts', 'api/src/courses/open-course.ts'],
  ['commands-point-down', 'api/src/demo-school/build.ts', 'api/src/courses/open-course.ts'],
  ['commands-point-down', 'api/src/trails/walk.ts', 'api/src/demo-school/build.ts'],
  ['commands-point-down', 'api/src/lives/walk.ts', 'api/src/progress/change-structure.ts'],
  ['features-open-no-connections', 'api/src/lives/recording.ts', 'node:https'],
  ['features-open-no-connections', 'api/src/users/picture.ts', 'openid-client'],
  ['features-open-no-connections', 'api/src/users/picture.ts', 'api/src/platform/auth/keyring.ts'],
  ['files-are-parsed-aside', 'api/src/users/read-sheet.ts', 'papaparse'],
  ['screens-are-private', 'web/src/trails/TrailCard.tsx', 'web/src/courses/player/Player.tsx'],
  ['screens-are-private', 'web/src/home/HomePage.tsx', 'web/src/courses/catalog/Filters.tsx'],
  ['factories-need-no-shared-data', 'api/src/courses/courses.factory.ts', 'testing/shared-data.ts'],
  ['no-cycles', 'api/src/courses/hen.ts', 'api/src/courses/egg.ts'],
];

/** Allowed imports. */
const allowed = [
  ['domain/src/courses/course.ts', 'zod'],
  ['domain/src/documents/cpf.ts', '@brazilian-utils/brazilian-utils'],
  ['domain/src/courses/course.test.ts', 'vitest'],
  ['domain/src/courses/courses.contract.ts', 'domain/src/courses/course-access.ts'],
  ['domain/src/trails/trails.contract.ts', 'domain/src/operation.ts'],
  ['api/src/app.ts', 'api/src/courses/open-course.ts'],
  ['api/src/subscribers.ts', 'api/src/courses/open-course.ts'],
  ['api/src/courses/open-course.ts', 'api/src/events.ts'],
  ['api/src/subscriptions/gateway/stripe-gateway.ts', 'stripe'],
  ['api/src/platform/auth/identity/provider-sign-in.ts', 'openid-client'],
  ['api/src/users/sheet-reader.ts', 'papaparse'],
  ['api/src/courses/courses.routes.ts', 'api/src/courses/open-course.ts'],
  ['api/src/courses/courses.routes.ts', 'domain/src/courses/course.ts'],
  ['api/src/courses/courses.routes.ts', 'api/src/platform/http/serve.ts'],
  ['api/src/trails/trails.queries.ts', 'api/src/courses/courses.queries.ts'],
  ['api/src/courses/delete-content.ts', 'api/src/progress/change-structure.ts'],
  ['api/src/trails/hike.test.ts', 'api/src/courses/courses.factory.ts'],
  ['api/src/trails/trails.factory.ts', 'api/src/courses/courses.factory.ts'],
  ['api/src/demo-school/school.ts', 'api/src/courses/courses.factory.ts'],
  ['api/src/demo-school/load-courses.ts', 'api/src/courses/open-course.ts'],
  ['api/src/courses/courses.test.ts', 'testing/shared-data.ts'],
  ['api/bench/dataset/template-entities.ts', 'api/src/demo-school/school.ts'],
  ['web/src/routes.tsx', 'web/src/courses/player/Player.tsx'],
  ['web/src/courses/CourseCard.tsx', 'web/src/courses/player/Player.tsx'],
  ['web/src/trails/TrailPage.tsx', 'web/src/courses/CourseCard.tsx'],
  ['web/src/home/HomePage.tsx', 'web/src/courses/courses.api.ts'],
  ['web/src/courses/courses.api.ts', 'domain/src/courses/courses.contract.ts'],
  ['web/src/courses/courses.api.ts', 'react'],
  ['web/src/platform/api/query-client.ts', '@tanstack/query-core'],
  ['web/src/platform/api/api.test.ts', 'web/src/platform/testing/serve.ts'],
  ['web/src/ui/forms/Form.tsx', 'web/src/platform/api/api-problem.ts'],
  ['web/src/layout/Navigation.tsx', 'web/src/ui/Card.tsx'],
];

let tree;
/** The broken rules of each import in the tree. */
let brokenRules;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'sabia-import-rules-'));
  const packages =
    'zod react react-dom @tanstack/react-router @tanstack/query-core @mantine/core vitest openid-client papaparse stripe @brazilian-utils/brazilian-utils';
  for (const name of packages.split(' ')) await write(`node_modules/${name}/index.js`, '');
  await write(
    'domain/package.json',
    '{ "name": "@sabia/domain", "exports": { "./*": "./src/*" } }',
  );
  await mkdir(join(tree, 'node_modules/@sabia'));
  await symlink(join(tree, 'domain'), join(tree, 'node_modules/@sabia/domain'));

  const cases = [
    ...refused.map(([, importer, imported]) => [importer, imported]),
    ...allowed,
    ['api/src/courses/egg.ts', 'api/src/courses/hen.ts'],
  ];
  for (const [, imported] of cases) if (isFile(imported)) await write(imported, '');
  for (const [importer] of cases) {
    const statements = cases
      .filter(([other]) => other === importer)
      .map(([, imported]) => `import type { x } from '${specifier(importer, imported)}';`);
    await write(importer, statements.join('\n'));
  }

  const { enhancedResolveOptions, ...options } = await extractOptions(config);
  const { output } = await cruise(
    ['domain/src', 'api', 'web/src'],
    { ...options, baseDir: tree },
    enhancedResolveOptions,
  );
  brokenRules = new Map(
    output.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, rules = [] }) => [
        `${source} → ${resolved}`,
        rules.map(({ name }) => name),
      ]),
    ),
  );
});

afterAll(() => rm(tree, { recursive: true }));

async function write(path, content) {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), content);
}

/** A file of the project; other imports are packages and modules of Node. */
const isFile = (imported) => /\/src\/|^testing\//.test(imported);

function specifier(importer, imported) {
  if (!isFile(imported)) return imported;
  const foreign = imported.startsWith('domain/') && !importer.startsWith('domain/');
  if (foreign) return imported.replace('domain/src/', '@sabia/domain/');
  return relative(dirname(importer), imported).replace(/^(?!\.)/, './');
}

/** The path of an imported file or package as dependency-cruiser reports it. */
function targetOf(imported) {
  if (isFile(imported)) return imported;
  return imported.startsWith('node:') ? imported.slice(5) : `node_modules/${imported}/index.js`;
}

describe('the import rules', () => {
  it.for(refused)('%s: %s does not import %s', ([rule, importer, imported]) => {
    expect(brokenRules.get(`${importer} → ${targetOf(imported)}`)).toContain(rule);
  });

  it.for(allowed)('%s may import %s', ([importer, imported]) => {
    expect(brokenRules.get(`${importer} → ${targetOf(imported)}`)).toEqual([]);
  });

  it('know the place of each API feature', () => {
    const { forbidden } = createRequire(import.meta.url)(config);
    const paths = forbidden
      .filter(({ name }) => name === 'commands-point-down')
      .map(({ from }) => from.path);
    const unlisted = readdirSync(join(root, 'api/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['platform', 'cli', 'dev'].includes(entry.name))
      .filter(({ name }) => !paths.includes(`^api/src/${name}/`));
    expect(unlisted).toEqual([]);
  });

  it('have an example each', () => {
    const { forbidden } = createRequire(import.meta.url)(config);
    expect(new Set(refused.map(([rule]) => rule))).toEqual(
      new Set(forbidden.map(({ name }) => name)),
    );
  });
});
