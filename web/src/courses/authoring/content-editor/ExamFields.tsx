import { Switch } from '@mantine/core';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import { DrawFields } from '../../../questions/DrawFields.tsx';
import { ExamTermsFields } from '../../../questions/ExamTermsFields.tsx';
import type { ContentForm } from './content-values.ts';

/** Rules of an exam, and the draw of its questions. */
export function ExamFields({ form }: { form: ContentForm }) {
  const { isDrawn, generatedExamFilters, questionsQtd } = form.values;
  return (
    <>
      <ExamTermsFields
        labels={contentLabels}
        passingScore={form.getInputProps('passingScore')}
        timeLimitMinutes={form.getInputProps('timeLimitMinutes')}
        attemptsLimit={form.getInputProps('attemptsLimit')}
        attemptsPauseHours={form.getInputProps('attemptsPauseHours')}
      />
      <Switch
        {...form.getInputProps('isDrawn', { type: 'checkbox' })}
        label="Sortear questões do banco"
        description="Cada tentativa recebe questões dos cursos e simulados da escola. Desligado, as questões são as que você escrever aqui."
      />
      {isDrawn && (
        <DrawFields
          labels={{
            filters: contentLabels.generatedExamFilters,
            questionsQtd: contentLabels.questionsQtd,
          }}
          filters={{ ...form.getInputProps('generatedExamFilters'), value: generatedExamFilters }}
          questionsQtd={{ ...form.getInputProps('questionsQtd'), value: questionsQtd }}
        />
      )}
    </>
  );
}
