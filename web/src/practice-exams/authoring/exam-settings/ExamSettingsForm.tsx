import { useForm } from '@mantine/form';
import type {
  PracticeExam,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { toasts } from '../toasts.ts';
import { ExamPreview } from './ExamPreview.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { LevelingFields } from './LevelingFields.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { draftOf, labelsOf, mistakesOf, type SettingsValues } from './settings-values.ts';
import { TermsOfExamFields } from './TermsOfExamFields.tsx';

interface ExamSettingsFormProps {
  initialValues: SettingsValues;
  submitLabel: string;
  save: (draft: PracticeExamDraft) => Promise<PracticeExam>;
  onSaved: (exam: PracticeExam) => Promise<void>;
  failed: Toast;
}

export function ExamSettingsForm({
  initialValues,
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
      onSubmit={submit}
      submitLabel={submitLabel}
      failed={failed}
      preview={<ExamPreview values={form.values} />}
    >
      <PresentationFields form={form} />
      <GenerationFields form={form} />
      <TermsOfExamFields form={form} />
      <LevelingFields form={form} />
      <PublicationFields form={form} />
    </EditorForm>
  );
}
