import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { cascadeLayers } from './vite/cascade-layers.ts';
import { hashInlineScripts } from './vite/hash-inline-scripts.ts';
import { precompress } from './vite/precompress.ts';
import { createClassNames } from './vite/short-class-names.ts';

// Without changeOrigin the API sees the page's host, which the identity service compares with the origin.
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`, changeOrigin: false };

/** The same names in both builds: the server renders links to assets of the browser's build. */
const assetFileNames = 'assets/[hash:6][extname]';

const browserOutput: Rolldown.OutputOptions = {
  // The entry contains the names of the chunks that it preloads: short names make it smaller.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames,
  codeSplitting: {
    groups: [
      // One chunk for everything that each visit needs: it compresses 4 KB better than several.
      { name: 'entry', tags: ['$initial'] },
      // One chunk for what signed-in users run after each load, and for what most screens share: the first visit over a
      // slow network waits for the number of requests.
      {
        name: 'member',
        test: /(?:web\/src\/(?:after-page-load|platform\/device\/device-(?:replies|files)|ui\/(?:primitives|page\/heading-focus|states\/show-failure|cards\/(?:StudyNext|Offer)|lists\/TabLinks|words\/use-now)|lives\/LiveCard|trails\/TrailSteps|item-response\/points|error-notebook\/today-words|courses\/(?:CourseFailure|CourseGone|rounds)|subscriptions\/Subscription(?:Note|Price))|domain\/src\/(?:format-percentage|(?:school\/emphasis|subscriptions\/(?:monthly-price|payment-words|yearly-saving))))/,
      },
      // One chunk for the icons of several pages, instead of one for each icon.
      { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 2 },
      // One chunk for what the player shares with previews, the home page and other screens, instead of 27 small ones: also
      // the small parts of exams that they need without the code of exams, and assignments, which the home page shows.
      {
        name: 'lesson',
        test: /(?:domain\/src\/(?:wall-clock|assignments\/due-moment|courses\/course-access)|web\/src\/(?:assignments\/(?:ToDoItem|WorkLink|due-words)|exams\/exam-ids|ui\/(?:rich-text\/RichText|video\/(?:Video|film-keys)|RoundButton|page\/Shortcuts)\.|courses\/content-types|attempts\/(?:exam-position|(?:use-)?time-left)|under-way\/(?:attempt-link|kept-on-device|use-running-clock)|item-response\/(?:TrainingsLink|trainings\.api)|layout\/refreshing|courses\/player\/(?!QuestionsScreen|StudyAgain|CertificateScreen)|progress\/))/,
        minShareCount: 2,
      },
      // One chunk for uploads, which the forms of authors share, instead of five small ones.
      { name: 'uploads', test: /web\/src\/files\//, minShareCount: 2 },
      // One chunk for exams and questions. The player loads it for contents with questions only.
      {
        name: 'questions',
        test: /web\/src\/(?:attempts\/(?!\w*Preview|ExamResults|exam-results|review\/|exam\/LanguageChoice)|questions\/(?:answered-kinds|response-problem|kinds\/(?!file\/(?:FileAnswer|PageList|chosen-pages|page|use-)|(?:[\w-]+\/)?(?:\w+Field|edited-|key-line|narrow-field|number-hint)))|courses\/player\/(?:QuestionsScreen|StudyAgain))/,
      },
    ],
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react({
      compiler: true,
      // React Compiler halves the delay of typing in a large form and makes code 8 % larger. The folders
      // of the entry are not compiled: it has no forms, and every first visit loads it. The same holds for the front page and
      // the lines of an assignment.
      exclude: [
        /node_modules/,
        /\/web\/src\/(platform|layout|ui)\//,
        /\/web\/src\/(courses\/(catalog\/)?)?[^/]+$/,
        /\/web\/src\/(school\/front-page\/|assignments\/(ToDoItem|WorkLink)\.)/,
      ],
      refreshExclude: /node_modules/,
    }),
    cascadeLayers(),
    ...(isSsrBuild ? [] : [hashInlineScripts(), precompress()]),
  ],
  ...(command === 'build' && { css: { modules: { generateScopedName: createClassNames() } } }),
  worker: {
    format: 'es',
    // The server gives scripts of this name the policy of workers that run WebAssembly (security-headers.ts).
    rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].wasm.js' } },
  },
  // The server build is one file that needs no node_modules.
  ssr: { noExternal: true },
  resolve: {
    // The shim is for React 17; the plain module is smaller. The second module belongs to Mantine; tests keep it, because
    // theme.css is written from its values.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      ...(command === 'build' && {
        './default-colors.mjs': `${import.meta.dirname}/src/ui/theme/mantine-colors.ts`,
      }),
    },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Inlined as base64, an asset would make the entry larger.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // In kB, not compressed. The largest is the editor of texts; commands/size.mjs limits what each page loads.
    chunkSizeWarningLimit: isSsrBuild ? Infinity : 600,
    rolldownOptions: {
      output: isSsrBuild ? { assetFileNames } : browserOutput,
    },
  },
  server: {
    proxy: {
      '/v1': api,
      '/identity': api,
      '/files': api,
      '/dev/emails': api,
      '/health': api,
      '/manifest.webmanifest': api,
      '/icons': api,
    },
  },
}));
