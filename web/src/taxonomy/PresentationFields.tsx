import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mediaSender } from '../files/media-sender.ts';
import type { ReactNode } from 'react';
import type { Uploader } from '../files/uploader.ts';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { HoursInput } from '../ui/forms/HoursInput.tsx';
import { RichTextInput } from '../ui/rich-text/editor/RichTextInput.tsx';
import { ShortDescriptionInput } from '../ui/forms/ShortDescriptionInput.tsx';
import { TermSelect } from './TermSelect.tsx';

interface PresentationValues {
  title: string;
  shortDescription: string;
  description: string;
  /** A string while it is not a valid number. */
  estimatedCompletionHours: number | string;
  category: string;
  level: string;
}

interface PresentationFieldsProps {
  /** The form, which has these fields and others. */
  form: Pick<
    UseFormReturnType<PresentationValues>,
    'values' | 'errors' | 'getInputProps' | 'setFieldValue'
  >;
  labels: Readonly<Record<keyof PresentationValues, string>>;
  uploader: Uploader;
  intro?: string;
  /** 'da trilha' */
  of: string;
  descriptionHint: string;
  placeholder: string;
  /** A field below the title. */
  afterTitle?: ReactNode;
}

/** Title, texts, hours, category and level of a trail, or of a course in its short form. */
export function PresentationFields(props: PresentationFieldsProps) {
  const { form, labels, uploader, intro, of, descriptionHint, placeholder } = props;
  const { shortDescription, description, category, level } = form.values;
  return (
    <FormSection title="Apresentação" intro={intro}>
      <TextInput {...form.getInputProps('title')} label={labels.title} withAsterisk />
      {props.afterTitle}
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        label={labels.shortDescription}
        value={shortDescription}
        of={of}
      />
      <RichTextInput
        label={labels.description}
        withAsterisk
        description={descriptionHint}
        placeholder={placeholder}
        value={description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
        media={mediaSender(uploader)}
        data-path="description"
      />
      <HoursInput
        {...form.getInputProps('estimatedCompletionHours')}
        label={labels.estimatedCompletionHours}
      />
      <TermSelect
        {...form.getInputProps('category')}
        kind="categories"
        value={category}
        label={labels.category}
        withAsterisk
      />
      <TermSelect
        {...form.getInputProps('level')}
        kind="levels"
        value={level}
        label={labels.level}
        withAsterisk
      />
    </FormSection>
  );
}
