import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { masks } from '@sabia/domain/documents/mask.ts';
import { MaskedInput } from '../../ui/forms/MaskedInput.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { labels } from './checkout-values.ts';
import { Choices } from './Choices.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';

const kinds = [
  { value: 'PERSON', label: 'Pessoa física' },
  { value: 'COMPANY', label: 'Empresa' },
] as const;

/** The payer: a person with a CPF, or a company with a CNPJ and a responsible person. */
export function PayerFields({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const { payer } = form.values;
  return (
    <>
      <Choices
        label="Quem paga"
        value={payer.kind}
        choices={kinds}
        onChange={(kind) => form.setFieldValue('payer.kind', kind)}
      />
      {payer.kind === 'PERSON' ? (
        <Columns>
          <TextInput
            {...form.getInputProps('payer.name')}
            label="Nome completo"
            autoComplete="name"
          />
          <MaskedInput
            {...form.getInputProps('payer.cpf')}
            value={payer.cpf}
            label={labels['payer.cpf']}
            mask={masks.cpf}
            autoComplete="off"
          />
        </Columns>
      ) : (
        <Columns>
          <TextInput
            {...form.getInputProps('payer.name')}
            label="Razão social"
            autoComplete="organization"
          />
          <MaskedInput
            {...form.getInputProps('payer.cnpj')}
            value={payer.cnpj}
            label={labels['payer.cnpj']}
            mask={masks.cnpj}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('payer.responsible')}
            label={labels['payer.responsible']}
            description="Quem responde pela empresa"
            autoComplete="name"
          />
          <TextInput
            {...form.getInputProps('payer.stateRegistration')}
            label={labels['payer.stateRegistration']}
            description="Se não tiver, escreva ISENTO"
            autoComplete="off"
          />
        </Columns>
      )}
    </>
  );
}
