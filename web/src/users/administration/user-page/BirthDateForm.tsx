import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { pastBirthDate } from '@sabia/domain/documents/birth-date.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { type Profile, profileChanges } from '@sabia/domain/users/profile.ts';
import { rules } from '../../../platform/form-rules.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { useNow } from '../../../ui/words/use-now.ts';
import { useUserAdministration } from '../administering.api.ts';

const labels = { birthDate: 'Corrigir a data de nascimento' };

/** Changes a birth date. Users under 18 cannot do it themselves. */
export function BirthDateForm({ profile }: { profile: Profile }) {
  const { changeUser } = useUserAdministration();
  const today = dayInSaoPaulo(useNow());
  const form = useForm({
    initialValues: { birthDate: profile.birthDate ?? '' },
    validate: rules(profileChanges.extend({ birthDate: pastBirthDate(today) })),
  });

  async function submit({ birthDate }: typeof form.values): Promise<void> {
    await changeUser(profile.id, { birthDate });
    showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <TextInput
        {...form.getInputProps('birthDate')}
        label={labels.birthDate}
        description="A pedido da pessoa: quem disse ter menos de 18 anos não corrige sozinho."
        type="date"
        max={today}
      />
      <div>
        <Button type="submit" variant="default" loading={form.submitting}>
          Corrigir
        </Button>
      </div>
    </Form>
  );
}
