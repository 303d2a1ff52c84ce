import { coherenceOf, coherenceSentence } from '@sabia/domain/item-response/coherence.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { useId } from 'react';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { AnsweredArea } from '../answered-area.ts';
import classes from '../ExamScores.module.css';
import { points } from '../points.ts';

const height = 100;
const column = 10;
const gap = 2.5;

/** The chance of each question by the model beside right and wrong, from the easiest to the hardest. */
export function Coherence({ area }: { area: AnsweredArea }) {
  const title = useId();
  const counted = area.questions
    .flatMap(({ effect, ...question }) => (effect ? [{ ...question, ...effect }] : []))
    .toSorted((one, other) => other.chance - one.chance);
  return (
    <Stack as="section" gap={20}>
      <Stack gap={8}>
        <Heading size={24} className={classes.heading}>
          Coerência em {area.title}
        </Heading>
        <p id={title} className={classes.sentence}>
          {coherenceSentence(coherenceOf(area.questions))}
        </p>
      </Stack>
      <figure className={classes.figure}>
        <div className={classes.plot}>
          <svg
            role="img"
            aria-labelledby={title}
            viewBox={`0 0 ${counted.length * column} ${height}`}
            preserveAspectRatio="none"
            className={classes.bars}
          >
            {counted.map(({ number, chance, isRight }, at) => (
              <rect
                key={number}
                x={at * column + gap / 2}
                width={column - gap}
                y={height - chance}
                height={chance}
                data-right={isRight || undefined}
              />
            ))}
          </svg>
          <span className={classes.tick} data-at="100">
            {formatPercentage(100)}
          </span>
          <span className={classes.tick} data-at="50">
            {formatPercentage(50)}
          </span>
        </div>
        <p className={classes.ends} aria-hidden="true">
          <span>mais fáceis</span>
          <span>mais difíceis</span>
        </p>
        <figcaption className={classes.legend}>
          <span data-right>Você acertou</span>
          <span>Errou ou deixou em branco</span>
          <em>A altura é a chance de acertar com a sua nota.</em>
        </figcaption>
      </figure>
      <details className={classes.more}>
        <summary>Ver as {area.questions.length} questões em uma tabela</summary>
        <QuestionsTable area={area} />
      </details>
    </Stack>
  );
}

function QuestionsTable({ area: { questions } }: { area: AnsweredArea }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Questão</th>
          <th scope="col">Você</th>
          <th scope="col">Chance</th>
          <th scope="col">Valeria</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ number, isRight, isBlank, effect }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{isRight ? 'Acertou' : isBlank ? 'Em branco' : 'Errou'}</td>
            <td>{effect ? formatPercentage(Math.round(effect.chance)) : 'Fora da nota'}</td>
            <td>{effect && !isRight ? `+${points(effect.gain)}` : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
