import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type AppContext, AppContextProvider } from '../../layout/app-context.tsx';
import { SiteTheme } from '../../ui/theme/SiteTheme.tsx';
import { ShortOfQuestions } from './ShortOfQuestions.tsx';
import { emptyPage } from '../../ui/testing/empty-page.ts';

const message = 'Só 2 questões combinam com os filtros: faltam 4.';

const exam = { isActive: true, autoGenerate: true, questionsQtd: 6 };

/** The words for exams in a listing; a draw is impossible. */
function show(exams: Record<string, typeof exam>) {
  const call = vi.fn<() => Promise<object>>(async () => ({
    isFeasible: false,
    matchingQtd: 2,
    quotaMatchingQtds: [],
    problems: [{ path: 'questionsQtd', message }],
  }));
  const queryFn = () => ({ filters: ['banco'], questionsQtd: 6, drawQuotas: [] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const { page, root } = emptyPage();
  root.render(
    <QueryClientProvider client={queryClient}>
      <AppContextProvider value={{ call, queryClient } as unknown as AppContext}>
        <SiteTheme>
          {Object.entries(exams).map(([id, one]) => (
            <div key={id} id={id}>
              <ShortOfQuestions exam={{ id, ...one }} />
            </div>
          ))}
        </SiteTheme>
      </AppContextProvider>
    </QueryClientProvider>,
  );
  return { call, textOf: (id: string) => page.querySelector(`#${id}`)?.textContent };
}

it('tells which active exams have too few questions for an attempt', async () => {
  const { call, textOf } = show({
    short: exam,
    draft: { ...exam, isActive: false },
    empty: { ...exam, autoGenerate: false, questionsQtd: 0 },
    full: { ...exam, autoGenerate: false },
  });
  await vi.waitFor(() => expect(textOf('short')).toBe(message));
  expect(['draft', 'empty', 'full'].map(textOf)).toEqual(['', 'Sem nenhuma questão.', '']);
  expect(call).toHaveBeenCalledOnce();
});
