import type { AreaHistory, ScoreKind } from '@sabia/domain/item-response/score-history.ts';
import { useId } from 'react';
import { formatDay } from '../../ui/words/dates.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import classes from '../ExamScores.module.css';
import { points } from '../points.ts';

const [width, height, margin] = [300, 90, 8];

/** The kinds of scores that are not like those of the Enem: the word beside a score, and its explanation. */
export const kindWords: Readonly<Record<ScoreKind, { word: string; meaning: string } | null>> = {
  PUBLISHED: null,
  ESTIMATED: { word: 'estimada', meaning: 'Estimada pelas respostas desta escola' },
  CONTRADICTORY: {
    word: 'contraditória',
    meaning: 'Contraditória: os números do caderno não dão as notas oficiais',
  },
  PARTIAL: {
    word: 'parcial',
    meaning: 'Parcial: nem todas as questões contam como no Enem',
  },
};

/** The last score of an area, and all of them as a line with its table. */
export function AreaTrend({ area: { title, points: history } }: { area: AreaHistory }) {
  const heading = useId();
  const last = history.at(-1);
  if (!last) return null;
  const scores = history.map(({ score }) => score);
  const others = [...new Set(history.map(({ kind }) => kind))].filter((kind) => kindWords[kind]);
  const least = Math.min(...scores) - 20;
  const most = Math.max(...scores) + 20;
  const x = (at: number) =>
    history.length === 1 ? width / 2 : margin + (at * (width - 2 * margin)) / (history.length - 1);
  const y = (score: number) =>
    height - margin - ((score - least) * (height - 2 * margin)) / (most - least);
  return (
    <Card as="section" padding={24} gap={12} aria-labelledby={heading}>
      <Heading id={heading} size={17}>
        {title}
      </Heading>
      <p className={classes.last}>{points(last.score)}</p>
      <p className={classes.change}>{changeWords(history)}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Notas de ${title}, da primeira à última: ${history.map(scoreWords).join('; ')}`}
        className={classes.line}
      >
        <polyline points={scores.map((score, at) => `${x(at)},${y(score)}`).join(' ')} />
        {history.map(({ attemptId, areaId, score, kind }, at) => (
          <circle
            key={`${attemptId} ${areaId}`}
            data-kind={kind}
            cx={x(at)}
            cy={y(score)}
            r={at === scores.length - 1 ? 6 : 4}
            data-last={at === scores.length - 1 || undefined}
          />
        ))}
      </svg>
      {others.length > 0 && (
        <ul className={classes.kinds}>
          {others.map((kind) => (
            <li key={kind} data-kind={kind}>
              {kindWords[kind]?.meaning}
            </li>
          ))}
        </ul>
      )}
      <details className={classes.more}>
        <summary>Ver em uma tabela</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Nota</th>
              <th scope="col">Média de quem fez</th>
            </tr>
          </thead>
          <tbody>
            {history
              .toReversed()
              .map(({ attemptId, areaId, submittedAt, score, kind, average }) => (
                <tr key={`${attemptId} ${areaId}`}>
                  <th scope="row">{formatDay(submittedAt)}</th>
                  <td>{scoreWords({ score, kind })}</td>
                  <td>{average === null ? '–' : points(average)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** '612,4', '612,4, estimada' */
function scoreWords({
  score,
  kind,
}: Pick<AreaHistory['points'][number], 'score' | 'kind'>): string {
  const word = kindWords[kind]?.word;
  return word ? `${points(score)}, ${word}` : points(score);
}

/** The last score beside the one before, and the average of others. */
function changeWords(history: AreaHistory['points']): string {
  const [before, last] = history.slice(-2);
  const average = history.at(-1)?.average ?? null;
  const others = average === null ? '' : ` A média de quem fez é ${points(average)}.`;
  if (!before || !last) return `Primeira nota.${others}`;
  const change = last.score - before.score;
  if (Math.abs(change) < 0.05) return `Igual à vez anterior.${others}`;
  const words = `${points(Math.abs(change))} ${change < 0 ? 'abaixo' : 'acima'} da vez anterior.`;
  return words + others;
}
