import { Switch } from '@mantine/core';
import { contentQuestionsOrder } from '@sabia/domain/exams/exam-settings.ts';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import { DrawFields } from '../../../questions/DrawFields.tsx';
import { OrderFields } from '../../../questions/OrderFields.tsx';
import { quotaPaths } from '../../../questions/quota-values.ts';
import { ExamTermsFields } from '../../../questions/ExamTermsFields.tsx';
import { InstructionsInput } from '../../../questions/InstructionsInput.tsx';
import type { MediaSender } from '../../../ui/rich-text/media-uploads.ts';
import type { ContentForm } from './content-values.ts';

/** Rules of an exam, and the draw of its questions. */
export function ExamFields({ form, media }: { form: ContentForm; media: MediaSender }) {
  const { isDrawn, generatedExamFilters, questionsQtd, drawQuotas, notSeenInDays } = form.values;
  return (
    <>
      <ExamTermsFields
        labels={contentLabels}
        passingScore={form.getInputProps('passingScore')}
        timeLimitMinutes={form.getInputProps('timeLimitMinutes')}
        attemptsLimit={form.getInputProps('attemptsLimit')}
        attemptsPauseHours={form.getInputProps('attemptsPauseHours')}
        opensAt={form.getInputProps('opensAt')}
        closesAt={form.getInputProps('closesAt')}
        keyRelease={form.getInputProps('keyRelease')}
      />
      <OrderFields
        labels={contentLabels}
        questionsOrder={isDrawn ? null : form.getInputProps('questionsOrder')}
        orders={contentQuestionsOrder.options}
        alternativesOrder={form.getInputProps('alternativesOrder')}
      />
      <InstructionsInput
        value={form.values.instructions}
        error={form.errors['instructions']}
        onChange={(html) => form.setFieldValue('instructions', html)}
        media={media}
      />
      <Switch
        {...form.getInputProps('isDrawn', { type: 'checkbox' })}
        label="Sortear questões do banco"
        description="Cada tentativa recebe questões de bancos, cursos e simulados da escola. Desligado, as questões são as que você escrever aqui."
      />
      {isDrawn && (
        <DrawFields
          labels={{
            filters: contentLabels.generatedExamFilters,
            questionsQtd: contentLabels.questionsQtd,
            notSeenInDays: contentLabels.notSeenInDays,
          }}
          filters={{ ...form.getInputProps('generatedExamFilters'), value: generatedExamFilters }}
          questionsQtd={{ ...form.getInputProps('questionsQtd'), value: questionsQtd }}
          notSeenInDays={{ ...form.getInputProps('notSeenInDays'), value: notSeenInDays }}
          quotas={drawQuotas}
          onQuotas={(quotas) => {
            form.setFieldValue('drawQuotas', quotas);
            for (const path of quotaPaths(form.errors)) form.clearFieldError(path);
          }}
          errors={form.errors}
        />
      )}
    </>
  );
}
