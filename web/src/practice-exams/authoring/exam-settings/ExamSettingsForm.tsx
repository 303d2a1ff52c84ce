import { useForm } from '@mantine/form';
import type {
  PracticeExam,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { ExamTermsFields } from '../../../questions/ExamTermsFields.tsx';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { toasts } from '../toasts.ts';
import { ExamPreview } from './ExamPreview.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { LevelingFields } from './LevelingFields.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { draftOf, labelsOf, mistakesOf, type SettingsValues } from './settings-values.ts';

interface ExamSettingsFormProps {
  initialValues: SettingsValues;
  /** Under which what is typed is kept. */
  draft: string;
  submitLabel: string;
  save: (draft: Omit<PracticeExamDraft, 'isActive'>) => Promise<PracticeExam>;
  onSaved: (exam: PracticeExam) => Promise<void>;
  failed: Toast;
}

export function ExamSettingsForm({
  initialValues,
  draft,
  submitLabel,
  save,
  onSaved,
  failed,
}: ExamSettingsFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });

  async function submit(values: SettingsValues): Promise<void> {
    const exam = await save(draftOf(values));
    form.resetDirty();
    showToast(toasts.saved);
    await onSaved(exam);
  }

  return (
    <EditorForm
      form={form}
      labels={labelsOf(form.values)}
      draft={{ form: draft }}
      onSubmit={submit}
      submitLabel={submitLabel}
      failed={failed}
      preview={<ExamPreview values={form.values} />}
    >
      <PresentationFields form={form} />
      <GenerationFields form={form} />
      <FormSection
        title="Regras"
        intro="Quem já começou uma tentativa a termina com as regras com que começou."
      >
        <ExamTermsFields
          passingScore={form.getInputProps('passingScore')}
          timeLimitMinutes={form.getInputProps('timeLimitMinutes')}
        />
      </FormSection>
      <LevelingFields form={form} />
    </EditorForm>
  );
}
