import { TextInput } from '@mantine/core';
import { uploadProblem } from '../../../files/upload-problem.ts';
import type { Uploader } from '../../../files/uploader.ts';
import { TermSelect } from '../../../taxonomy/TermSelect.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { HoursInput } from '../../../ui/HoursInput.tsx';
import { RichTextInput } from '../../../ui/rich-text/RichTextInput.tsx';
import { ShortDescriptionInput } from '../../../ui/ShortDescriptionInput.tsx';
import type { SettingsForm } from './settings-values.ts';

interface PresentationFieldsProps {
  form: SettingsForm;
  uploader: Uploader;
}

export function PresentationFields({ form, uploader }: PresentationFieldsProps) {
  const { shortDescription, description, category, level } = form.values;
  return (
    <FormSection title="Apresentação" intro="É por aqui que as pessoas encontram a trilha.">
      <TextInput {...form.getInputProps('title')} label="Título" withAsterisk />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        value={shortDescription}
        of="da trilha"
      />
      <RichTextInput
        label="Descrição"
        withAsterisk
        description="Aonde a trilha leva, e para quem ela é."
        placeholder="Conte aonde se chega no fim…"
        value={description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
        images={{ problem: (file) => uploadProblem('image', file), upload: uploader.upload }}
        data-path="description"
      />
      <HoursInput {...form.getInputProps('estimatedCompletionHours')} />
      <TermSelect
        {...form.getInputProps('category')}
        kind="categories"
        value={category}
        label="Categoria"
        withAsterisk
      />
      <TermSelect
        {...form.getInputProps('level')}
        kind="levels"
        value={level}
        label="Nível"
        withAsterisk
      />
    </FormSection>
  );
}
