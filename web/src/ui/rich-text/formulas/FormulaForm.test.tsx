import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SiteTheme } from '../../theme/SiteTheme.tsx';
import { FormulaForm } from './FormulaForm.tsx';

vi.mock('katex/dist/katex.css?url', () => ({ default: null }));

async function show() {
  const editor = new Editor({ extensions: [StarterKit] });
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    editor.destroy();
    page.remove();
  });
  root.render(
    <SiteTheme>
      <FormulaForm editor={editor} onDone={() => {}} />
    </SiteTheme>,
  );
  await vi.waitFor(() => expect(page.querySelector('textarea')).not.toBeNull());
  const field = page.querySelector('textarea') as HTMLTextAreaElement;
  const apply = Array.from(page.querySelectorAll('button')).find(
    ({ textContent }) => textContent === 'Aplicar',
  );
  const preview = page.querySelector('[aria-label="Como fica"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  async function type(tex: string): Promise<void> {
    setValue?.call(field, tex);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(field.value).toBe(tex));
  }
  const state = () => ({
    problem: page.querySelector('[class*="error"]')?.textContent ?? null,
    isApplicable: apply?.disabled === false,
    isDimmed: preview?.getAttribute('aria-hidden') === 'true',
    drawn: preview?.querySelector('annotation')?.textContent ?? null,
  });
  return { editor, type, state, apply };
}

it.each([
  ['\\fraq{1}{2}', 'A fórmula usa \\fraq, que não existe.'],
  ['\\def\\a{b}\\a + 50%', 'A fórmula usa \\def, que não é aceito aqui.'],
  ['\\frac{1}{2', 'A fórmula termina cedo demais: falta }.'],
  // KaTeX throws a plain error for this.
  ['\\begin{CD} A @ \\end{CD}', 'A fórmula não pôde ser lida.'],
  ['\\text{\\(x\\)}', 'A fórmula tem \\( fora do lugar.'],
])('%s is refused with its reason, and the drawing before it is dimmed', async (tex, problem) => {
  const { type, state } = await show();
  await type('x^2');
  await vi.waitFor(() =>
    expect(state()).toEqual({ problem: null, isApplicable: true, isDimmed: false, drawn: 'x^2' }),
  );
  await type(tex);
  await vi.waitFor(() =>
    expect(state()).toEqual({ problem, isApplicable: false, isDimmed: true, drawn: 'x^2' }),
  );
});

it('a percent sign is escaped', async () => {
  const { editor, type, state, apply } = await show();
  await type('50% + 10\\%');
  await vi.waitFor(() =>
    expect(state()).toMatchObject({ problem: null, drawn: '50\\% + 10\\%', isDimmed: false }),
  );
  apply?.click();
  await vi.waitFor(() => expect(editor.getText()).toBe('\\(50\\% + 10\\%\\)'));
});
