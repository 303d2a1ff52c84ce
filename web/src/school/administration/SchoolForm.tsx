import { NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { masks } from '@sabia/domain/documents/mask.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { School, SchoolChanges, TermsOfUse } from '@sabia/domain/school/school.ts';
import { usualLeastAttendance } from '@sabia/domain/rolls/attendance.ts';
import { AddressFields } from '../../addresses/AddressFields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { MaskedInput } from '../../ui/forms/MaskedInput.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { changesOf, labels, mistakesIn, type SchoolValues, valuesOf } from './school-values.ts';
import { TermsField } from './TermsField.tsx';

interface SchoolFormProps {
  school: School;
  terms: TermsOfUse;
  save: (changes: SchoolChanges) => Promise<School>;
}

export function SchoolForm({ school, terms, save }: SchoolFormProps) {
  const form = useForm<SchoolValues>({
    initialValues: valuesOf(school, school.hasOwnTerms ? terms.html : ''),
    validateInputOnChange: true,
    validate: mistakesIn,
  });

  async function submit(values: SchoolValues): Promise<void> {
    await save(changesOf(values));
    form.resetDirty();
    showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <LeaveGuard hasChanges={() => form.isDirty()} isKept={false} />
      <FormSection
        title="Empresa"
        intro="A lei pede que o site mostre estes dados (Decreto 7.962/2013). Eles aparecem no rodapé, nos termos de uso e nos recibos."
      >
        <Columns>
          <TextInput
            {...form.getInputProps('legalName')}
            label={labels.legalName}
            autoComplete="organization"
          />
          <MaskedInput
            {...form.getInputProps('cnpj')}
            value={form.values.cnpj}
            label={labels.cnpj}
            mask={masks.cnpj}
            autoComplete="off"
          />
        </Columns>
        <TextInput
          {...form.getInputProps('email')}
          label={labels.email}
          description="Para dúvidas, pedidos e reclamações de quem estuda"
          type="email"
          autoComplete="off"
        />
        <AddressFields
          values={form.values.address}
          inputProps={(field) => form.getInputProps(`address.${field}`)}
          set={(field, value) => form.setFieldValue(`address.${field}`, value)}
        />
      </FormSection>
      <FormSection
        title="Encarregado de dados pessoais"
        intro="Com quem as pessoas falam sobre os dados delas (Lei 13.709/2018). Aparece na página Privacidade."
      >
        <Columns>
          <TextInput {...form.getInputProps('dpoName')} label={labels.dpoName} autoComplete="off" />
          <TextInput
            {...form.getInputProps('dpoEmail')}
            label={labels.dpoEmail}
            type="email"
            autoComplete="off"
          />
        </Columns>
      </FormSection>
      <FormSection
        title="Frequência"
        intro="As turmas mostram a quem ensina os estudantes que ficam abaixo da frequência mínima."
      >
        <NumberInput
          {...form.getInputProps('leastAttendance')}
          label={labels.leastAttendance}
          description={`Sem um número aqui vale ${formatPercentage(usualLeastAttendance)}, o mínimo da lei para a educação básica (Lei 9.394/1996, art. 24).`}
          min={0}
          max={100}
          clampBehavior="none"
          allowDecimal={false}
        />
      </FormSection>
      <TermsField
        value={form.values.terms}
        current={terms.html}
        error={form.errors['terms']}
        onChange={(html) => form.setFieldValue('terms', html)}
      />
      <SaveBar label="Salvar alterações" isSaving={form.submitting} hasUnsaved={form.isDirty()} />
    </Form>
  );
}
