import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { type AppContext, AppContextProvider } from '../../layout/app-context.tsx';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { SiteTheme } from '../../ui/theme/SiteTheme.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { useArchiving } from './use-archiving.tsx';
import { emptyPage } from '../../ui/testing/empty-page.ts';

const detail = 'Uma prova ativa fica sem questões suficientes: “Simulado de maio”.';
const short = new ApiProblem({ status: 409, code: 'exams_short', title: 'Provas', detail });

/** A screen on an API whose first answer is the refusal. */
function show(screen: ReactNode) {
  const call = vi.fn<(route: string, input: object) => Promise<object>>(async () => ({}));
  call.mockRejectedValueOnce(short);
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn: () => [] } } });
  const { page, root } = emptyPage();
  root.render(
    <QueryClientProvider client={queryClient}>
      <AppContextProvider value={{ call, queryClient } as unknown as AppContext}>
        <SiteTheme>{screen}</SiteTheme>
      </AppContextProvider>
    </QueryClientProvider>,
  );
  return {
    call,
    text: () => page.textContent,
    async press(label: string) {
      const button = () =>
        [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
      await vi.waitFor(() => expect(button()?.disabled).toBe(false));
      button()?.click();
    },
  };
}

it('a deletion that leaves exams short of questions names them, and is made on the second confirmation', async () => {
  const onAct = vi.fn<(action: object, acceptsShortExams: boolean) => Promise<void>>(
    async () => {},
  );
  onAct.mockRejectedValueOnce(short);
  const onClose = vi.fn<() => void>();
  const { press, text } = show(
    <BulkDialog
      kind="delete"
      questionsQtd={3}
      presetPlace={undefined}
      onAct={onAct}
      onClose={onClose}
    />,
  );
  await press('Excluir');
  await vi.waitFor(() => expect(text()).toContain(detail));
  expect(onClose).not.toHaveBeenCalled();
  await press('Excluir mesmo assim');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onAct.mock.calls.map(([, acceptsShortExams]) => acceptsShortExams)).toEqual([false, true]);
});

function Bank() {
  const { toggleArchived, dialog } = useArchiving({
    id: 'enem',
    kind: 'bank',
    title: 'Enem',
    description: '',
    isArchived: false,
    questionsQtd: 3,
  });
  return (
    <>
      <button type="button" onClick={toggleArchived}>
        Arquivar
      </button>
      {dialog}
    </>
  );
}

it('a bank that active exams need is archived on the second confirmation', async () => {
  const { press, text, call } = show(<Bank />);
  await press('Arquivar');
  await vi.waitFor(() => expect(text()).toContain(detail));
  await press('Arquivar mesmo assim');
  await vi.waitFor(() => expect(text()).not.toContain(detail));
  expect(call.mock.calls.map(([, { body }]: [string, { body?: object }]) => body)).toEqual([
    { isArchived: true, acceptsShortExams: false },
    { isArchived: true, acceptsShortExams: true },
  ]);
});
