import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { RouterContextProvider, createRootRoute, createRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SiteTheme } from '../ui/theme/SiteTheme.tsx';
import { QuestionAnswer } from './QuestionAnswer.tsx';
import { emptyPage } from '../ui/testing/empty-page.ts';

const part = (id: string) => ({ id, text: `Parte ${id}` });
const compared = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };

/** The question on the screen; `given` is the last answer. */
async function show(task: NonNullable<Question['task']>) {
  const question = { id: 'q', kind: task.kind, alternatives: [], task } as unknown as Question;
  const { page, root } = emptyPage();
  let last: GivenAnswer | undefined;
  function Screen() {
    const [given, setGiven] = useState<GivenAnswer>();
    return (
      <QuestionAnswer
        question={question}
        number={3}
        given={given}
        isLocked={false}
        onAnswer={(answer) => {
          last = answer;
          setGiven(answer);
        }}
      />
    );
  }
  root.render(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
      <SiteTheme>
        <Screen />
      </SiteTheme>
    </RouterContextProvider>,
  );
  const find = async <E extends HTMLElement>(selector: string): Promise<E> => {
    await vi.waitFor(() => expect(page.querySelector(selector), selector).not.toBeNull());
    return page.querySelector<E>(selector) as E;
  };
  return {
    page,
    given: () => last?.response,
    press: async (selector: string) => (await find(selector)).click(),
    async fill(selector: string, value: string) {
      const field = await find<HTMLInputElement>(selector);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(
        new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
      );
    },
  };
}

it('marks several options, in the order of the screen, and takes them back', async () => {
  const { press, given } = await show({
    kind: 'MULTIPLE_CHOICE',
    options: [part('a'), part('b'), part('c')],
    scoring: 'ALL_OR_NOTHING',
  });
  await press('input[value=c]');
  await press('input[value=a]');
  await vi.waitFor(() =>
    expect(given()).toEqual({ kind: 'MULTIPLE_CHOICE', optionIds: ['a', 'c'] }),
  );
  await press('input[value=a]');
  await press('input[value=c]');
  await vi.waitFor(() => expect(given()).toBeNull());
});

it('judges items one by one; others stay blank', async () => {
  const { press, given } = await show({
    kind: 'TRUE_FALSE',
    items: [part('a'), part('b')],
    scoring: 'PER_ITEM',
  });
  await press('[role=radiogroup][aria-label="Item 2: Parte b"] label:last-of-type input');
  await vi.waitFor(() =>
    expect(given()).toEqual({ kind: 'TRUE_FALSE', items: [{ id: 'b', isTrue: false }] }),
  );
});

it('makes a judged item blank again', async () => {
  const { press, given, page } = await show({
    kind: 'TRUE_FALSE',
    items: [part('a'), part('b')],
    scoring: 'RIGHT_MINUS_WRONG',
  });
  const item = (number: number) => `[role=radiogroup][aria-label^="Item ${number}"]`;
  await press(`${item(1)} input`);
  await press(`${item(2)} input`);
  await vi.waitFor(() => expect(page.querySelectorAll('input:checked')).toHaveLength(2));
  await press('button[aria-label="Limpar item 1"]');
  await vi.waitFor(() =>
    expect(given()).toEqual({ kind: 'TRUE_FALSE', items: [{ id: 'b', isTrue: true }] }),
  );
  expect(document.activeElement).toBe(page.querySelector(`${item(1)} input`));
  await press('button[aria-label="Limpar item 2"]');
  await vi.waitFor(() => expect(given()).toBeNull());
});

it('takes a number with a comma from a keyboard that has a minus, and says what is none', async () => {
  const { fill, given, page } = await show({ kind: 'NUMERIC', unit: 'm/s' });
  await fill('input[inputmode=text][aria-label="Resposta da questão 3, em m/s"]', '2,5');
  expect(given()).toEqual({ kind: 'NUMERIC', value: '2,5' });
  await fill('input', 'dois');
  await vi.waitFor(() =>
    expect(page.querySelector('[role=status]')?.textContent).toBe('Escreva um número, como 12,5.'),
  );
  await fill('input', ' ');
  expect(given()).toBeNull();
});

it.each([
  [{ kind: 'NUMERIC', unit: null }],
  [{ kind: 'SHORT_TEXT', ...compared }],
  [{ kind: 'GAPS', text: '<p>O [[1]]</p>', gaps: [{ id: 'g', options: null }], ...compared }],
] as const)('lets no device correct what is typed: $kind', async (task) => {
  const { page } = await show(task as unknown as Parameters<typeof show>[0]);
  const off =
    '[autocomplete=off][autocorrect=off][autocapitalize=none][spellcheck=false][type=text]';
  await vi.waitFor(() => expect(page.querySelector(`input${off}`)).not.toBeNull());
});

it('takes a short text, and a long one with the number of its characters', async () => {
  const short = await show({ kind: 'SHORT_TEXT', ...compared });
  await short.fill('input', 'Belém');
  expect(short.given()).toEqual({ kind: 'SHORT_TEXT', text: 'Belém' });
  const long = await show({ kind: 'OPEN_TEXT', maxLength: 2000 });
  await long.fill('textarea', 'Porque sim');
  await vi.waitFor(() => expect(long.page.textContent).toContain('10 de 2.000 caracteres'));
});

it('keeps the end of a text that is too long, and says by how much', async () => {
  const { fill, given, page } = await show({ kind: 'OPEN_TEXT', maxLength: 2000 });
  const pasted = 'a'.repeat(2001);
  await fill('textarea', pasted);
  await vi.waitFor(() =>
    expect(page.querySelector('[role=status]')?.textContent).toBe(
      '1 caractere a mais. Só os primeiros 2.000 contam: encurte o texto.',
    ),
  );
  expect(page.querySelector('textarea')?.maxLength).toBe(-1);
  expect(given()).toEqual({ kind: 'OPEN_TEXT', text: pasted });
});

it('matches by lists, and takes a pair back', async () => {
  const { fill, given } = await show({
    kind: 'MATCHING',
    left: [part('a'), part('b')],
    right: [part('x'), part('y')],
  });
  await fill('select[aria-label="Par de Parte b"]', 'x');
  expect(given()).toEqual({ kind: 'MATCHING', pairs: [{ leftId: 'b', rightId: 'x' }] });
  await vi.waitFor(() => fill('select[aria-label="Par de Parte b"]', ''));
  await vi.waitFor(() => expect(given()).toBeNull());
});

it('orders by buttons, and tells the new place', async () => {
  const { press, given, page } = await show({
    kind: 'ORDERING',
    items: [part('a'), part('b'), part('c')],
    scoring: 'PER_POSITION',
  });
  await vi.waitFor(() => expect(page.textContent).toContain('Ainda em branco.'));
  await press('button[aria-label="Descer: Parte a"]');
  await vi.waitFor(() => expect(given()).toEqual({ kind: 'ORDERING', itemIds: ['b', 'a', 'c'] }));
  expect(page.querySelector('[role=status]')?.textContent).toBe(
    'Parte a: agora na posição 2 de 3.',
  );
  expect(page.textContent).not.toContain('Ainda em branco.');
  expect(page.querySelector<HTMLButtonElement>('[aria-label="Subir: Parte b"]')?.disabled).toBe(
    true,
  );
});

it('shows the first order as blank until the learner takes it', async () => {
  const { page, given } = await show({
    kind: 'ORDERING',
    items: [part('a'), part('b')],
    scoring: 'PER_POSITION',
  });
  await vi.waitFor(() => expect(page.querySelectorAll('button')).toHaveLength(5));
  [...page.querySelectorAll('button')].at(-1)?.click();
  await vi.waitFor(() => expect(given()).toEqual({ kind: 'ORDERING', itemIds: ['a', 'b'] }));
});

it('fills gaps in the text, by typing and by lists', async () => {
  const { fill, given, page } = await show({
    kind: 'GAPS',
    text: '<p>A capital do Pará é [[1]], às margens da [[2]].</p>',
    gaps: [
      { id: 'g1', options: null },
      {
        id: 'g2',
        options: [
          { id: 'o1', label: 'baía do Guajará' },
          { id: 'o2', label: 'baía de Guanabara' },
        ],
      },
    ],
    ...compared,
  });
  await fill('input[aria-label="Lacuna 1"]', 'Belém');
  await fill('select[aria-label="Lacuna 2"]', 'o1');
  await vi.waitFor(() =>
    expect(given()).toEqual({
      kind: 'GAPS',
      gaps: [
        { gapId: 'g1', text: 'Belém' },
        { gapId: 'g2', optionId: 'o1' },
      ],
    }),
  );
  expect(page.textContent).not.toContain('[[');
});
