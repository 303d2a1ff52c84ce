import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './layout/lazy-page.ts';
import { cardReadingsQuery, cardSearch } from './mock-exams/conflict/card-readings.api.ts';
import { mockExamReportQuery, weightingsQuery } from './mock-exams/mock-exams.api.ts';
import { ownMockExamsQuery } from './mock-exams/own-mock-exams.api.ts';
import { peopleQuery } from './mock-exams/reading/reading.api.ts';
import { resultsQuery } from './mock-exams/results/results.api.ts';
import { ownMockExamQuery } from './mock-exams/sealed/sealed.api.ts';
import { startQueries } from './platform/api/start-queries.ts';
import { classArea } from './root-routes.tsx';

// Every address of mock exam events in the class area: for students, and for teachers and monitors who read answer cards.

const list = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, ownMockExamsQuery),
  component: lazyPage(() => import('./mock-exams/own/OwnMockExamsPage.tsx')),
});

const reading = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/leitura',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, peopleQuery(mockExamId)),
  component: lazyPage(() => import('./mock-exams/reading/ReadingPage.tsx')),
});

const offlineDay = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/sem-internet',
  component: lazyPage(() => import('./mock-exams/offline-day/OfflineDayPage.tsx')),
});

const roll = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/presenca',
  component: lazyPage(() => import('./mock-exams/offline-day/RollPage.tsx')),
});

const results = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/resultados',
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, resultsQuery(mockExamId), weightingsQuery),
  component: lazyPage(() => import('./mock-exams/results/MockExamResultsPage.tsx')),
});

const report = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/relatorio',
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, mockExamReportQuery(mockExamId)),
  component: lazyPage(() => import('./mock-exams/report/MockExamReportPage.tsx')),
});

const card = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/cartoes/$personId',
  validateSearch: cardSearch,
  loaderDeps: ({ search: { dia } }) => ({ dia }),
  loader: ({ context: { queryClient }, params: { mockExamId, personId }, deps: { dia } }) =>
    startQueries(queryClient, cardReadingsQuery(mockExamId, { personId, day: dia })),
  component: lazyPage(() => import('./mock-exams/conflict/CardReadingsPage.tsx')),
});

const sealedExam = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, ownMockExamQuery(mockExamId)),
  component: lazyPage(() => import('./mock-exams/sealed/SealedExamPage.tsx')),
});

const collect = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/recolher',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, peopleQuery(mockExamId)),
  component: lazyPage(() => import('./mock-exams/collecting/CollectPage.tsx')),
});

export const classMockExamRoutes = [
  list,
  reading,
  offlineDay,
  roll,
  results,
  report,
  card,
  sealedExam,
  collect,
] as const;
