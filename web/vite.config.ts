import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { hashInlineScripts } from './vite/hash-inline-scripts.ts';
import { precompress } from './vite/precompress.ts';

// The host stays the one that the browser sees: identity asks whether the page's origin is its own.
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`, changeOrigin: false };

const catalogParts =
  /\/web\/src\/(ui\/(catalog\/.+|Card|Cover|CoverCard|Loaded|Pager|ProgressBar|SidePanel|durations|plural)|courses\/(CourseCard|PaymentBadge|payment-types))\.(tsx?|module\.css)$/;

const sharedParts =
  /\/node_modules\/@tabler\/icons-react\/|\/web\/src\/(files\/save-file|ui\/(ConfirmDialog|StatusBadge|TabLinks|TextLink|copy-text|dates|show-failure))\.(tsx?|module\.css)$/;

/** What fills in a longer form, a person's own or one of the administration. */
const fillingParts = new RegExp(
  [
    '/web/src/(addresses/|layout/refreshing)',
    '/web/src/files/(FileInput|chosen-file|settle-uploads|upload)',
    '/web/src/ui/(FormSection|LeaveGuard|MaskedInput)',
    '/domain/src/(addresses|documents)/|/domain/src/files/(file|upload-admission)\\.',
  ].join('|'),
);

/**
 * What the administration's addresses are made of; by themselves, they bring none of its pages along.
 * The map itself, which is loaded as a whole, loses its name in a chunk with others.
 */
const mapParts = /\/web\/src\/(.+-search\.ts$|(history|overview|subscriptions)\/\w+\.api\.ts$)/;

/** What only the pages of the administration share. */
const makingParts = new RegExp(
  [
    '/web/src/.+/(authoring|administration)/',
    '/web/src/.+/authoring\\.api\\.',
    '/web/src/courses/PaymentTypeInput',
    '/web/src/(files/(?!save-file)|history/|publications/|taxonomy/)',
    '/web/src/questions/(?!rich-text-line)[^/]+$',
    '/web/src/layout/(AdminTabs|ListingPage|refreshing)\\.',
    '/web/src/ui/(CardPreview|DeleteDialog|DotsMenu|Editor|FormSection|HoursInput|List|SearchInput|ShortDescriptionInput|authoring-styles|reordering/|rich-text/(RichTextInput|image-)|wall-clock)',
    '/domain/src/(courses/((content|course)(-labels)?|suggest-slug)|files/|history/|lives/live|practice-exams/practice-exam|questions/|taxonomy/|trails/trail)\\.',
  ].join('|'),
);

/** What a person types into, who signs in or makes something. */
const formParts =
  /\/web\/src\/(users\/[^/]+$|platform\/form-rules|ui\/(CodeInput|Form|PasswordInput)\.)|\/domain\/src\/(identity|users)\//;

/** What capabilities show of themselves to learners; of the domain's rules, those without a schema (zod). */
const studyParts = new RegExp(
  [
    '/web/src/(attempts|certificates|courses|error-notebook|lives|practice-exams|progress|trails)/[^/]+$',
    '/web/src/(courses/rounds/|questions/rich-text-line)',
    '/web/src/(platform/outbox/|layout/use-outbox|ui/(heading-focus|Banners|Presentation|Shortcuts|StudyNext|use-now|use-shortcuts))',
    '/domain/src/(attempts/(answer-log|grade)|lives/live-moment|progress/streak)\\.',
  ].join('|'),
);

/** The same for what draws pages on the server, which must name the same files. */
const assetFileNames = 'assets/[hash:6][extname]';

const siteOutput: Rolldown.OutputOptions = {
  // The entry names every other chunk; short and without words that is 1.1 KB less for everybody.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames,
  // What every first visit loads is one chunk: cut up, it compresses 4 KB worse.
  // So is what a catalogue is made of, most of which the other pages need too.
  codeSplitting: {
    groups: [
      { name: 'house', tags: ['$initial'] },
      { name: 'catalog', test: catalogParts },
      { name: 'map', test: mapParts, includeDependenciesRecursively: false },
      // The entry names all chunks: four for what many pages share, instead of sixty.
      {
        name: 'filling',
        test: fillingParts,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      },
      {
        name: 'making',
        test: makingParts,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      },
      {
        name: 'form',
        test: formParts,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      },
      {
        name: 'study',
        test: studyParts,
        minShareCount: 2,
        includeDependenciesRecursively: false,
      },
      // Small things that many pages have: one more name in the entry instead of forty.
      { name: 'parts', test: sharedParts, minShareCount: 2 },
    ],
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react({
      compiler: true,
      // Compiled, what a first visit loads would be 5 KB heavier, and it is drawn once: the compiler
      // is for the screens where people type.
      exclude: [
        /node_modules/,
        /\/web\/src\/(platform|layout|ui\/theme|(ui|courses)\/catalog)\//,
        /\/web\/src\/(ui|courses)\/[^/]+$/,
      ],
      refreshExclude: /node_modules/,
    }),
    ...(isSsrBuild ? [] : [hashInlineScripts(), precompress()]),
  ],
  // What draws pages on the server is one file that stands alone.
  ssr: { noExternal: true },
  resolve: {
    // The shim is for React 17; what uses it asks for no more than React has.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Pages are small; a module inlined as base64 would only grow the entry.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild ? { assetFileNames } : siteOutput,
    },
  },
  server: {
    proxy: {
      '/v1': api,
      '/identity': api,
      '/files': api,
      '/dev/emails': api,
      '/health': api,
    },
  },
}));
