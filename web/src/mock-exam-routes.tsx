import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './layout/lazy-page.ts';
import {
  mockExamListQuery,
  mockExamListSearch,
} from './mock-exams/administration/mock-exam-list-search.ts';
import { cardReadingsQuery, cardSearch } from './mock-exams/conflict/card-readings.api.ts';
import {
  mockExamQuery,
  mockExamReportQuery,
  weightingsQuery,
} from './mock-exams/mock-exams.api.ts';
import { peopleQuery } from './mock-exams/reading/reading.api.ts';
import { resultsQuery } from './mock-exams/results/results.api.ts';
import { startQueries } from './platform/api/start-queries.ts';
import { admin } from './root-routes.tsx';

// Every address of mock exam events in the administration; class-mock-exam-routes.tsx has those of their readers.

const list = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado',
  validateSearch: mockExamListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, mockExamListQuery(deps)),
  component: lazyPage(() => import('./mock-exams/administration/MockExamListPage.tsx')),
});

const newEvent = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/novo',
  component: lazyPage(
    () => import('./mock-exams/administration/MockExamEditPage.tsx'),
    'NewMockExamPage',
  ),
});

const weightings = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/pesos',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, weightingsQuery),
  component: lazyPage(() => import('./mock-exams/administration/WeightingListPage.tsx')),
});

const event = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId',
  loader: ({ context, params }) => context.queryClient.query(mockExamQuery(params.mockExamId)),
  component: lazyPage(() => import('./mock-exams/administration/MockExamPage.tsx')),
});

const edit = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/editar',
  loader: ({ context, params }) => context.queryClient.query(mockExamQuery(params.mockExamId)),
  component: lazyPage(
    () => import('./mock-exams/administration/MockExamEditPage.tsx'),
    'MockExamEditPage',
  ),
});

const reading = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/leitura',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, peopleQuery(mockExamId)),
  component: lazyPage(() => import('./mock-exams/reading/ReadingPage.tsx')),
});

const offlineDay = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/sem-internet',
  component: lazyPage(() => import('./mock-exams/offline-day/OfflineDayPage.tsx')),
});

const roll = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/presenca',
  component: lazyPage(() => import('./mock-exams/offline-day/RollPage.tsx')),
});

const results = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/resultados',
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, resultsQuery(mockExamId), weightingsQuery),
  component: lazyPage(() => import('./mock-exams/results/MockExamResultsPage.tsx')),
});

const report = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/relatorio',
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, mockExamReportQuery(mockExamId)),
  component: lazyPage(() => import('./mock-exams/report/MockExamReportPage.tsx')),
});

const card = createRoute({
  getParentRoute: () => admin,
  path: '/dias-de-simulado/$mockExamId/cartoes/$personId',
  validateSearch: cardSearch,
  loaderDeps: ({ search: { dia } }) => ({ dia }),
  loader: ({ context: { queryClient }, params: { mockExamId, personId }, deps: { dia } }) =>
    startQueries(queryClient, cardReadingsQuery(mockExamId, { personId, day: dia })),
  component: lazyPage(() => import('./mock-exams/conflict/CardReadingsPage.tsx')),
});

export const mockExamRoutes = [
  list,
  newEvent,
  weightings,
  event,
  edit,
  reading,
  offlineDay,
  roll,
  results,
  report,
  card,
] as const;
