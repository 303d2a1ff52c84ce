import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { announceSilentValues } from '../../platform/api/silent-values.ts';
import { SiteTheme } from '../theme/SiteTheme.tsx';
import { Form } from './Form.tsx';
import { emptyPage } from '../testing/empty-page.ts';

const labels = { title: 'Título', slug: 'Slug' };
interface Course {
  title: string;
  slug: string;
}

function CourseForm({
  initial,
  save,
  settle,
}: {
  initial: Course;
  save: (course: Course) => Promise<void>;
  settle?: () => Promise<boolean>;
}) {
  const form = useForm<Course>({
    initialValues: initial,
    validate: {
      title: (title) => title === '' && 'Campo obrigatório',
      slug: (slug) => slug === '' && 'Campo obrigatório',
    },
  });
  return (
    <Form form={form} labels={labels} settle={settle} onSubmit={save}>
      <TextInput label={labels.title} key={form.key('title')} {...form.getInputProps('title')} />
      <TextInput label={labels.slug} key={form.key('slug')} {...form.getInputProps('slug')} />
    </Form>
  );
}

async function fillIn(
  initial: Course,
  save = vi.fn<(course: Course) => Promise<void>>(),
  settle?: () => Promise<boolean>,
) {
  const { page, root } = emptyPage();
  root.render(
    <SiteTheme>
      <CourseForm initial={initial} save={save} settle={settle} />
    </SiteTheme>,
  );
  const alert = () => page.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(page.querySelector('form')).not.toBeNull());
  page.querySelector('form')?.requestSubmit();
  const values = () => [...page.querySelectorAll('input')].map(({ value }) => value);
  const focused = () =>
    [...page.querySelectorAll('input')].indexOf(document.activeElement as never);
  return { alert, values, focused, save };
}

describe('a form that is submitted', () => {
  it('has the values that a password manager has filled in without an event', async () => {
    announceSilentValues(document);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const save = vi.fn<(course: Course) => Promise<void>>();
    const { alert } = await fillIn({ title: '', slug: '' }, save);
    await vi.waitFor(() => expect(alert()).toContain('Confira estes 2 campos'));
    for (const input of document.querySelectorAll('input')) setValue?.call(input, 'python');
    document.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'python', slug: 'python' }));
  });

  it('is saved when it is valid', async () => {
    const { save, alert } = await fillIn({ title: 'Lógica', slug: 'logica' });

    await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Lógica', slug: 'logica' }));
    expect(alert()).toBe('');
  });

  it('shows a summary of the errors and moves the focus to the first', async () => {
    const { alert, focused, save } = await fillIn({ title: 'Lógica', slug: '' });

    await vi.waitFor(() => expect(alert()).toBe('Confira este campo:Slug: Campo obrigatório'));
    expect(focused()).toBe(1);
    expect(save).not.toHaveBeenCalled();
  });

  it('shows a refusal of the server at its field', async () => {
    const taken = new ApiProblem({
      status: 422,
      code: 'invalid_input',
      title: 'Dados inválidos',
      detail: 'Confira os campos indicados.',
      errors: [{ path: 'slug', message: 'Já existe um curso com este slug.' }],
    });
    const { alert, focused, values } = await fillIn(
      { title: 'Lógica', slug: 'logica' },
      vi.fn(() => Promise.reject(taken)),
    );

    await vi.waitFor(() => expect(alert()).toContain('Slug: Já existe um curso com este slug.'));
    expect(focused()).toBe(1);
    expect(values()).toEqual(['Lógica', 'logica']);
  });

  it('ties the refusal of a part to its field, and tells that of no field in words', async () => {
    const refused = new ApiProblem({
      status: 422,
      code: 'invalid_input',
      title: 'Dados inválidos',
      detail: 'Confira os campos indicados.',
      errors: [
        { path: 'slug.0.text', message: 'Cabem 3 questões.' },
        { path: 'elsewhere', message: 'Só 12 questões combinam com os filtros.' },
      ],
    });
    const { alert, focused } = await fillIn(
      { title: 'Lógica', slug: 'logica' },
      vi.fn(() => Promise.reject(refused)),
    );
    await vi.waitFor(() => expect(alert()).toContain('Slug: Cabem 3 questões.'));
    expect(alert()).toContain('Só 12 questões combinam com os filtros.');
    expect(focused()).toBe(1);
  });

  it('keeps the typed values when the server cannot be reached, and tells so', async () => {
    const offline = new ApiProblem({
      status: 0,
      code: 'offline',
      title: 'Sem conexão',
      detail: 'Confira sua conexão.',
    });
    const { alert, values } = await fillIn(
      { title: 'Lógica', slug: 'logica' },
      vi.fn(() => Promise.reject(offline)),
    );

    await vi.waitFor(() => expect(alert()).toBe('Confira sua conexão.'));
    expect(values()).toEqual(['Lógica', 'logica']);
  });

  it('is validated after the uploads have finished', async () => {
    const arrivals: ((hasArrived: boolean) => void)[] = [];
    const settle = () => new Promise<boolean>((resolve) => arrivals.push(resolve));
    const { alert, save } = await fillIn({ title: '', slug: 'logica' }, vi.fn(), settle);
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    expect(alert()).toBe('');

    arrivals[0]?.(true);
    await vi.waitFor(() => expect(alert()).toContain('Título: Campo obrigatório'));
    expect(save).not.toHaveBeenCalled();
  });

  it('is not saved when an upload failed', async () => {
    const settle = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
    const { save } = await fillIn({ title: 'Lógica', slug: 'logica' }, vi.fn(), settle);
    await vi.waitFor(() => expect(settle).toHaveResolvedWith(false));
    expect(save).not.toHaveBeenCalled();
  });
});
