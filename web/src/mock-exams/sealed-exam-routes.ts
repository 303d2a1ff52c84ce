import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../layout/lazy-page.ts';
import { startQueries } from '../platform/api/start-queries.ts';
import { classArea } from '../root-routes.tsx';
import { peopleQuery } from './reading/reading.api.ts';
import { ownMockExamQuery } from './sealed/sealed.api.ts';

const sealedExam = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, ownMockExamQuery(mockExamId)),
  component: lazyPage(() => import('./sealed/SealedExamPage.tsx')),
});

const collect = createRoute({
  getParentRoute: () => classArea,
  path: '/simulados/$mockExamId/recolher',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { mockExamId } }) =>
    startQueries(queryClient, peopleQuery(mockExamId)),
  component: lazyPage(() => import('./collecting/CollectPage.tsx')),
});

/** Addresses of sealed exams in the class area. */
export const sealedExamRoutes = [sealedExam, collect];
