import { Button, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import {
  type Content,
  hasQuestions,
  isExam,
  usualQuestionsOrder,
} from '@sabia/domain/courses/content.ts';
import { settleUploads } from '../../../files/settle-uploads.ts';
import { mediaSender } from '../../../files/media-sender.ts';
import { useUploader } from '../../../files/uploader.ts';
import { savingToasts } from '../../../publications/saving-toasts.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard.tsx';
import { RichTextInput } from '../../../ui/rich-text/editor/RichTextInput.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { ComplementFields } from './ComplementFields.tsx';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import {
  type ContentValues,
  labelsOf,
  mistakesOf,
  newContent,
  valuesOf,
} from './content-values.ts';
import type { EditedContent } from './edited-content.ts';
import { ExamFields } from './ExamFields.tsx';
import { ExtraContentFields } from './ExtraContentFields.tsx';
import { VideoFields } from './VideoFields.tsx';

interface ContentFormProps {
  edited: EditedContent;
  /** Answers with the new content after a creation. */
  save: (values: ContentValues) => Promise<Content | undefined>;
  /** Gets the new content after a creation. */
  onDone: (created?: Content) => void;
}

export function ContentForm({ edited, save, onDone }: ContentFormProps) {
  const { content, contentType } = edited;
  const uploader = useUploader();
  const form = useForm({
    initialValues: content
      ? valuesOf(content)
      : { ...newContent, questionsOrder: usualQuestionsOrder(contentType) },
    validateInputOnChange: true,
    validate: (values) => mistakesOf(contentType, values),
  });
  const media = mediaSender(uploader);

  async function submit(values: ContentValues): Promise<void> {
    const created = await save(values);
    form.resetDirty();
    showToast(savingToasts.COURSE.saved);
    onDone(created);
  }

  return (
    <>
      <LeaveGuard
        hasChanges={() => form.isDirty()}
        // A question opens above this form and leaves it as it is.
        staysIn={(search) => 'conteudo' in search && search.conteudo === content?.id}
      />
      <Form
        form={form}
        labels={labelsOf(form.values)}
        draft={{ form: `contents/${edited.key}`, unsent: uploader.unsent }}
        settle={() => settleUploads(uploader)}
        onSubmit={submit}
      >
        <TextInput
          {...form.getInputProps('title')}
          label={contentLabels.title}
          withAsterisk
          data-autofocus
        />
        {contentType === 'TEXTPAGE' && (
          <RichTextInput
            label={contentLabels.pageContent}
            withAsterisk
            placeholder="Escreva, cole ou arraste imagens para cá…"
            value={form.values.pageContent}
            onChange={(html) => form.setFieldValue('pageContent', html)}
            error={form.errors.pageContent}
            media={media}
            data-path="pageContent"
          />
        )}
        {contentType === 'VIDEO' && (
          <VideoFields
            form={form}
            media={media}
            uploader={uploader}
            contentId={content?.id ?? 'novo'}
          />
        )}
        {isExam(contentType) && <ExamFields form={form} media={media} />}
        <ComplementFields form={form} uploader={uploader} />
        <ExtraContentFields form={form} />
        <Switch
          {...form.getInputProps('isPreview', { type: 'checkbox' })}
          label={contentLabels.isPreview}
          description="Aberto a todos, antes mesmo de criar uma conta."
        />
        <Switch
          {...form.getInputProps('isActive', { type: 'checkbox' })}
          label={contentLabels.isActive}
          description="Desligado, só a administração o vê."
        />
        <FormActions>
          <Button variant="default" onClick={() => onDone()}>
            Cancelar
          </Button>
          <Button type="submit" loading={form.submitting}>
            {!content && hasQuestions(contentType) ? 'Criar e continuar' : 'Salvar'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
