import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveNotice } from './SaveState.tsx';

const saving = { isWaiting: false, problem: null, storage: 'stored' as const };

it.each([
  [null, ''],
  [
    345_678,
    'As respostas escritas estão perto do limite: cabem cerca de 345 mil caracteres a mais.',
  ],
  [999, 'As respostas escritas chegaram ao limite. Encurte um texto, ou entregue.'],
])('with %s bytes left the notice says: %s', (bytesLeft, words) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<SaveNotice {...saving} bytesLeft={bytesLeft} />);
  expect(page.textContent).toBe(words);
});
