import { VisuallyHidden } from '@mantine/core';
import { IconStrikethrough } from '@tabler/icons-react';
import type { Question } from '@sabia/domain/questions/question.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from '../Alternative.module.css';
import { EnlargeBeside, isPictured } from '../EnlargeBeside.tsx';
import { alternativeLetters } from '../letters.ts';

interface AlternativesProps {
  question: Question;
  /** From 1. */
  number: number;
  chosen: string | undefined;
  isLocked: boolean;
  onChoose: (alternativeId: string) => void;
  /** Absent: alternatives cannot be struck out. */
  striking?: Striking | undefined;
}

/** Alternatives that the learner rules out; they can be chosen all the same. */
export interface Striking {
  struck: readonly string[];
  onToggle: (alternativeId: string) => void;
}

/** The alternatives of a question as radio buttons. */
export function Alternatives(props: AlternativesProps) {
  const { question, number, chosen, isLocked, onChoose, striking } = props;
  // A column for the buttons, so that all alternatives are as wide.
  const hasTools =
    striking !== undefined || question.alternatives.some(({ text }) => isPictured(text));
  return (
    <fieldset className={classes.list} disabled={isLocked}>
      <legend>
        <VisuallyHidden>{`Alternativas da questão ${number}`}</VisuallyHidden>
      </legend>
      {question.alternatives.map(({ id, text }, at) => {
        const isStruck = chosen !== id && striking?.struck.includes(id) === true;
        return (
          <div key={id} data-choice className={classes.choice}>
            <label
              className={classes.alternative}
              data-disabled={isLocked || undefined}
              data-struck={isStruck || undefined}
            >
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
            {hasTools && (
              <span className={classes.tools}>
                {striking && (
                  <button
                    type="button"
                    aria-pressed={isStruck}
                    aria-label={`Riscar a alternativa ${alternativeLetters[at]}`}
                    title="Riscar"
                    disabled={chosen === id}
                    className={classes.strike}
                    onClick={() => striking.onToggle(id)}
                  >
                    <IconStrikethrough size={18} aria-hidden="true" />
                  </button>
                )}
                <EnlargeBeside html={text} letter={alternativeLetters[at]} />
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
