import { Button, TextInput } from '@mantine/core';
import { courseLabels } from '@sabia/domain/courses/course-labels.ts';
import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';
import { useState } from 'react';
import { mediaSender } from '../../../files/media-sender.ts';
import type { Uploader } from '../../../files/uploader.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { HoursInput } from '../../../ui/forms/HoursInput.tsx';
import { RichTextInput } from '../../../ui/rich-text/editor/RichTextInput.tsx';
import { ShortDescriptionInput } from '../../../ui/forms/ShortDescriptionInput.tsx';
import type { CourseForm } from './settings-values.ts';

interface PresentationFieldsProps {
  form: CourseForm;
  uploader: Uploader;
  suggestsSlug: boolean;
  /** The hours that the contents take; null while there are none. */
  computedHours: number | null;
}

export function PresentationFields({
  form,
  uploader,
  suggestsSlug,
  computedHours,
}: PresentationFieldsProps) {
  const { title, slug } = form.values;
  const [isSuggesting, setSuggesting] = useState(suggestsSlug && slug === suggestSlug(title));
  return (
    <FormSection title="Apresentação">
      <TextInput
        {...form.getInputProps('title')}
        label={courseLabels.title}
        withAsterisk
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('title', value);
          if (isSuggesting) form.setFieldValue('slug', suggestSlug(value));
        }}
      />
      <TextInput
        {...form.getInputProps('slug')}
        label={courseLabels.slug}
        description={`O endereço do curso: /cursos/${slug || '…'}`}
        withAsterisk
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('slug', value);
          // An emptied slug follows the title again.
          setSuggesting(suggestsSlug && value === '');
        }}
      />
      <TextInput {...form.getInputProps('subTitle')} label={courseLabels.subTitle} />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        label={courseLabels.shortDescription}
        value={form.values.shortDescription}
        of="do curso"
      />
      <RichTextInput
        label={courseLabels.description}
        withAsterisk
        description="O que se aprende, para quem é e do que se precisa. Abre a página do curso."
        placeholder="Conte do que trata o curso…"
        value={form.values.description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors.description}
        media={mediaSender(uploader)}
        data-path="description"
      />
      <HoursInput
        {...form.getInputProps('estimatedCompletionHours')}
        label={courseLabels.estimatedCompletionHours}
      />
      {computedHours !== null && (
        <Row gap={12}>
          <Muted as="span" size={14}>
            Textos, vídeos e questões do curso dão cerca de {formatHours(computedHours)}.
          </Muted>
          {form.values.estimatedCompletionHours !== computedHours && (
            <Button
              variant="default"
              onClick={() => form.setFieldValue('estimatedCompletionHours', computedHours)}
            >
              Usar {formatHours(computedHours)}
            </Button>
          )}
        </Row>
      )}
    </FormSection>
  );
}
