import { Skeleton } from '@mantine/core';
import type { ScoredAttempt } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { historyOf, scoreKind } from '@sabia/domain/item-response/score-history.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../ui/words/dates.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import thinking from '../../ui/poses/thinking.svg';
import { scoredAttemptsQuery } from '../exam-scores.api.ts';
import classes from '../ExamScores.module.css';
import { totalPoints } from '../total-score.ts';
import { AreaTrend, kindWords } from './AreaTrend.tsx';

/** The learner's scores of practice exams over time. */
export function PerformancePage() {
  const attempts = useQuery(scoredAttemptsQuery());
  return (
    <Page title="Desempenho" intro="Suas notas nos simulados, área por área.">
      <Loaded query={attempts} skeleton={<Skeleton height={420} radius={20} aria-busy="true" />}>
        {(read) => (read.length === 0 ? <Nothing /> : <Performance attempts={read} />)}
      </Loaded>
    </Page>
  );
}

const Nothing = () => (
  <EmptyState
    picture={thinking}
    message="Aqui aparecem as suas notas."
    hint="Faça um simulado com nota da TRI. Se você já fez o Enem, calcule a nota daquela prova."
    action={
      <Row justify="center">
        <ButtonLink to="/exercicios">Ver os simulados</ButtonLink>
        <ButtonLink to="/nota-enem" variant="default">
          Calcular a nota do Enem
        </ButtonLink>
      </Row>
    }
  />
);

function Performance({ attempts }: { attempts: readonly ScoredAttempt[] }) {
  const history = historyOf(attempts);
  return (
    <div className={classes.sections}>
      {history.length > 0 && (
        <div className={classes.trends}>
          {history.map((area) => (
            <AreaTrend key={area.key} area={area} />
          ))}
        </div>
      )}
      <Stack as="section" gap={16}>
        <Heading size={24} className={classes.heading}>
          Simulado por simulado
        </Heading>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Simulado</th>
              <th scope="col" data-day>
                Dia
              </th>
              <th scope="col">Nota</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map(
              ({
                attemptId,
                practiceExamId,
                title,
                submittedAt,
                kind,
                total,
                isApproved,
                areas,
              }) => (
                <tr key={attemptId}>
                  <th scope="row">
                    <TextLink
                      to="/exercicios/$practiceExamId"
                      params={{ practiceExamId }}
                      search={{ tentativa: attemptId }}
                    >
                      {title}
                    </TextLink>
                    <small>{formatDay(submittedAt)}</small>
                  </th>
                  <td data-day>{formatDay(submittedAt)}</td>
                  <td>
                    <strong>{totalPoints({ kind, total })}</strong>
                    {isApproved !== null && (isApproved ? ', aprovado' : ', reprovado')}
                    {kind === 'ITEM_RESPONSE' && originWords(areas)}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </Stack>
    </div>
  );
}

/** ', estimada', for a score with at least one such area. */
const originWords = (areas: ScoredAttempt['areas']): string =>
  [...new Set(areas.map(scoreKind))]
    .flatMap((kind) => kindWords[kind]?.word ?? [])
    .map((word) => `, ${word}`)
    .join('');
