import { VisuallyHidden } from '@mantine/core';
import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import { Columns } from '../../../ui/primitives/Columns.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { formatDay } from '../../../ui/words/dates.ts';
import classes from '../Result.module.css';
import { curveHeight, curveWidth, curveWords, placesOf, pointsBy } from './essay-curve.ts';
import { pointsWords } from '../../points-words.ts';

interface EssayCurveProps {
  essay: EssayResult;
  /** Its point is marked. */
  attemptId: string;
}

/** A small line for each criterion over the last essays of the author, and a table of them for screen readers. */
export function EssayCurve({ essay, attemptId }: EssayCurveProps) {
  const { questionId, criteria, curve, mostPoints } = essay;
  if (curve.length < 2 || criteria.length === 0) return null;
  const shownAt = curve.findIndex(
    (known) => known.attemptId === attemptId && known.questionId === questionId,
  );
  return (
    <Stack as="section" gap={12} aria-label="Sua evolução">
      <Heading as="h4" size={16}>
        Sua evolução
      </Heading>
      <Columns>
        {criteria.map(({ key, title, mostPoints: most }) => (
          <Line key={key} title={title} points={pointsBy(curve, key)} {...{ most, shownAt }} />
        ))}
      </Columns>
      <VisuallyHidden>
        <table>
          <caption>Suas últimas redações</caption>
          <thead>
            <tr>
              <th scope="col">Entregue</th>
              {criteria.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">Nota</th>
            </tr>
          </thead>
          <tbody>
            {curve.map((known) => (
              <tr key={`${known.attemptId}.${known.questionId}`}>
                <th scope="row">{formatDay(known.submittedAt)}</th>
                {criteria.map(({ key, mostPoints: most }) => (
                  <td key={key}>{pointsWords(known.points[key] ?? 0, most)}</td>
                ))}
                <td>{pointsWords(known.score, mostPoints)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Stack>
  );
}

interface LineProps {
  title: string;
  points: readonly number[];
  most: number;
  /** Of the essay that is shown; -1: it is none of them. */
  shownAt: number;
}

function Line({ title, points, most, shownAt }: LineProps) {
  const places = placesOf(points, most);
  const shown = places[shownAt];
  return (
    <Stack gap={4} aria-hidden="true">
      <p>{title}</p>
      <svg
        viewBox={`0 0 ${curveWidth} ${curveHeight}`}
        width={curveWidth}
        height={curveHeight}
        className={classes.curve}
      >
        <polyline points={places.map((place) => place.join(',')).join(' ')} />
        {shown && <circle cx={shown[0]} cy={shown[1]} r={4} />}
      </svg>
      <Muted size={14}>{`${pointsWords(points.at(-1) ?? 0, most)} · ${curveWords(points)}`}</Muted>
    </Stack>
  );
}
