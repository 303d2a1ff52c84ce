import { Button, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { usePlanAdministration } from '../../subscriptions.api.ts';
import { draftOf, labels, mistakesIn, newPlan, type PlanValues, valuesOf } from './plan-values.ts';

interface PlanFormProps {
  /** Null for a new plan. */
  plan: Plan | null;
  onSaved: () => void;
}

export function PlanForm({ plan, onSaved }: PlanFormProps) {
  const { createPlan, changePlan } = usePlanAdministration();
  const form = useForm<PlanValues>({
    initialValues: plan ? valuesOf(plan) : newPlan,
    validateInputOnChange: true,
    validate: mistakesIn,
  });

  async function submit(values: PlanValues): Promise<void> {
    const draft = draftOf(values);
    await (plan ? changePlan(plan.id, draft) : createPlan(draft));
    showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
    onSaved();
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <TextInput
        {...form.getInputProps('name')}
        label={labels.name}
        placeholder="Plano mensal"
        data-autofocus
      />
      <NumberInput
        {...form.getInputProps('price')}
        label={labels.price}
        prefix="R$ "
        decimalSeparator=","
        thousandSeparator="."
        decimalScale={2}
        fixedDecimalScale
        allowNegative={false}
        hideControls
      />
      <NativeSelect
        {...form.getInputProps('period')}
        label={labels.period}
        data={[
          { value: 'MONTH', label: 'Todo mês' },
          { value: 'YEAR', label: 'Todo ano' },
        ]}
      />
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label="Ativo"
        description="Aparece para quem quer assinar."
      />
      <div>
        <Button type="submit" loading={form.submitting}>
          {plan ? 'Salvar alterações' : 'Criar plano'}
        </Button>
      </div>
    </Form>
  );
}
