import { Switch } from '@mantine/core';
import { contentQuestionsOrder } from '@sabia/domain/exams/exam-settings.ts';
import { DrawFields } from '../../../exams/DrawFields.tsx';
import { ExamTermsFields } from '../../../exams/ExamTermsFields.tsx';
import { InstructionsInput } from '../../../exams/InstructionsInput.tsx';
import { OrderFields } from '../../../exams/OrderFields.tsx';
import type { MediaSender } from '../../../ui/rich-text/media/media-uploads.ts';
import type { ContentForm } from './content-values.ts';

/** Rules of an exam, and the draw of its questions. */
export function ExamFields({ form, media }: { form: ContentForm; media: MediaSender }) {
  const { autoGenerate, generatedExamFilters } = form.values;
  return (
    <>
      <ExamTermsFields form={form} />
      <OrderFields form={form} orders={contentQuestionsOrder.options} />
      <InstructionsInput form={form} media={media} />
      <Switch
        {...form.getInputProps('autoGenerate', { type: 'checkbox' })}
        label="Sortear questões do banco"
        description="Cada tentativa recebe questões de bancos, cursos e simulados da escola. Desligado, as questões são as que você escrever aqui."
      />
      {autoGenerate && (
        <DrawFields
          form={form}
          filters={{ ...form.getInputProps('generatedExamFilters'), value: generatedExamFilters }}
        />
      )}
    </>
  );
}
