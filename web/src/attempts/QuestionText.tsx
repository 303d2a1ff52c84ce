import type { Question } from '@sabia/domain/questions/question.ts';
import { RichText } from '../ui/rich-text/RichText.tsx';
import { Video } from '../ui/video/Video.tsx';
import { Enlargeable } from './Enlargeable.tsx';

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
      {statement.includes('<img') ? (
        <Enlargeable>
          <RichText html={statement} />
        </Enlargeable>
      ) : (
        <RichText html={statement} />
      )}
      {videoQuestionUrl && (
        <Video content={{ id, title: `Vídeo da questão ${number}`, videoUrl: videoQuestionUrl }} />
      )}
    </>
  );
}
