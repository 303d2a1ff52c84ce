import { useForm } from '@mantine/form';
import { expect, it, vi } from 'vitest';
import { CodeInput } from './CodeInput.tsx';
import { Form } from './Form.tsx';
import { SiteTheme } from '../theme/SiteTheme.tsx';
import { emptyPage } from '../testing/empty-page.ts';

const labels = { otp: 'Código' };

interface CodeFormProps {
  submits?: boolean;
  save: (code: string) => Promise<void>;
}

function CodeForm({ submits, save }: CodeFormProps) {
  const form = useForm({ initialValues: { otp: '' } });
  return (
    <Form form={form} labels={labels} onSubmit={({ otp }) => save(otp)}>
      <CodeInput {...form.getInputProps('otp')} value={form.values.otp} submits={submits} />
      <button type="submit" disabled={form.submitting}>
        Confirmar
      </button>
    </Form>
  );
}

async function show(submits?: boolean) {
  const { page, root } = emptyPage();
  const save = vi.fn<(code: string) => Promise<void>>(async () => {});
  root.render(
    <SiteTheme>
      <CodeForm submits={submits} save={save} />
    </SiteTheme>,
  );
  await vi.waitFor(() => expect(page.querySelector('input')).not.toBeNull());
  const input = page.querySelector('input') as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  async function type(text: string, shown: string): Promise<void> {
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(input.value).toBe(shown));
  }
  return { type, save };
}

it('submits once with the eighth digit', async () => {
  const { type, save } = await show(true);
  await type('1234567', '1234567');
  expect(save).not.toHaveBeenCalled();
  await type('12345678', '12345678');
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith('12345678'));
});

it('reads the digits of a pasted code', async () => {
  const { type, save } = await show(true);
  await type(' 1234 5678\n', '12345678');
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith('12345678'));
});

it('submits a corrected code, and the same code only by the button', async () => {
  const { type, save } = await show(true);
  await type('12345678', '12345678');
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await type('1234567', '1234567');
  await type('12345678', '12345678');
  await type('1234567', '1234567');
  await type('12345679', '12345679');
  await vi.waitFor(() => expect(save).toHaveBeenLastCalledWith('12345679'));
  expect(save).toHaveBeenCalledTimes(2);
});

it('waits for the button in a form with more fields', async () => {
  const { type, save } = await show();
  await type('12345678', '12345678');
  await type('12345679', '12345679');
  expect(save).not.toHaveBeenCalled();
});
