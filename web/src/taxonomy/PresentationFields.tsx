import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { uploadProblem } from '../files/upload-problem.ts';
import type { Uploader } from '../files/uploader.ts';
import { FormSection } from '../ui/FormSection.tsx';
import { HoursInput } from '../ui/HoursInput.tsx';
import { RichTextInput } from '../ui/rich-text/RichTextInput.tsx';
import { ShortDescriptionInput } from '../ui/ShortDescriptionInput.tsx';
import { TermSelect } from './TermSelect.tsx';

interface PresentationValues {
  title: string;
  shortDescription: string;
  description: string;
  /** Text while it is no number yet. */
  estimatedCompletionHours: number | string;
  category: string;
  level: string;
}

interface PresentationFieldsProps {
  /** What of a form they need; it may have other fields. */
  form: Pick<
    UseFormReturnType<PresentationValues>,
    'values' | 'errors' | 'getInputProps' | 'setFieldValue'
  >;
  uploader: Uploader;
  intro?: string;
  /** 'da trilha' */
  of: string;
  descriptionHint: string;
  placeholder: string;
}

/** What learners choose something by that has one category and one level. */
export function PresentationFields(props: PresentationFieldsProps) {
  const { form, uploader, intro, of, descriptionHint, placeholder } = props;
  const { shortDescription, description, category, level } = form.values;
  return (
    <FormSection title="Apresentação" intro={intro}>
      <TextInput {...form.getInputProps('title')} label="Título" withAsterisk />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        value={shortDescription}
        of={of}
      />
      <RichTextInput
        label="Descrição"
        withAsterisk
        description={descriptionHint}
        placeholder={placeholder}
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
