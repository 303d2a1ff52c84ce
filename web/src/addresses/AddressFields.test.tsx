// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { useForm } from '@mantine/form';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../platform/api/query-client.ts';
import { type AppContext, AppContextProvider } from '../layout/app-context.tsx';
import { SiteTheme } from '../ui/theme/SiteTheme.tsx';
import { serve } from '../platform/testing/serve.ts';
import { AddressFields } from './AddressFields.tsx';
import { type AddressValues, addressLabels } from './address-values.ts';
import { emptyPage } from '../ui/testing/empty-page.ts';

const blank: AddressValues = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
};

function Address({ initial }: { initial: AddressValues }) {
  const form = useForm({ initialValues: initial });
  return (
    <AddressFields
      values={form.values}
      inputProps={form.getInputProps}
      set={(field, value) => form.setFieldValue(field, value)}
    />
  );
}

const known: Record<string, object> = {
  '89010025': { street: 'Rua XV', neighborhood: 'Centro', city: 'Blumenau', state: 'SC' },
  '53010120': { street: null, neighborhood: null, city: 'Olinda', state: 'PE' },
};

/** The fields with a fake CEP service that replies when `answer` is called. */
async function open(initial: Partial<AddressValues> = {}) {
  const waiting: (() => void)[] = [];
  const service = await serve((request, response) => {
    const found = known[request.url?.split('/').at(-1) ?? ''];
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
    const answer = () => response.writeHead(found ? 200 : 404, headers).end(JSON.stringify(found));
    if (request.url?.includes('estados')) answer();
    else waiting.push(answer);
  });
  const queryClient = createQueryClient(async () => ({ postalCodes: service, states: service }));
  const { page, root } = emptyPage();
  root.render(
    <SiteTheme>
      <QueryClientProvider client={queryClient}>
        <AppContextProvider value={{ queryClient } as AppContext}>
          <Address initial={{ ...blank, ...initial }} />
        </AppContextProvider>
      </QueryClientProvider>
    </SiteTheme>,
  );
  await vi.waitFor(() => expect(page.querySelector('input')).not.toBeNull());
  const place = (label: string) => {
    const [found] = [...page.querySelectorAll('label')].filter(
      ({ textContent }) => textContent === label,
    );
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
  };
  return {
    type(label: string, text: string) {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      write?.call(place(label), text);
      place(label).dispatchEvent(new Event('input', { bubbles: true }));
    },
    async answer() {
      await vi.waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.();
    },
    shown: () => Object.values(addressLabels).map((label) => place(label).value),
    said: () => page.querySelector('[role=status]')?.textContent,
  };
}

it('fills in the address of the CEP, without the number', async () => {
  const address = await open();
  address.type('CEP', '89010025');
  await vi.waitFor(() => expect(address.said()).toBe('Procurando o endereço…'));
  await address.answer();
  await vi.waitFor(() => expect(address.said()).toBe('Endereço encontrado. Confira e complete.'));
  expect(address.shown()).toEqual(['89010-025', 'Rua XV', '', '', 'Centro', 'Blumenau', 'SC']);
});

it('keeps fields typed before and during the request', async () => {
  const address = await open();
  address.type('Bairro', 'Ponta Aguda');
  address.type('CEP', '89010025');
  address.type('Rua', 'Rua das Palmeiras');
  await address.answer();
  const typed = ['89010-025', 'Rua das Palmeiras', '', '', 'Ponta Aguda', 'Blumenau', 'SC'];
  await vi.waitFor(() => expect(address.shown()).toEqual(typed));
});

it('updates for another CEP, and clears the street for the CEP of a whole town', async () => {
  const address = await open({ ...blank, street: 'Rua Velha', city: 'Gaspar', state: 'SC' });
  address.type('CEP', '89010025');
  await address.answer();
  await vi.waitFor(() => expect(address.shown()[1]).toBe('Rua XV'));
  address.type('CEP', '53010120');
  await address.answer();
  const told = ['53010-120', '', '', '', '', 'Olinda', 'PE'];
  await vi.waitFor(() => expect(address.shown()).toEqual(told));
});

it('tells that nothing was found; the address can be typed', async () => {
  const address = await open();
  address.type('CEP', '00000000');
  await address.answer();
  await vi.waitFor(() =>
    expect(address.said()).toBe('Não encontramos o CEP agora. Preencha o endereço.'),
  );
  address.type('Rua', 'Rua Nova');
  expect(address.shown()[1]).toBe('Rua Nova');
});
