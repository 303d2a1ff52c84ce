import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import classes from './Alternative.module.css';
import { alternativeLetters } from './letters.ts';
import { PicturedText } from './PicturedText.tsx';

interface RevealedAlternativesProps {
  question: Question;
  graded: Pick<GradedAnswer, 'alternativeId' | 'correctAlternativeId'>;
  /** 'Sua resposta' */
  whose: string;
}

/** The alternatives of a graded question, with the right and the chosen one. */
export function RevealedAlternatives({ question, graded, whose }: RevealedAlternativesProps) {
  return (
    <ol className={classes.list}>
      {question.alternatives.map(({ id, text }, at) => {
        const isRight = id === graded.correctAlternativeId;
        const isChosen = id === graded.alternativeId;
        const kind = isRight ? 'right' : isChosen ? 'wrong' : undefined;
        return (
          <li key={id} className={classes.alternative} data-kind={kind}>
            <span className={classes.letter}>{alternativeLetters[at]}</span>
            <PicturedText html={text} />
            {kind && (
              <span className={classes.mark}>
                {isRight ? (
                  <IconCircleCheck size={18} aria-hidden="true" />
                ) : (
                  <IconCircleX size={18} aria-hidden="true" />
                )}
                {isRight && isChosen && `${whose} está certa`}
                {isRight && !isChosen && 'Resposta certa'}
                {!isRight && whose}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
