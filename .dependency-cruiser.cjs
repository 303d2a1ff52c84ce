/**
 * The import rules of ARCHITECTURE.md. A feature is a folder of api/src or web/src other than platform/, cli/, dev/, ui/
 * and layout/. Files at the root of an application compose it and may import all of it. commands/import-rules.test.mjs has
 * imports that each rule refuses.
 */

const tests = '\\.test\\.tsx?$';
const apiFeature = '^api/src/(?!platform/|cli/|dev/)([^/]+)/';
const webFeature = '^web/src/(?!platform/|ui/|layout/)([^/]+)/';
const queries = '\\.queries\\.ts$';
/** Factories, and the files that may use them: tests, benchmarks and factories. */
const factories = ['\\.factory\\.ts$', '^api/src/demo-school/'];
const factoryUsers = [tests, '^api/(bench|test)/', ...factories];

/**
 * The API features from top to ground. A feature may call commands of those below it, because it needs their result; effects
 * on features above are events (api/src/events.ts). Queries of all are free.
 */
const apiFeatures = (
  'demo-school history publications bin families privacy search-engines overview home mock-exams class-notices ' +
  'rolls assignments gradebook classes ' +
  'courses practice-exams error-notebook progress essays questions attempts item-response trails lives certificates ' +
  'instructors school files users subscriptions exams taxonomy addresses'
).split(' ');
/** Paths of the features that are above one in the list. */
const aboveOf = (feature) =>
  `^api/src/(?:${apiFeatures.slice(0, apiFeatures.indexOf(feature)).join('|')})/`;

/** Modules that open network connections. The linter forbids `fetch`, which needs no import. */
const connections = [
  '^(node:)?(http|https|http2|net|tls|dgram|dns)(/|$)',
  '^node_modules/(undici|openid-client|stripe|nodemailer|@aws-sdk|@opentelemetry/exporter-[\\w-]+)/',
  '^api/src/platform/auth/(keyring|issuer-discovery)\\.ts$',
];

/** A rule with one or more conditions. */
const rule = (name, comment, ...cases) =>
  cases.map((condition) => ({ name, comment, severity: 'error', ...condition }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rule(
      'domain-is-plain',
      'The domain imports zod and itself; documents/ also the library of its checksums. No database, no HTTP, no React.',
      {
        from: { path: '^domain/src/', pathNot: [tests, '^domain/src/documents/'] },
        to: { pathNot: ['^domain/src/', '^node_modules/zod/'] },
      },
      {
        from: { path: '^domain/src/documents/', pathNot: tests },
        to: { pathNot: ['^domain/src/', '^node_modules/(zod|@brazilian-utils)/'] },
      },
      {
        from: { path: `^domain/src/.*${tests}` },
        to: {
          pathNot: ['^domain/src/', '^node_modules/(zod|vitest|fast-check|@brazilian-utils)/'],
        },
      },
    ),
    ...rule(
      'rules-ignore-http',
      'A rule never imports a contract; the contract may import a rule.',
      {
        from: { path: '^domain/src/[^/]+/', pathNot: '\\.contract(\\.test)?\\.ts$' },
        to: { path: ['\\.contract\\.ts$', '^domain/src/operations?\\.ts$'] },
      },
    ),
    ...rule(
      'apps-share-the-domain-only',
      'API and web share only the domain.',
      { from: { path: '^api/' }, to: { path: '^web/' } },
      { from: { path: '^web/' }, to: { path: '^api/' } },
    ),
    ...rule(
      'platform-knows-no-feature',
      'platform/, ui/ and layout/ never import a feature.',
      { from: { path: '^api/src/platform/', pathNot: tests }, to: { path: apiFeature } },
      { from: { path: '^web/src/(platform|ui|layout)/' }, to: { path: webFeature } },
    ),
    ...rule(
      'web-platform-without-react',
      'The platform of the web (API client, session, outbox) has no React and no screens.',
      {
        from: { path: '^web/src/platform/', pathNot: tests },
        to: { path: '^node_modules/(react(-dom)?|@tanstack/react-[\\w-]+|@mantine/[\\w-]+)/' },
      },
      { from: { path: '^web/src/platform/' }, to: { path: '^web/src/(ui|layout)/' } },
      {
        from: { path: '^web/src/', pathNot: [tests, '^web/src/.*/testing/'] },
        to: { path: '^web/src/(platform|ui)/testing/' },
      },
    ),
    ...rule(
      'ui-knows-no-session',
      'The design system gets the user and other data as props, or by its own context.',
      { from: { path: '^web/src/ui/' }, to: { path: '^web/src/layout/' } },
    ),
    ...rule(
      'commands-point-down',
      'An API feature imports queries of other features, and commands of those below it only.',
      ...apiFeatures.slice(1).flatMap((feature) => [
        {
          from: { path: `^api/src/${feature}/`, pathNot: factoryUsers },
          to: { path: aboveOf(feature), pathNot: queries },
        },
        {
          from: { path: `^api/src/${feature}/.*(?:${tests}|\\.factory\\.ts$)` },
          to: { path: aboveOf(feature), pathNot: [queries, ...factories] },
        },
      ]),
      {
        // Each factory is used by tests, benchmarks and other factories.
        from: { path: apiFeature, pathNot: factoryUsers },
        to: { path: factories },
      },
      {
        // Loading the demo school calls the commands that an administrator would.
        from: { path: '^api/src/demo-school/', pathNot: ['/load-[a-z-]+\\.ts$', tests] },
        to: { path: apiFeature, pathNot: ['^api/src/demo-school/', queries, ...factories] },
      },
    ),
    ...rule(
      'features-open-no-connections',
      'An API feature opens no network connection; the platform does, and the payment gateway.',
      {
        from: {
          path: apiFeature,
          pathNot: [...factoryUsers, '^api/src/subscriptions/gateway/'],
        },
        to: { path: connections },
      },
    ),
    ...rule(
      'files-are-parsed-aside',
      'Only worker threads parse the tables of others, so that no file blocks the event loop.',
      {
        from: {
          path: '^api/src/',
          pathNot: [tests, '-reader\\.ts$', '^api/src/questions/formats/'],
        },
        to: { path: '^node_modules/papaparse/' },
      },
    ),
    ...rule(
      'screens-are-private',
      'A web feature imports only files at the root of other features, never their screens.',
      {
        from: { path: '^web/src/([^/]+)/' },
        to: { path: `${webFeature}[^/]+/`, pathNot: '^web/src/$1/' },
      },
    ),
    ...rule(
      'factories-need-no-shared-data',
      'Tests that read ../shared/data run a second time without it, and every test uses some factory.',
      { from: { path: '\\.factory\\.ts$' }, to: { path: '^testing/shared-data\\.ts$' } },
    ),
    ...rule('no-cycles', 'If two files import each other, a third one is missing.', {
      from: {},
      to: { circular: true },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
