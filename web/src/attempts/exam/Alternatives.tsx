import { VisuallyHidden } from '@mantine/core';
import type { Question } from '@sabia/domain/questions/question.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from '../Alternative.module.css';
import { alternativeLetters } from '../letters.ts';

interface AlternativesProps {
  question: Question;
  /** From 1. */
  number: number;
  chosen: string | undefined;
  isLocked: boolean;
  onChoose: (alternativeId: string) => void;
}

/** The alternatives of a question as radio buttons. */
export function Alternatives({ question, number, chosen, isLocked, onChoose }: AlternativesProps) {
  return (
    <fieldset className={classes.list} disabled={isLocked}>
      <legend>
        <VisuallyHidden>{`Alternativas da questão ${number}`}</VisuallyHidden>
      </legend>
      {question.alternatives.map(({ id, text }, at) => (
        <label key={id} className={classes.alternative} data-disabled={isLocked || undefined}>
          <input
            type="radio"
            name={question.id}
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span className={classes.letter}>{alternativeLetters[at]}</span>
          <RichText html={text} />
        </label>
      ))}
    </fieldset>
  );
}
