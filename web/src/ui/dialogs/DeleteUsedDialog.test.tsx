import type { Usage } from '@sabia/domain/usage.ts';
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { SiteTheme } from '../theme/SiteTheme.tsx';
import { DeleteUsedDialog } from './DeleteUsedDialog.tsx';
import { emptyPage } from '../testing/empty-page.ts';

const nobody: Usage = {
  learnersQtd: 0,
  certificatesQtd: 0,
  triesQtd: 0,
  remindersQtd: 0,
  trails: [],
  mockExams: [],
};

function ask(usage: () => Promise<Usage>) {
  const { page, root } = emptyPage();
  const onDelete = vi.fn<() => Promise<void>>(() => Promise.resolve());
  root.render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SiteTheme>
        <DeleteUsedDialog
          isOpen
          title="Python em casa"
          confirmLabel="Excluir curso"
          usage={queryOptions<Usage, ApiProblem>({ queryKey: ['usage'], queryFn: usage })}
          onDelete={onDelete}
          onClose={() => {}}
        >
          Não dá para desfazer.
        </DeleteUsedDialog>
      </SiteTheme>
    </QueryClientProvider>,
  );
  return {
    onDelete,
    text: () => page.textContent,
    input: () => page.querySelector('input'),
    confirm: () =>
      [...page.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Excluir curso',
      ),
  };
}

function type(input: HTMLInputElement | null, text: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (input) write?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('shows how many users it affects, and requires the title', async () => {
  const trails = [{ id: '1', title: 'Do zero' }];
  const { text, input, confirm, onDelete } = ask(() =>
    Promise.resolve({ ...nobody, learnersQtd: 37, certificatesQtd: 12, trails }),
  );
  await vi.waitFor(() => expect(input()).not.toBeNull());
  expect(text()).toContain('37 alunos afetados');
  expect(text()).toContain('12 certificados emitidos');
  expect(text()).toContain('Etapa da trilha “Do zero”');
  expect(confirm()?.disabled).toBe(true);
  type(input(), 'Python');
  await vi.waitFor(() => expect(input()?.value).toBe('Python'));
  expect(confirm()?.disabled).toBe(true);
  type(input(), ' Python em casa ');
  await vi.waitFor(() => expect(confirm()?.disabled).toBe(false));
  confirm()?.click();
  await vi.waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
});

it('requires no title if nobody is affected', async () => {
  const { text, input, confirm } = ask(() => Promise.resolve(nobody));
  await vi.waitFor(() => expect(confirm()?.disabled).toBe(false));
  expect(text()).toContain('Ninguém começou ainda');
  expect(input()).toBeNull();
});

it('deletes nothing before the numbers have loaded', async () => {
  const { text, confirm } = ask(() => Promise.reject(new Error('fora do ar')));
  await vi.waitFor(() => expect(confirm()?.disabled).toBe(true));
  await vi.waitFor(() => expect(text()).toContain('Tentar novamente'));
  expect(confirm()?.disabled).toBe(true);
});

it('tells the mock exam events that hinder the deletion', async () => {
  const mockExams = [{ id: '1', title: 'Novembro' }];
  const { text, input, confirm, onDelete } = ask(() =>
    Promise.resolve({ ...nobody, learnersQtd: 37, mockExams }),
  );
  await vi.waitFor(() =>
    expect(text()).toContain('Este simulado é uma prova do dia de simulado “Novembro”.'),
  );
  expect(input()).toBeNull();
  confirm()?.click();
  expect(onDelete).not.toHaveBeenCalled();
});
