import { Skeleton } from '@mantine/core';
import {
  fewestAnswers,
  minimumAnswers,
  rateDiscrimination,
} from '@sabia/domain/questions/question-statistics.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { formatSeconds } from '../../ui/words/durations.ts';
import { count } from '../../ui/words/plural.ts';
import type { QuestionStatistic } from '../questions.api.ts';
import { ChoiceFrequencies } from './ChoiceFrequencies.tsx';
import classes from './Statistics.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface StatisticsProps {
  question: AuthoredQuestion;
  /** Undefined while it loads. */
  statistics: readonly QuestionStatistic[] | undefined;
}

/** Statistics of a question in first attempts. */
export function Statistics({ question, statistics }: StatisticsProps) {
  const statistic = statistics?.find(({ questionId }) => questionId === question.id);
  const isShown = statistic !== undefined && statistic.answersQtd >= fewestAnswers;
  return (
    <Stack gap={8} className={classes.statistics} aria-busy={!statistics}>
      {!statistics && <Skeleton height={72} />}
      {statistics && !isShown && (
        <Muted size={14}>
          Dados insuficientes ({statistic?.answersQtd ?? 0} de {fewestAnswers} respostas)
        </Muted>
      )}
      {statistic && isShown && <Figures question={question} statistic={statistic} />}
      {statistic?.awaitingQtd !== undefined && (
        <Muted size={14}>
          {count(statistic.awaitingQtd, 'tentativa aguarda', 'tentativas aguardam')} correção e
          ainda não {statistic.awaitingQtd === 1 ? 'conta' : 'contam'}.
        </Muted>
      )}
    </Stack>
  );
}

const readings = {
  good: 'separa bem quem sabe',
  fair: 'separa um pouco quem sabe',
  none: 'não separa quem sabe de quem não sabe',
  inverted: 'invertida: confira o gabarito',
} as const;

interface FiguresProps {
  question: AuthoredQuestion;
  statistic: QuestionStatistic;
}

function Figures({ question, statistic }: FiguresProps) {
  const { difficulty, discrimination, averageTime, answersQtd, isEnough } = statistic;
  const reading = rateDiscrimination(discrimination);
  return (
    <>
      <Row as="dl" gap={32} align="start" className={classes.figures}>
        <div>
          <dt>Acertos</dt>
          <dd>{difficulty === null ? '–' : formatPercentage(difficulty)}</dd>
          <dd className={classes.reading}>
            de {numberFormat.format(answersQtd)} respostas{!isEnough && ': poucos dados'}
          </dd>
        </div>
        <div data-reading={isEnough ? reading : undefined}>
          <dt>Discriminação</dt>
          <dd>{discrimination === null ? '–' : correlationFormat.format(discrimination)}</dd>
          <dd className={classes.reading}>
            {isEnough ? readings[reading] : `a partir de ${minimumAnswers} respostas`}
          </dd>
        </div>
        {averageTime !== null && (
          <div>
            <dt>Tempo médio</dt>
            <dd>{formatSeconds(averageTime)}</dd>
          </div>
        )}
      </Row>
      <ChoiceFrequencies question={question} statistic={statistic} />
    </>
  );
}

const numberFormat = new Intl.NumberFormat('pt-BR');
const correlationFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
