import type { TopicCost } from '@sabia/domain/attempts/topic-costs.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import classes from './Story.module.css';

const most = 6;
const pointsFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The cost of each topic in points of 100, with the share of its questions that was right. */
export function Topics({ costs }: { costs: readonly TopicCost[] }) {
  if (costs.length === 0) return null;
  return (
    <Card as="section" padding={24} gap={12}>
      <Heading>O que cada assunto custou</Heading>
      <ol className={classes.topics}>
        {costs.slice(0, most).map(({ topic, correctQtd, questionsQtd, cost }, at) => (
          <li key={topic}>
            <span>
              {topic} <small>{`${correctQtd} de ${questionsQtd}`}</small>
            </span>
            <span
              aria-hidden="true"
              className={classes.share}
              data-low={correctQtd < questionsQtd / 2 || undefined}
            >
              <span style={{ inlineSize: `${(100 * correctQtd) / questionsQtd}%` }} />
            </span>
            <strong>
              {cost === 0 ? '0' : `−${pointsFormat.format(cost)}`}
              {at === 0 && ' pontos'}
            </strong>
          </li>
        ))}
      </ol>
      {costs.length > most && (
        <Muted size={14}>
          Os {most} que mais custaram, de {costs.length}.
        </Muted>
      )}
    </Card>
  );
}
