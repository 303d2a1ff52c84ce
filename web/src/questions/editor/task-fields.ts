import type { MediaSender } from '../../ui/rich-text/media/media-uploads.ts';
import type { QuestionForm } from './question-values.ts';

export interface TaskFieldsProps {
  form: QuestionForm;
  media: MediaSender;
}
