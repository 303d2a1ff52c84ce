import { attemptSettingLabels } from '@sabia/domain/exams/exam-settings.ts';
import type { MediaSender } from '../ui/rich-text/media/media-uploads.ts';
import { RichTextInput } from '../ui/rich-text/editor/RichTextInput.tsx';
import type { FormOfExam } from './exam-values.ts';

/** The instructions of an exam. */
export const InstructionsInput = ({ form, media }: { form: FormOfExam; media: MediaSender }) => (
  <RichTextInput
    value={form.values.instructions}
    error={form.errors['instructions']}
    onChange={(html) => form.setFieldValue('instructions', html)}
    media={media}
    label={attemptSettingLabels.instructions}
    description="Aparecem antes de começar, e durante a prova para quem quiser reler."
    data-path="instructions"
  />
);
