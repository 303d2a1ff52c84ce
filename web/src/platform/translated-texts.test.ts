import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followTranslations } from './translated-texts.ts';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(() => {
  followTranslations(document.body);
  return () => Object.assign(Node.prototype, { insertBefore, removeChild });
});
afterEach(() => document.body.replaceChildren());

/** As translators do it: in one step, or the translation first. */
const ways: Record<string, (text: Text, translation: HTMLElement) => void> = {
  'in one step': (text, translation) => text.replaceWith(translation),
  'in two steps': (text, translation) => {
    text.before(translation);
    text.remove();
  },
};

function translate(text: Text, way: keyof typeof ways): void {
  const template = document.createElement('template');
  template.innerHTML = '<font></font>';
  const translation = template.content.firstChild as HTMLElement;
  translation.textContent = `«${text.data}»`;
  ways[way]?.(text, translation);
}

function paragraph(...texts: string[]): { p: HTMLElement; nodes: Text[] } {
  const p = document.createElement('p');
  const nodes = texts.map((text) => new Text(text));
  p.append(...nodes);
  document.body.append(p);
  return { p, nodes };
}

describe.each(Object.keys(ways))('texts that are translated %s', (way) => {
  it('can be removed, with their translation', () => {
    const { p, nodes } = paragraph('Salvando…', ' agora');
    for (const node of nodes) translate(node, way);
    expect(p.textContent).toBe('«Salvando…»« agora»');
    const [first] = nodes;
    if (first) p.removeChild(first);
    expect(p.textContent).toBe('« agora»');
  });

  it('have what is inserted before them', () => {
    const { p, nodes } = paragraph('Salvo');
    const [text] = nodes;
    if (text) translate(text, way);
    const icon = document.createElement('b');
    p.insertBefore(icon, text ?? null);
    expect(p.innerHTML).toBe('<b></b>Salvo');
  });

  it('show what is written into them', async () => {
    const { p, nodes } = paragraph('1', ' de 3');
    for (const node of nodes) translate(node, way);
    await new Promise((resolve) => setTimeout(resolve));
    const [number] = nodes;
    if (number) number.data = '2';
    await expect.poll(() => p.textContent).toBe('2« de 3»');
  });
});

it('lets a program go on after a child that is not there', () => {
  const { p } = paragraph('a');
  const stranger = document.createElement('i');
  expect(p.removeChild(stranger)).toBe(stranger);
  p.insertBefore(stranger, document.createElement('b'));
  expect(p.innerHTML).toBe('a<i></i>');
});
