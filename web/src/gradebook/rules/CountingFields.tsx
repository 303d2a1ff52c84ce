import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { ruleLabels as labels, type RulesValues } from './rules-values.ts';

interface CountingFieldsProps {
  form: UseFormReturnType<RulesValues>;
  closedTerms: readonly string[];
}

/** The fields for the way from marks to results, and for the view of students. Closed terms lock most of them. */
export function CountingFields({ form, closedTerms }: CountingFieldsProps) {
  const { columns } = form.values;
  const isLocked = closedTerms.length > 0;
  const hasRecovery = columns.some(({ isRecovery }) => isRecovery);
  const isRecoveryLocked = columns.some(
    ({ isRecovery, term }) => isRecovery && closedTerms.includes(term),
  );
  return (
    <>
      <FormSection title="Como as notas contam">
        <Columns>
          <NativeSelect
            {...form.getInputProps('missing')}
            label={labels.missing}
            description="Zero só conta depois da primeira nota do período."
            withAsterisk
            disabled={isLocked}
            data={[
              { value: '', label: 'Escolha' },
              { value: 'ZERO', label: 'Conta como zero' },
              { value: 'LEAVE_OUT', label: 'Fica fora da conta' },
            ]}
          />
          <TextInput
            {...form.getInputProps('dropLowest')}
            label={labels.dropLowest}
            description="Em cada período. Com 0, todas contam."
            inputMode="numeric"
            autoComplete="off"
            disabled={isLocked}
          />
          <NativeSelect
            {...form.getInputProps('rounding')}
            label={labels.rounding}
            description="A metade vai para cima."
            disabled={isLocked}
            data={[
              { value: '0.01', label: 'De 0,01 em 0,01' },
              { value: '0.1', label: 'De 0,1 em 0,1' },
              { value: '0.5', label: 'De 0,5 em 0,5' },
              { value: '1', label: 'Notas inteiras' },
            ]}
          />
          <TextInput
            {...form.getInputProps('passing')}
            label={labels.passing}
            description="A partir dela, o resultado final é suficiente."
            inputMode="decimal"
            autoComplete="off"
          />
          {hasRecovery && (
            <NativeSelect
              {...form.getInputProps('recovery')}
              label={labels.recovery}
              description="Vale para todas as recuperações."
              withAsterisk
              disabled={isRecoveryLocked}
              data={[
                { value: '', label: 'Escolha' },
                { value: 'MAX', label: 'Vale a maior nota' },
                { value: 'MEAN', label: 'Média entre as duas' },
                { value: 'REPLACE', label: 'Substitui o resultado' },
              ]}
            />
          )}
        </Columns>
      </FormSection>
      <FormSection title="O que os estudantes veem">
        <Switch
          {...form.getInputProps('openToStudents', { type: 'checkbox' })}
          label={labels.openToStudents}
          description="Sem isso, cada estudante vê as próprias notas quando o período fecha. Ninguém vê as notas de colegas."
        />
      </FormSection>
    </>
  );
}
