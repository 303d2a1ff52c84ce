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
 * Shared commands, and the features that may call them because they need the result. Effects of a change are events
 * instead (api/src/events.ts).
 */
const sharedCommands = {
  // Progress in an exam carries answers, and an attempt at a content is submitted as progress.
  'attempts/answer-content': ['progress'],
  'attempts/attempts-locks': ['progress'],
  // The fields of an exam stand once.
  'exams/exam-fields': ['attempts', 'courses', 'practice-exams'],
  // Figures are read with the newest attempts and the newest progress.
  'attempts/tally-attempts': ['progress', 'questions'],
  'progress/sweep-progress': ['overview'],
  // The home page shows the notebook with the newest answers.
  'error-notebook/open-notebook': ['home'],
  // The home page leads to trainings where there is one or something to train.
  'item-response/train': ['home'],
  'users/recount-users': ['attempts', 'progress'],
  'progress/record-progress': ['attempts'],
  // The progress that a request shows is recomputed before.
  'progress/recompute-progress': ['attempts', 'users'],
  'trails/recompute-trails': ['users'],
  // An attempt is made of the questions of the notebook.
  'attempts/start-attempt': ['error-notebook'],
  // The key of a question changes together with the grades, the structure of a course with the progress.
  'attempts/regrade-question': ['questions'],
  'progress/change-grades': ['attempts'],
  'progress/change-structure': ['courses', 'publications'],
  'trails/change-trail': ['publications'],
  // Courses and practice exams are copied and imported with their questions, terms and files.
  'questions/copy-questions': ['courses', 'practice-exams'],
  'item-response/copy-exam-scoring': ['practice-exams'],
  'questions/create-question': ['courses'],
  'questions/stored-parts': ['courses'],
  // Devices that were offline send answers with the former ids of alternatives.
  'questions/current-alternative-id': ['attempts', 'error-notebook', 'item-response'],
  'taxonomy/create-terms': ['courses', 'questions'],
  'files/prepare-file': ['courses'],
  'files/prepared-file': ['courses'],
  'files/import-file': ['questions'],
  'files/keep-file': ['courses'],
  // The file is read and its images are stored before the transaction, so the import records its revisions itself.
  'history/insert-revisions': ['courses', 'questions'],
  'history/current-versions': ['questions'],
  // Publishing switches on what other features own.
  'lives/set-lives-active': ['publications'],
  // A former version is restored by the command that changes such an entity.
  'courses/change-content': ['history'],
  'courses/change-section': ['history'],
  'courses/configure-course': ['history'],
  'courses/restore-order': ['history'],
  'lives/change-live': ['history'],
  'practice-exams/configure-practice-exam': ['history'],
  'school/change-school': ['history'],
  'instructors/change-instructor': ['history'],
  'instructors/refuse-unknown-instructors': ['courses', 'lives', 'trails'],
  'taxonomy/change-taxonomy': ['instructors'],
  'questions/restore-question-order': ['history'],
  'questions/restore-question-version': ['history'],
  'trails/configure-trail': ['history'],
  'trails/restore-trail-items': ['history'],
  // The ledger of subscriptions decides on access, which administrators override.
  'subscriptions/access-locks': ['users'],
  'subscriptions/transfer-access': ['users'],
  'subscriptions/override-access': ['users'],
};
const fileOf = (command) => `^api/src/${command}\\.ts$`;
const shared = Object.keys(sharedCommands).map(fileOf);

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
        from: { path: '^web/src/', pathNot: [tests, '^web/src/(platform|ui)/testing/'] },
        to: { path: '^web/src/(platform|ui)/testing/' },
      },
    ),
    ...rule(
      'ui-knows-no-session',
      'The design system gets the user and other data as props, or by its own context.',
      { from: { path: '^web/src/ui/' }, to: { path: '^web/src/layout/' } },
    ),
    ...rule(
      'features-share-queries-only',
      'An API feature imports only queries of other features, and the commands shared with it.',
      {
        from: { path: apiFeature, pathNot: factoryUsers },
        to: { path: apiFeature, pathNot: ['^api/src/$1/', queries, ...shared] },
      },
      ...Object.entries(sharedCommands).map(([command, callers]) => ({
        from: {
          path: apiFeature,
          pathNot: [
            ...factoryUsers,
            ...[command.split('/')[0], ...callers].map((feature) => `^api/src/${feature}/`),
          ],
        },
        to: { path: fileOf(command) },
      })),
      {
        // Loading the demo school calls the commands that an administrator would.
        from: { path: apiFeature, pathNot: '^api/src/demo-school/load-demo-school\\.ts$' },
        to: { path: apiFeature, pathNot: ['^api/src/$1/', queries, ...factories, ...shared] },
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
