import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Revision } from '../../platform/api/api.ts';
import { keepDraft, recallDraft } from '../../platform/device/drafts.ts';
import { SiteTheme } from '../theme/SiteTheme.tsx';
import { Form } from './Form.tsx';
import { BaseVersionContext } from './base-version.ts';
import { StorageOwnerContext } from '../storage-owner.ts';

interface Course {
  title: string;
  description: string;
  parts: { key: string; title: string }[];
}

const labels = { title: 'Título', description: 'Descrição' };
const saved: Course = { title: 'Python', description: '', parts: [{ key: 'a', title: 'Um' }] };

function CourseForm({ unsent }: { unsent: readonly string[] }) {
  const form = useForm<Course>({ initialValues: saved });
  return (
    <Form
      form={form}
      labels={labels}
      draft={{ form: 'courses/1', unsent: () => unsent }}
      onSubmit={async () => form.resetDirty()}
    >
      <TextInput label={labels.title} {...form.getInputProps('title')} />
      {/* Uncontrolled, like the rich text editor. */}
      <input
        aria-label={labels.description}
        defaultValue={form.values.description}
        onChange={({ currentTarget }) => form.setFieldValue('description', currentTarget.value)}
      />
    </Form>
  );
}

function open(userId = 'ana', unsent: readonly string[] = [], revision = 1) {
  const page = document.createElement('div');
  document.body.append(page);
  const root: Root = createRoot(page);
  const close = () => root.unmount();
  onTestFinished(() => {
    close();
    page.remove();
  });
  const goBackTo = vi.fn<(revision: Revision) => void>();
  root.render(
    <StorageOwnerContext value={() => userId}>
      <SiteTheme>
        <BaseVersionContext value={{ revision, restore: goBackTo }}>
          <CourseForm unsent={unsent} />
        </BaseVersionContext>
      </SiteTheme>
    </StorageOwnerContext>,
  );
  const inputs = () => [...page.querySelectorAll('input')];
  return {
    close,
    goBackTo,
    submit: () => page.querySelector('form')?.requestSubmit(),
    values: () => inputs().map(({ value }) => value),
    notice: () => page.querySelector('[role=status]')?.textContent,
    press: (label: string) =>
      [...page.querySelectorAll('button')]
        .find(({ textContent }) => textContent === label)
        ?.click(),
    async type(at: number, text: string) {
      await vi.waitFor(() => expect(inputs()[at]).toBeDefined());
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const input = inputs()[at];
      if (input) write?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.waitFor(() => expect(inputs()[at]?.value).toBe(text));
    },
  };
}

const kept = () => recallDraft('ana', 'courses/1');
const offers = (page: ReturnType<typeof open>) =>
  vi.waitFor(() => expect(page.notice()).toContain('Você tem alterações não salvas de hoje às'));

afterEach(() => localStorage.clear());

describe('a draft', () => {
  it('is stored while typing, with the changed fields only', async () => {
    await open().type(0, 'Python 3');
    await vi.waitFor(() => expect(kept()?.fields).toEqual({ title: 'Python 3' }));
  });

  it('is stored when the tab is closed, with the names of files being uploaded', async () => {
    await open('ana', ['capa.png']).type(0, 'Python 3');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ fields: { title: 'Python 3' }, unsent: ['capa.png'] });
  });

  it('is stored without the placeholders of unfinished image uploads', async () => {
    const page = open();
    await page.type(1, '<p>a</p><img data-upload="1" alt="b"><img alt="c" src="/files/c.webp">');
    page.close();
    expect(kept()?.fields['description']).toBe('<p>a</p><img alt="c" src="/files/c.webp">');
  });

  it('is deleted when the form is saved', async () => {
    const page = open();
    await page.type(0, 'Python 3');
    await vi.waitFor(() => expect(kept()).toBeDefined());
    page.submit();
    await vi.waitFor(() => {
      page.close();
      expect(kept()).toBeUndefined();
    });
  });

  it('is deleted when the form is back to its saved values', async () => {
    const page = open();
    await page.type(0, 'Python 3');
    await vi.waitFor(() => expect(kept()).toBeDefined());
    await page.type(0, 'Python');
    await vi.waitFor(() => expect(kept()).toBeUndefined());
  });
});

describe('a user with a stored draft', () => {
  const typed = { fields: { title: 'Python 3', description: 'Nova' }, unsent: [] };

  it('is offered the draft, which fills every input', async () => {
    keepDraft('ana', 'courses/1', typed);
    const page = open();
    await offers(page);
    expect(page.values()).toEqual(['Python', '']);
    page.press('Recuperar');
    await vi.waitFor(() => expect(page.values()).toEqual(['Python 3', 'Nova']));
    expect(page.notice()).toBe('');
    page.close();
    expect(kept()?.fields).toEqual(typed.fields);
  });

  it('can discard it', async () => {
    keepDraft('ana', 'courses/1', typed);
    const page = open();
    await offers(page);
    page.press('Descartar');
    await vi.waitFor(() => expect(page.notice()).toBe(''));
    page.close();
    expect(kept()).toBeUndefined();
    expect(page.values()).toEqual([]);
  });

  it('keeps the draft when leaving without a decision', async () => {
    keepDraft('ana', 'courses/1', typed);
    const page = open();
    await offers(page);
    page.close();
    expect(kept()?.fields).toEqual(typed.fields);
  });

  it('keeps the draft when typing without a decision', async () => {
    keepDraft('ana', 'courses/1', typed);
    const page = open();
    await offers(page);
    await page.type(0, 'Python 4');
    page.close();
    expect(kept()?.fields).toEqual({ title: 'Python 4', description: 'Nova' });
  });

  it('saves it with its base version, even if newer versions exist', async () => {
    const before = open('ana', [], 2);
    await before.type(0, 'Python 3');
    before.close();
    const page = open('ana', [], 7);
    await offers(page);
    await page.type(1, 'Nova');
    await vi.waitFor(() =>
      expect(kept()).toMatchObject({
        baseVersion: 2,
        fields: { title: 'Python 3', description: 'Nova' },
      }),
    );
    page.press('Recuperar');
    await vi.waitFor(() => expect(page.goBackTo).toHaveBeenCalledExactlyOnceWith(2));
  });

  it('is told which files must be chosen again', async () => {
    keepDraft('ana', 'courses/1', { ...typed, unsent: ['capa.png', 'guia.pdf'] });
    const page = open();
    await offers(page);
    expect(page.notice()).toContain('Os arquivos capa.png e guia.pdf não chegaram a ser enviados');
  });

  it('is not offered a draft that equals the saved values', async () => {
    const parts = [{ key: 'another', title: 'Um' }];
    keepDraft('ana', 'courses/1', { fields: { title: 'Python', parts }, unsent: [] });
    keepDraft('ana', 'courses/2', typed);
    const page = open();
    await page.type(1, 'Nova');
    expect(page.notice()).toBe('');
  });

  it('is not offered the draft of another user', async () => {
    keepDraft('ana', 'courses/1', typed);
    const page = open('bia');
    await page.type(0, 'Outro');
    expect(page.notice()).toBe('');
    page.close();
    expect(kept()?.fields).toEqual(typed.fields);
    expect(recallDraft('bia', 'courses/1')?.fields).toEqual({ title: 'Outro' });
  });
});
