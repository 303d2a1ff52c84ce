import type { ImageSender } from '../../ui/rich-text/image-uploads.ts';
import type { QuestionForm } from './question-values.ts';

export interface TaskFieldsProps {
  form: QuestionForm;
  images: ImageSender;
}
