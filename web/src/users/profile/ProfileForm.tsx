import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { masks } from '@sabia/domain/documents/mask.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import type { Profile } from '@sabia/domain/users/profile.ts';
import { AddressFields } from '../../addresses/AddressFields.tsx';
import { FileInput } from '../../files/FileInput.tsx';
import { settleUploads } from '../../files/settle-uploads.ts';
import { useUploader } from '../../files/uploader.ts';
import { useIdentityUser } from '../../layout/session.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { MaskedInput } from '../../ui/forms/MaskedInput.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { changesOf, labels, mistakesIn, type ProfileValues, valuesOf } from './profile-values.ts';
import { useChangeProfile } from '../profile.api.ts';
import { squarePhoto } from '../../files/square-photo.ts';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

/** Personal data. Unlike other forms, it stores no draft on the device. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const changeProfile = useChangeProfile(profile.id);
  const uploader = useUploader();
  const email = useIdentityUser()?.email;
  const today = dayInSaoPaulo(useNow());
  const before = valuesOf(profile);
  const form = useForm({
    initialValues: before,
    validateInputOnChange: true,
    validate: mistakesIn(before, today),
  });

  async function submit(values: ProfileValues): Promise<void> {
    await changeProfile(changesOf(values, before));
    form.resetDirty();
    showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
  }

  return (
    <Form form={form} labels={labels} settle={() => settleUploads(uploader)} onSubmit={submit}>
      <LeaveGuard hasChanges={() => form.isDirty()} isKept={false} />
      <FormSection title="Quem é você">
        <div style={{ maxWidth: 240 }}>
          <FileInput
            {...form.getInputProps('profilePicture')}
            value={form.values.profilePicture}
            kind="image"
            label={labels.profilePicture}
            description="Usamos um quadrado do meio dela."
            ratio="1 / 1"
            make={squarePhoto}
            uploader={uploader}
          />
        </div>
        <TextInput
          {...form.getInputProps('name')}
          label={labels.name}
          description="Como deve aparecer nos seus próximos certificados"
          autoComplete="name"
        />
        <TextInput label="E-mail" value={email ?? ''} readOnly variant="unstyled" />
      </FormSection>
      <FormSection title="Contato">
        <Columns>
          <MaskedInput
            {...form.getInputProps('phone')}
            value={form.values.phone}
            label={labels.phone}
            mask={masks.phone}
            type="tel"
            autoComplete="tel-national"
          />
          <MaskedInput
            {...form.getInputProps('whatsapp')}
            value={form.values.whatsapp}
            label={labels.whatsapp}
            mask={masks.phone}
            type="tel"
            autoComplete="tel-national"
          />
        </Columns>
      </FormSection>
      <FormSection title="Documentos">
        <Columns>
          <MaskedInput
            {...form.getInputProps('cpf')}
            value={form.values.cpf}
            label={labels.cpf}
            mask={masks.cpf}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('birthDate')}
            label={labels.birthDate}
            type="date"
            max={today}
            autoComplete="bday"
          />
        </Columns>
      </FormSection>
      <FormSection
        title="Endereço"
        intro="Digite o CEP e completamos a rua, o bairro, a cidade e o estado."
      >
        <AddressFields
          values={form.values}
          inputProps={form.getInputProps}
          set={(field, value) => form.setFieldValue(field, value)}
        />
      </FormSection>
      <Row justify="end">
        <Button type="submit" size="md" loading={form.submitting}>
          Salvar alterações
        </Button>
      </Row>
    </Form>
  );
}
