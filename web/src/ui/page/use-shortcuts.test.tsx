import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

let unmount = () => {};
afterEach(() => unmount());

/** Renders a screen with the shortcut N; returns a function that counts its calls. */
function screen({ isOn = true } = {}): { body: HTMLElement; pressed: () => number } {
  let times = 0;
  function Screen() {
    const act = () => (times += 1);
    useShortcuts({ n: act, enter: act, arrowright: act }, { isOn });
    return (
      <>
        <input aria-label="Busca" />
        <textarea aria-label="Nota" />
        <select aria-label="Velocidade" />
        <input type="checkbox" aria-label="Escolha" />
        <p>Um texto</p>
        <div role="radiogroup" aria-label="Item 1">
          <input type="radio" name="item" aria-label="Certo" />
          <input type="radio" name="item" aria-label="Errado" />
        </div>
        <fieldset>
          <input type="radio" name="alternatives" aria-label="A" />
        </fieldset>
        <button type="button">Um botão</button>
        <a href="#aqui">Um link</a>
        <div contentEditable suppressContentEditableWarning>
          <b>Um editor</b>
        </div>
      </>
    );
  }
  const body = document.createElement('div');
  document.body.append(body);
  const root = createRoot(body);
  flushSync(() => root.render(<Screen />));
  unmount = () => {
    root.unmount();
    body.remove();
  };
  return { body, pressed: () => times };
}

function press(target: Element, key: string, options: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
}

it('runs the action of the key, in upper and lower case', () => {
  const { body, pressed } = screen();
  press(body, 'n');
  press(body, 'N', { shiftKey: true });
  expect(pressed()).toBe(2);
});

it('works as soon as the screen is there', () => {
  let times = 0;
  const Key = () => {
    useShortcuts({ n: () => (times += 1) }, { isOn: true });
    return null;
  };
  /** Presses the key before the browser paints. */
  const Screen = () => {
    useLayoutEffect(() => press(document.body, 'n'), []);
    return <Key />;
  };
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Screen />));
  unmount = () => root.unmount();
  expect(times).toBe(1);
});

it.each(['input', 'textarea', 'select', '[contenteditable] b'])(
  'ignores letters typed in %s',
  (where) => {
    const { body, pressed } = screen();
    press(body.querySelector(where) ?? body, 'n');
    expect(pressed()).toBe(0);
  },
);

it('works while an element without text input has the focus', () => {
  const { body, pressed } = screen();
  press(body.querySelector('[type=checkbox]') ?? body, 'n');
  press(body.querySelector('p') ?? body, 'n');
  expect(pressed()).toBe(2);
});

it.each([
  ['p', 1],
  ['button', 0],
  ['a', 0],
])('does what Enter stands for on %s %d times', (where, times) => {
  const { body, pressed } = screen();
  press(body.querySelector(where) ?? body, 'Enter');
  expect(pressed()).toBe(times);
});

it('leaves the arrow keys to a radio group', () => {
  const { body, pressed } = screen();
  press(body.querySelector('[role=radiogroup] input') ?? body, 'ArrowRight');
  expect(pressed()).toBe(0);
});

it('moves on by an arrow key from an alternative that a letter has focused', () => {
  const { body, pressed } = screen();
  press(body.querySelector('fieldset input') ?? body, 'ArrowRight');
  expect(pressed()).toBe(1);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'is not meant by %j',
  (options) => {
    const { body, pressed } = screen();
    press(body, 'n', options);
    expect(pressed()).toBe(0);
  },
);

it('can be turned off', () => {
  const { body, pressed } = screen({ isOn: false });
  press(body, 'n');
  expect(pressed()).toBe(0);
});
