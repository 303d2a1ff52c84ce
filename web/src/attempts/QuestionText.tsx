import type { Question } from '@sabia/domain/questions/question.ts';
import { RichText } from '../ui/rich-text/RichText.tsx';
import { Video } from '../ui/video/Video.tsx';

interface QuestionTextProps {
  question: Question;
  /** From 1. */
  number: number;
}

/** The statement of a question, and its video if it has one. */
export function QuestionText({ question, number }: QuestionTextProps) {
  const { id, statement, videoQuestionUrl } = question;
  return (
    <>
      <RichText html={statement} />
      {videoQuestionUrl && (
        <Video content={{ id, title: `Vídeo da questão ${number}`, videoUrl: videoQuestionUrl }} />
      )}
    </>
  );
}
