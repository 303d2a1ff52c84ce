import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { useRef, useState } from 'react';
import { settleUploads } from '../../files/settle-uploads.ts';
import { mediaSender } from '../../files/media-sender.ts';
import { useUploader } from '../../files/uploader.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { count } from '../../ui/words/plural.ts';
import { RichTextInput } from '../../ui/rich-text/editor/RichTextInput.tsx';
import { KindField } from './KindField.tsx';
import { TaskFields } from './TaskFields.tsx';
import { useGradesDialog } from './GradesDialog.tsx';
import { MetadataFields } from './MetadataFields.tsx';
import { RubricFields } from './RubricFields.tsx';
import { blankQuestion, labelsOf, mistakesOf, valuesOf } from './question-values.ts';
import { PastedQuestionOffer } from './PastedQuestionOffer.tsx';
import type { QuestionValues } from './value-types.ts';
import { FormActions } from '../../ui/forms/FormActions.tsx';
import { type SavedQuestion, useSaveQuestion } from './save-question.ts';
import { VideoField } from './VideoField.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';

interface QuestionFormProps {
  owner: QuestionsOwner;
  /** Absent for a new question. */
  question: AuthoredQuestion | undefined;
  onSaved: (saved: SavedQuestion, isAnotherNext: boolean) => void;
  onCancel: () => void;
}

export function QuestionForm({ owner, question, onSaved, onCancel }: QuestionFormProps) {
  const uploader = useUploader();
  const { askForGrades, dialog } = useGradesDialog();
  const save = useSaveQuestion(owner, question, askForGrades);
  const isAnotherNext = useRef(false);
  const [initialValues] = useState(() => (question ? valuesOf(question) : blankQuestion()));
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const media = mediaSender(uploader);
  const [divisions, setDivisions] = useState(0);

  async function submit(values: QuestionValues): Promise<void> {
    const saved = await save(values);
    if (!saved) return;
    form.resetDirty();
    onSaved(saved, isAnotherNext.current);
  }

  return (
    <>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <Form
        form={form}
        labels={labelsOf(form.values)}
        draft={{
          form: `questions/${question?.id ?? Object.values(owner).join()}`,
          unsent: uploader.unsent,
        }}
        settle={() => settleUploads(uploader)}
        onSubmit={submit}
      >
        {question && question.answeredTriesQtd > 0 && (
          <Callout>
            <p>
              {count(question.answeredTriesQtd, 'tentativa respondeu', 'tentativas responderam')} a
              esta questão, e quem respondeu continua vendo a versão que viu.
            </p>
          </Callout>
        )}
        <KindField form={form} isNew={question === undefined} />
        <RichTextInput
          // The editor reads its value only when it mounts.
          key={divisions}
          label={questionLabels.statement}
          withAsterisk
          takesFocus
          value={form.values.statement}
          onChange={(html) => form.setFieldValue('statement', html)}
          error={form.errors.statement}
          media={media}
          data-path="statement"
        />
        <PastedQuestionOffer form={form} onDivided={() => setDivisions(divisions + 1)} />
        <VideoField form={form} />
        <TaskFields form={form} media={media} />
        <RichTextInput
          label={questionLabels.explanation}
          description="Aparece depois da resposta: por que a certa é a certa."
          value={form.values.explanation}
          onChange={(html) => form.setFieldValue('explanation', html)}
          error={form.errors.explanation}
          media={media}
          data-path="explanation"
        />
        <RubricFields form={form} />
        <MetadataFields form={form} isInBank={'bankId' in owner} />
        <FormActions>
          <Button variant="subtle" visibleFrom="sm" onClick={onCancel}>
            Cancelar
          </Button>
          <Button
            variant="default"
            disabled={form.submitting}
            onClick={({ currentTarget }) => {
              isAnotherNext.current = true;
              currentTarget.form?.requestSubmit();
            }}
          >
            Salvar e criar outra
          </Button>
          <Button
            type="submit"
            loading={form.submitting}
            onClick={() => (isAnotherNext.current = false)}
          >
            Salvar
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  );
}
