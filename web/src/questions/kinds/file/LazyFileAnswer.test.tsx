import { expect, it, onTestFinished, vi } from 'vitest';
import { SiteTheme } from '../../../ui/theme/SiteTheme.tsx';
import { LazyFileAnswer } from './LazyFileAnswer.tsx';
import { emptyPage } from '../../../ui/testing/empty-page.ts';

/** A question of a page without a network. */
function open() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { page, root } = emptyPage();
  onTestFinished(() => online.mockRestore());
  const load = () =>
    navigator.onLine
      ? Promise.resolve({ FileAnswer: () => <p>Escolher arquivo</p> })
      : Promise.reject(new TypeError('Failed to fetch'));
  root.render(
    <SiteTheme>
      <p>As outras questões</p>
      <LazyFileAnswer
        load={load}
        questionId="q"
        task={{ kind: 'FILE', maxFiles: 1 }}
        label="Resposta da questão 3"
        response={null}
        isLocked={false}
        onRespond={() => {}}
      />
    </SiteTheme>,
  );
  const shows = (words: string) => vi.waitFor(() => expect(page.textContent).toContain(words));
  return { page, shows, reconnect: () => online.mockReturnValue(true) };
}

it('leaves the other questions on the screen without the code of uploads, and tries again', async () => {
  const { page, shows, reconnect } = open();
  await shows('Arquivos precisam de conexão.');
  expect(page.textContent).toContain('As outras questões');
  reconnect();
  page.querySelector('button')?.click();
  await shows('Escolher arquivo');
});

it('loads the code when the network is back', async () => {
  const { page, shows, reconnect } = open();
  await shows('volta com a internet');
  reconnect();
  window.dispatchEvent(new Event('online'));
  await shows('Escolher arquivo');
  expect(page.textContent).not.toContain('Arquivos precisam');
});
