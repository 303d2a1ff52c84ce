/**
 * The import rules of ARCHITECTURE.md, executable. A capability is a noun's folder: in the API and
 * in the web everything but platform/, ui/ and layout/. Files at the root of an application compose it and may
 * import anything of it. commands/import-rules.test.mjs shows for each rule what it refuses.
 */

const tests = '\\.test\\.tsx?$';
const apiCapability = '^api/src/(?!platform/|cli/|dev/)([^/]+)/';
const webCapability = '^web/src/(?!platform/|ui/|layout/)([^/]+)/';
const reads = '\\.queries\\.ts$';
/** What builds a world, and who needs one: tests, the benchmark, and the builders themselves. */
const factories = ['\\.factory\\.ts$', '^api/src/demo-school/'];
const worldBuilders = [tests, '^api/(bench|test)/', ...factories];

/**
 * Commands that other features call because they need what the command does, and which features those
 * are. What only follows from a change is an event instead (api/src/events.ts).
 */
const sharedCommands = {
  // Progress in an exam carries answers, and an attempt at a content is submitted as progress.
  'attempts/answer-content': ['progress'],
  'attempts/attempts-locks': ['progress'],
  'progress/take-step': ['attempts'],
  // An attempt is made of the questions of the notebook.
  'attempts/start-attempt': ['error-notebook'],
  // The key of a question changes together with the grades, the structure of a course with the progress.
  'attempts/regrade-question': ['questions'],
  'progress/change-structure': ['attempts', 'courses', 'publications'],
  'trails/change-trail': ['publications'],
  // Courses and practice exams are copied and imported with their questions, terms and files.
  'questions/copy-questions': ['courses', 'practice-exams'],
  'questions/create-question': ['courses'],
  'taxonomy/create-terms': ['courses'],
  'files/prepare-file': ['courses'],
  'files/prepared-file': ['courses'],
  'files/import-file': ['questions'],
  // Publishing switches on what other features own.
  'courses/set-courses-active': ['publications'],
  'lives/set-lives-active': ['publications'],
  'practice-exams/set-practice-exams-active': ['publications'],
  'trails/set-trails-active': ['publications'],
  // A former version is restored by the command that changes such an entity.
  'courses/change-content': ['history'],
  'courses/change-section': ['history'],
  'courses/configure-course': ['history'],
  'courses/restore-order': ['history'],
  'lives/change-live': ['history'],
  'practice-exams/configure-practice-exam': ['history'],
  'questions/restore-question-version': ['history'],
  'trails/configure-trail': ['history'],
  'trails/restore-steps': ['history'],
  // The ledger of subscriptions decides on access, which administrators override.
  'subscriptions/access-locks': ['users'],
  'subscriptions/hand-over-access': ['users'],
  'subscriptions/toggle-access': ['users'],
};
const fileOf = (command) => `^api/src/${command}\\.ts$`;
const shared = Object.keys(sharedCommands).map(fileOf);

/** What opens a connection; `fetch`, which nobody imports, is held by the linter. */
const reachesOut = [
  '^(node:)?(http|https|http2|net|tls|dgram|dns)(/|$)',
  '^node_modules/(undici|openid-client|stripe|nodemailer|@aws-sdk|@opentelemetry/exporter-[\\w-]+)/',
  '^api/src/platform/auth/(keyring|issuer-discovery)\\.ts$',
];

/** One rule, of as many cases as it takes to say it. */
const rule = (name, comment, ...cases) =>
  cases.map((condition) => ({ name, comment, severity: 'error', ...condition }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rule(
      'domain-is-plain',
      'The domain knows zod and itself; its documents, their arithmetic. No database, no HTTP server, no React.',
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
      'apps-are-strangers',
      'The API and the web meet only in the domain.',
      { from: { path: '^api/' }, to: { path: '^web/' } },
      { from: { path: '^web/' }, to: { path: '^api/' } },
    ),
    ...rule(
      'platform-knows-no-feature',
      'platform/, ui/ and layout/ never import a feature.',
      { from: { path: '^api/src/platform/', pathNot: tests }, to: { path: apiCapability } },
      { from: { path: '^web/src/(platform|ui|layout)/' }, to: { path: webCapability } },
    ),
    ...rule(
      'web-platform-without-react',
      'The platform of the web (API client, session, outbox) runs without React and without a screen.',
      {
        from: { path: '^web/src/platform/', pathNot: tests },
        to: { path: '^node_modules/(react(-dom)?|@tanstack/react-[\\w-]+|@mantine/[\\w-]+)/' },
      },
      { from: { path: '^web/src/platform/' }, to: { path: '^web/src/(ui|layout)/' } },
      {
        from: { path: '^web/src/', pathNot: [tests, '^web/src/platform/testing/'] },
        to: { path: '^web/src/platform/testing/' },
      },
    ),
    ...rule(
      'ui-knows-no-session',
      'The design system gets the signed-in user and other data of the app as props or by a context of its own.',
      { from: { path: '^web/src/ui/' }, to: { path: '^web/src/layout/' } },
    ),
    ...rule(
      'reads-are-public-writes-are-private',
      'From another API feature, import only its queries, and the commands that are listed as shared with yours.',
      {
        from: { path: apiCapability, pathNot: worldBuilders },
        to: { path: apiCapability, pathNot: ['^api/src/$1/', reads, ...shared] },
      },
      ...Object.entries(sharedCommands).map(([command, callers]) => ({
        from: {
          path: apiCapability,
          pathNot: [
            ...worldBuilders,
            ...[command.split('/')[0], ...callers].map((feature) => `^api/src/${feature}/`),
          ],
        },
        to: { path: fileOf(command) },
      })),
      {
        // Loading the demo school calls the commands that an administrator would.
        from: { path: apiCapability, pathNot: '^api/src/demo-school/load-demo-school\\.ts$' },
        to: { path: apiCapability, pathNot: ['^api/src/$1/', reads, ...factories, ...shared] },
      },
    ),
    ...rule(
      'nouns-reach-nobody',
      'A capability asks no other machine, least of all one that somebody wrote down. The shell does, and the gateway of payments, where they are configured to.',
      {
        from: {
          path: apiCapability,
          pathNot: [...worldBuilders, '^api/src/subscriptions/gateway/'],
        },
        to: { path: reachesOut },
      },
    ),
    ...rule(
      'depth-is-privacy',
      'From another web capability, import only files at its root, never from its screens.',
      {
        from: { path: '^web/src/([^/]+)/' },
        to: { path: `${webCapability}[^/]+/`, pathNot: '^web/src/$1/' },
      },
    ),
    ...rule('no-cycles', 'If two files need each other, a third one is missing.', {
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
