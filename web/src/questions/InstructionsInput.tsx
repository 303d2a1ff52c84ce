import { practiceExamLabels } from '@sabia/domain/practice-exams/practice-exam-labels.ts';
import type { ReactNode } from 'react';
import type { MediaSender } from '../ui/rich-text/media-uploads.ts';
import { RichTextInput } from '../ui/rich-text/RichTextInput.tsx';

interface InstructionsInputProps {
  value: string;
  error: ReactNode;
  onChange: (html: string) => void;
  media: MediaSender;
}

/** The instructions of an exam. */
export const InstructionsInput = (props: InstructionsInputProps) => (
  <RichTextInput
    {...props}
    label={practiceExamLabels.instructions}
    description="Aparecem antes de começar, e durante a prova para quem quiser reler."
    data-path="instructions"
  />
);
