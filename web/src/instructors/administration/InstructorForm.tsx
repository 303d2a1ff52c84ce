import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';
import type { InstructorDraft } from '@sabia/domain/instructors/instructor.ts';
import { useState } from 'react';
import { FileInput } from '../../files/FileInput.tsx';
import { settleUploads } from '../../files/settle-uploads.ts';
import { squarePhoto } from '../../files/square-photo.ts';
import { useUploader } from '../../files/uploader.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import { draftOf, type InstructorValues, labels, mistakesOf } from './instructor-values.ts';

interface InstructorFormProps {
  initialValues: InstructorValues;
  isNew: boolean;
  /** Key of the unsaved values on this device. */
  draft: string;
  save: (draft: InstructorDraft) => Promise<unknown>;
  onSaved: () => Promise<void>;
}

export function InstructorForm({
  initialValues,
  isNew,
  draft,
  save,
  onSaved,
}: InstructorFormProps) {
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const [isSuggesting, setSuggesting] = useState(isNew);
  const { slug, biography, photoUrl, links } = form.values;

  async function submit(values: InstructorValues): Promise<void> {
    await save(draftOf(values));
    form.resetDirty();
    await onSaved();
  }

  return (
    <Form
      form={form}
      labels={labels}
      draft={{ form: draft, unsent: uploader.unsent }}
      settle={() => settleUploads(uploader)}
      onSubmit={submit}
    >
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <FormSection title="Apresentação" intro="Estes dados são públicos: combine com a pessoa.">
        <TextInput
          {...form.getInputProps('name')}
          label={labels['name']}
          withAsterisk
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('name', value);
            if (isSuggesting) form.setFieldValue('slug', suggestSlug(value));
          }}
        />
        <TextInput
          {...form.getInputProps('slug')}
          label={labels['slug']}
          description={`O endereço da página: /instrutores/${slug || '…'}`}
          withAsterisk
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('slug', value);
            // An emptied slug follows the name again.
            setSuggesting(isNew && value === '');
          }}
        />
        <Textarea
          {...form.getInputProps('biography')}
          label={labels['biography']}
          description={`A primeira frase aparece nos cursos. ${biography.length} de 600 caracteres.`}
          withAsterisk
          autosize
          minRows={4}
        />
      </FormSection>
      <FormSection title="Foto" intro="Sem foto, aparecem as iniciais do nome sobre azulejos.">
        <FileInput
          {...form.getInputProps('photoUrl')}
          kind="image"
          label={labels['photoUrl'] ?? ''}
          description="Fica quadrada, com o rosto no meio."
          value={photoUrl}
          uploader={uploader}
          make={squarePhoto}
          ratio="1 / 1"
        />
      </FormSection>
      <FormSection title="Links" intro="Até quatro, que começam com https://. O nome vem do site.">
        <Columns>
          {links.map((_, index) => (
            <TextInput
              key={index}
              {...form.getInputProps(`links.${index}`)}
              label={labels[`links.${index}`]}
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
          ))}
        </Columns>
      </FormSection>
      <SaveBar
        label={isNew ? 'Criar instrutor' : 'Salvar alterações'}
        isSaving={form.submitting}
        hasUnsaved={!isNew && form.isDirty()}
      />
    </Form>
  );
}
