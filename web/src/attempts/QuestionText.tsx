import type { Question } from '@sabia/domain/questions/question.ts';
import { Video } from '../ui/video/Video.tsx';
import { PicturedText } from './PicturedText.tsx';

interface QuestionTextProps {
  question: Question;
  /** From 1. */
  number: number;
}

/** The statement of a question, whose images open large, and its video if it has one. */
export function QuestionText({ question, number }: QuestionTextProps) {
  const { id, statement, videoQuestionUrl } = question;
  return (
    <>
      <PicturedText html={statement} />
      {videoQuestionUrl && (
        <Video content={{ id, title: `Vídeo da questão ${number}`, videoUrl: videoQuestionUrl }} />
      )}
    </>
  );
}
