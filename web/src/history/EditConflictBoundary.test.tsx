import type { CurrentVersion } from '@sabia/domain/history/revision.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Revision } from '../platform/api/api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { SiteTheme } from '../ui/theme/SiteTheme.tsx';
import { EditConflictBoundary } from './EditConflictBoundary.tsx';
import { emptyPage } from '../ui/testing/empty-page.ts';

interface Draft {
  title: string;
  slug: string;
}

type Saved = Draft & { base: Revision };
type Save = (draft: Draft, ifMatch: Revision) => Promise<Saved>;

const former: Draft = { title: 'Planilhas', slug: 'planilhas' };

const changedByAna = (fields: Draft, number = 2): CurrentVersion => ({
  number,
  changedBy: { id: 'ana', name: 'Ana' },
  changedAt: '2026-11-21T17:32:00.000Z',
  fields: { ...fields },
  formerFields: { ...former },
  names: {},
});

/** A form whose attempts to save meet these versions of Ana, one version per attempt. */
function openConflict(mine: Draft, ...theirs: CurrentVersion[]) {
  const { page, root } = emptyPage();
  const save = vi.fn<Save>(async (draft, ifMatch) => {
    const current = theirs[save.mock.calls.length - 1];
    if (!current) return { ...draft, base: ifMatch };
    throw new ApiProblem({
      status: 412,
      code: 'changed_meanwhile',
      title: 'Alterado enquanto isso',
      detail: 'Alterado por Ana às 14:32',
      current,
    });
  });
  const emptyTaxonomy = { categories: [], levels: [], skills: [] };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { queryFn: () => emptyTaxonomy } },
  });
  const saved = new Promise<Saved>((resolve, reject) => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <SiteTheme>
          <EditConflictBoundary kind="COURSE" revision={1} save={save}>
            {(saveDraft) => (
              <button type="button" onClick={() => void saveDraft(mine).then(resolve, reject)}>
                Salvar
              </button>
            )}
          </EditConflictBoundary>
        </SiteTheme>
      </QueryClientProvider>,
    );
  });
  const press = (name: string) =>
    vi.waitFor(() => {
      const named = [...page.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      );
      expect(named, name).toBeDefined();
      named?.click();
    });
  const chosen = () =>
    [...page.querySelectorAll('fieldset')].map((field) => [
      field.querySelector('legend')?.textContent,
      [...field.querySelectorAll('input')].find(({ checked }) => checked)?.labels?.[0]?.textContent,
    ]);
  const choose = (name: string, label: string) => {
    const field = [...page.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent === name,
    );
    const option = [...(field?.querySelectorAll('input') ?? [])].find(
      ({ labels }) => labels?.[0]?.textContent === label,
    );
    option?.click();
  };
  return { saved, press, choose, chosen, save, dialog: () => page.querySelector('dialog') };
}

it('names the other user and suggests the version of the user who changed the field', async () => {
  const { press, chosen, dialog } = openConflict(
    { title: 'Minhas planilhas', slug: 'planilhas' },
    changedByAna({ title: 'Planilhas da Ana', slug: 'da-ana' }),
  );
  await press('Salvar');
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Alterado por Ana às 14:32'));
  expect(dialog()?.textContent).toContain('Planilhas da Ana');
  expect(dialog()?.textContent).toContain('Minhas planilhas');
  expect(chosen()).toEqual([
    ['Título', 'A minha'],
    ['Slug', 'A de Ana'],
  ]);
});

it('saves the choice with the new version as its base', async () => {
  const { press, saved } = openConflict(
    { title: 'Minhas planilhas', slug: 'planilhas' },
    changedByAna({ title: 'Planilhas da Ana', slug: 'da-ana' }),
  );
  await press('Salvar');
  await press('Salvar o que escolhi');
  expect(await saved).toEqual({ title: 'Minhas planilhas', slug: 'da-ana', base: 2 });
});

it.each([
  ['Ficar com a minha', { title: 'Minhas planilhas', slug: 'planilhas' }],
  ['Usar a de Ana', { title: 'Planilhas da Ana', slug: 'da-ana' }],
])('chooses all fields at once: %s', async (button, draft) => {
  const { press, saved } = openConflict(
    { title: 'Minhas planilhas', slug: 'planilhas' },
    changedByAna({ title: 'Planilhas da Ana', slug: 'da-ana' }),
  );
  await press('Salvar');
  await press(button);
  await press('Salvar o que escolhi');
  expect(await saved).toEqual({ ...draft, base: 2 });
});

it('chooses field by field', async () => {
  const { press, choose, chosen, saved, dialog } = openConflict(
    { title: 'Minhas planilhas', slug: 'minhas' },
    changedByAna({ title: 'Planilhas da Ana', slug: 'da-ana' }),
  );
  await press('Salvar');
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  choose('Título', 'A de Ana');
  await vi.waitFor(() => expect(chosen()[0]).toEqual(['Título', 'A de Ana']));
  await press('Salvar o que escolhi');
  expect(await saved).toEqual({ title: 'Planilhas da Ana', slug: 'minhas', base: 2 });
});

it('asks again when a third version was saved meanwhile', async () => {
  const { press, saved, save } = openConflict(
    { title: 'Minhas planilhas', slug: 'planilhas' },
    changedByAna({ title: 'Um', slug: 'planilhas' }, 2),
    changedByAna({ title: 'Dois', slug: 'planilhas' }, 3),
  );
  await press('Salvar');
  await press('Salvar o que escolhi');
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await press('Salvar o que escolhi');
  expect(await saved).toMatchObject({ title: 'Minhas planilhas', base: 3 });
});

it('does not ask when the draft overwrites nothing that the other user changed', async () => {
  const { press, saved, dialog } = openConflict(
    { title: 'Minhas planilhas', slug: 'planilhas' },
    changedByAna({ title: 'Planilhas', slug: 'planilhas' }),
  );
  await press('Salvar');
  expect(await saved).toMatchObject({ title: 'Minhas planilhas', base: 2 });
  expect(dialog()).toBeNull();
});

it('rejects with the problem when the user returns to the form', async () => {
  const { press, saved, save, dialog } = openConflict(
    { title: 'Minhas planilhas', slug: 'planilhas' },
    changedByAna({ title: 'Planilhas da Ana', slug: 'planilhas' }),
  );
  await press('Salvar');
  await press('Voltar ao formulário');
  await expect(saved).rejects.toMatchObject({ detail: 'Alterado por Ana às 14:32' });
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(save).toHaveBeenCalledOnce();
});
