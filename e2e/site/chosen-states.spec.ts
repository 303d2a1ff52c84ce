import { expect, test } from '@playwright/test';
import { chosenStatesLost, misnamedControls } from '../support/chosen-states.ts';

// The checks that screens.spec.ts makes on each screen find what they are for.

const hidden = 'input { position: absolute; opacity: 0 }';
const choice = '<label><input type="radio" name="a" checked><span>A</span></label>';

test('a choice that differs by its background only is lost in forced colours', async ({ page }) => {
  const found = async (style: string, body: string) => {
    await page.setContent(`<style>${hidden} ${style}</style>${body}`);
    return chosenStatesLost(page);
  };
  const filled = ':checked + span { background: navy; color: white }';
  expect(await found(filled, choice)).toEqual(['label. A']);
  expect(await found(`${filled} :checked + span { outline: 2px solid }`, choice)).toEqual([]);
  expect(await found('input { opacity: 1; position: static }', choice)).toEqual([]);
  const pressed = '<button aria-pressed="true">Mapa</button>';
  expect(await found('[aria-pressed] { background: navy }', pressed)).toEqual(['button. Mapa']);
  expect(await found('[aria-pressed] { font-weight: 700 }', pressed)).toEqual([]);
  const legend = '<figure><figcaption><i>Você</i><i>Média</i></figcaption></figure>';
  const key = 'i::before { content: ""; background: red } i + i::before { background: blue }';
  expect(await found(key, legend)).toEqual(['figcaption. VocêMédia']);
  expect(await found(`${key} i + i::before { border: 1px solid }`, legend)).toEqual([]);
});

test('a control is called by the text that is seen on it', async ({ page }) => {
  await page.setContent(`
    <button aria-label="Velocidade: normal">1×</button>
    <button aria-label="3 dias">3</button>
    <a href="/" aria-label="Início"></a>`);
  expect(await misnamedControls(page)).toEqual(['“1×” is called “velocidade: normal”']);
});
