import { Button } from '@mantine/core';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { useForm } from '@mantine/form';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import type { Profile } from '@sabia/domain/users/profile.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AddressFields } from '../../addresses/AddressFields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { BirthDateInput } from '../../users/BirthDateInput.tsx';
import { useChangeProfile } from '../../users/profile.api.ts';
import { useNow } from '../../ui/words/use-now.ts';
import { TermsNote } from '../../users/TermsNote.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { paymentMethods } from '../payment-methods.ts';
import { PlanTerms } from '../PlanTerms.tsx';
import { useSubscriptionActions } from '../subscriptions.api.ts';
import {
  type CheckoutValues,
  draftOf,
  labels,
  mistakesIn,
  needsAddress,
  valuesOf,
} from './checkout-values.ts';
import { Choices } from './Choices.tsx';
import { PayerFields } from './PayerFields.tsx';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

interface CheckoutFormProps {
  plans: readonly Plan[];
  profile: Profile;
  userId: string;
}

/** One column: plan, method, payer, and the address if the payment needs it. Cards are entered on the page of the payment service. */
export function CheckoutForm({ plans, profile, userId }: CheckoutFormProps) {
  const { subscribe } = useSubscriptionActions(userId);
  const changeProfile = useChangeProfile(userId);
  const today = dayInSaoPaulo(useNow());
  const navigate = useNavigate({ from: '/assinatura' });
  const { voltar, plano } = useSearch({ from: '/assinatura' });
  const wanted = plans.find(({ id }) => id === plano);
  const form = useForm<CheckoutValues>({
    initialValues: valuesOf((wanted ?? plans[0])?.id ?? '', profile),
    validateInputOnChange: true,
    validate: mistakesIn(today),
  });
  const { planId, method, payer } = form.values;
  const chosen = plans.find(({ id }) => id === planId);

  async function submit(values: CheckoutValues): Promise<void> {
    // A birth date under 18 stays also if the payment has to wait for a guardian (product.md R9).
    if (profile.birthDate === null) await changeProfile({ birthDate: values.birthDate });
    await subscribe(draftOf(values, voltar));
    await navigate({ search: { voltar }, replace: true });
    window.scrollTo({ top: 0 });
  }

  const keepsPayer = payer.kind === 'PERSON' && (
    <CheckboxLabel>
      <input
        type="checkbox"
        checked={form.values.keepsPayer}
        onChange={({ currentTarget }) => form.setFieldValue('keepsPayer', currentTarget.checked)}
      />
      {needsAddress(form.values)
        ? 'Guardar o CPF e o endereço no meu perfil'
        : 'Guardar o CPF no meu perfil'}
    </CheckboxLabel>
  );

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <FormSection title="Escolha o plano">
        <Choices
          label="Plano"
          value={planId}
          choices={plans.map((plan) => ({
            value: plan.id,
            label: plan.name,
            details: <PlanTerms plan={plan} plans={plans} />,
          }))}
          onChange={(id) => form.setFieldValue('planId', id)}
        />
      </FormSection>
      <FormSection title="Como pagar">
        <Choices
          label="Forma de pagamento"
          value={method}
          choices={methods}
          onChange={(value) => form.setFieldValue('method', value)}
        />
      </FormSection>
      <FormSection title="Quem paga" intro="Os dados saem no recibo.">
        <PayerFields form={form} />
        {!needsAddress(form.values) && keepsPayer}
      </FormSection>
      {needsAddress(form.values) && (
        <FormSection
          title="Endereço"
          intro="Digite o CEP e completamos a rua, o bairro, a cidade e o estado."
        >
          <AddressFields
            values={payer.address}
            inputProps={(field) => form.getInputProps(`payer.address.${field}`)}
            set={(field, value) => form.setFieldValue(`payer.address.${field}`, value)}
          />
          {keepsPayer}
        </FormSection>
      )}
      {profile.birthDate === null && (
        <FormSection title="Quem estuda">
          <BirthDateInput {...form.getInputProps('birthDate')} label={labels['birthDate']} />
        </FormSection>
      )}
      <Row gap={12} justify="between">
        <strong>{chosen ? `Total agora: ${formatPrice(chosen.priceCents)}` : ''}</strong>
        <Button type="submit" size="md" loading={form.submitting}>
          Continuar para o pagamento
        </Button>
      </Row>
      <Muted size={14}>
        A assinatura renova até você cancelar, com um clique. Nos primeiros 7 dias, devolvemos o
        valor inteiro se você mudar de ideia, uma vez a cada 12 meses.
      </Muted>
      <TermsNote when="Ao continuar" />
    </Form>
  );
}

const methods = paymentMethods.map(({ method, name, details }) => ({
  value: method,
  label: name,
  details: (
    <Muted as="span" size={14}>
      {details}
    </Muted>
  ),
}));
