import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { SiteTheme } from '../../ui/theme/SiteTheme.tsx';
import { WeightDialog } from './WeightDialog.tsx';
import { emptyPage } from '../../ui/testing/empty-page.ts';

it.each([
  [undefined, 'Quem já começou uma tentativa a termina com os pesos com que começou'],
  ['COUNT', 'Os pontos da questão são multiplicados pelo peso'],
  ['ITEM_RESPONSE', 'Na nota por TRI só o peso 0 tem efeito'],
] as const)('says what a weight does on a scale of the kind %s', async (scaleKind, words) => {
  expect(await wordsOf(scaleKind)).toContain(words);
});

async function wordsOf(scaleKind: ScaleKind | undefined): Promise<string> {
  const { root } = emptyPage();
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteTheme>
        <WeightDialog
          question={{ weight: 1 } as AuthoredQuestion}
          number={1}
          scaleKind={scaleKind}
          foresee={() => Promise.reject(new Error('nobody has answered'))}
          onSave={() => Promise.resolve()}
          onClose={() => {}}
        />
      </SiteTheme>
    </QueryClientProvider>,
  );
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Qual é o peso da questão 1?'),
  );
  return document.body.textContent;
}
