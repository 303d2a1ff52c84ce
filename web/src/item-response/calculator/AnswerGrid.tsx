import { questionsPerArea } from '@sabia/domain/item-response/booklet.ts';
import classes from './Calculator.module.css';
import { withMark } from './typed-answers.ts';

const letters = ['A', 'B', 'C', 'D', 'E'];

interface AnswerGridProps {
  /** Number of the first question. */
  first: number;
  marks: string;
  onChange: (marks: string) => void;
}

/** The answer sheet: five radio buttons per question. A tap on the chosen one clears it. */
export function AnswerGrid({ first, marks, onChange }: AnswerGridProps) {
  return (
    <div className={classes.sheet}>
      {Array.from({ length: questionsPerArea }, (_, at) => (
        <fieldset key={at}>
          <legend>{`Questão ${first + at}`}</legend>
          <span aria-hidden="true">{first + at}</span>
          {letters.map((letter) => (
            <label key={letter}>
              <input
                type="radio"
                name={`questao-${first + at}`}
                value={letter}
                checked={marks.charAt(at) === letter}
                onChange={() => onChange(withMark(marks, at, letter))}
                onClick={() => {
                  if (marks.charAt(at) === letter) onChange(withMark(marks, at, '.'));
                }}
              />
              <span>{letter}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
