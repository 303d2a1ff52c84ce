import type { ReviewedAttempt } from '@sabia/domain/attempts/exam-results.ts';
import { verdictOf } from '@sabia/domain/attempts/verdict.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { examOf } from '../../exams/exam-ids.ts';
import { searchOfExam } from '../../exams/exam-search.ts';
import { serverDate } from '../../platform/clock.ts';
import '../../ui/forms/authoring-styles.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reviewQuery } from '../exam-results.api.ts';
import { Review } from '../result/Review.tsx';
import { resultWords, timeTaken, verdictWords } from '../result-words.ts';

/** A person's attempt as its review shows it to the learner, with the whole key, for administrators. */
export function AttemptReviewPage() {
  const { attemptId } = useParams({ from: '/admin/usuarios/tentativas/$attemptId' });
  const { data: attempt } = useSuspenseQuery(reviewQuery(attemptId));
  const [now] = useState(serverDate);
  const { userId, userName, title, result, startedAt, submittedAt, passingScore } = attempt;
  const { awaitingQtd = 0 } = result ?? {};
  return (
    <Page
      title={`${userName}: ${title}`}
      heading={userName}
      measure="text"
      intro={
        <Row as="span" gap={12}>
          <span>{title}</span>
          <ResultsLink attempt={attempt} />
        </Row>
      }
      actions={
        <>
          {awaitingQtd > 0 && <CorrectionsLink attempt={attempt} />}
          <ButtonLink to="/admin/usuarios/$userId" params={{ userId }} variant="default">
            Página da pessoa
          </ButtonLink>
        </>
      }
    >
      <Stack gap={24}>
        <Facts
          facts={{
            Tentativa: String(attempt.number),
            Resultado:
              result &&
              resultWords(attempt.attempts.find(({ id }) => id === attempt.id) ?? attempt),
            Situação: result && verdictWords(verdictOf(result), passingScore),
            Acertos:
              result &&
              `${result.correctQuestionsQtd} de ${attempt.questionsQtd - (result.uncountedQtd ?? 0)}`,
            'Aguardam correção': awaitingQtd > 0 ? String(awaitingQtd) : null,
            Entregue: submittedAt && formatMoment(submittedAt, now),
            Tempo: timeTaken(startedAt, submittedAt),
          }}
        />
        <Callout>
          <IconEye size={20} aria-hidden="true" />
          <p>Esta consulta fica registrada, e a pessoa a vê no próprio perfil.</p>
        </Callout>
        <OtherAttempts attempt={attempt} now={now} />
        <Review key={attempt.id} attempt={attempt} isOthers />
      </Stack>
    </Page>
  );
}

/** The exam of the attempt; the error notebook has no results of others. */
function ResultsLink({ attempt }: { attempt: ReviewedAttempt }) {
  const search = { page: 1 };
  const { courseId } = attempt;
  const { examKind, examId } = examOf(attempt);
  if (examKind === 'PRACTICE_EXAM')
    return (
      <TextLink
        to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/resultados"
        params={{ practiceExamIdEdit: examId }}
        search={search}
      >
        Todos os resultados
      </TextLink>
    );
  if (examKind === 'NOTEBOOK' || courseId === null) return null;
  return (
    <TextLink
      to="/admin/conteudos/cursos/gerenciar/$courseId/resultados/$contentId"
      params={{ courseId, contentId: examId }}
      search={search}
    >
      Todos os resultados
    </TextLink>
  );
}

const CorrectionsLink = ({ attempt }: { attempt: ReviewedAttempt }) => (
  <ButtonLink to="/admin/correcoes" search={{ page: 1, ...searchOfExam(examOf(attempt)) }}>
    Corrigir
  </ButtonLink>
);

/** The submitted attempts of the person at this exam, the newest first. */
function OtherAttempts({ attempt, now }: { attempt: ReviewedAttempt; now: Date }) {
  const submitted = attempt.attempts.filter(({ result }) => result !== null);
  if (submitted.length < 2) return null;
  return (
    <Stack as="section" gap={8}>
      <Heading size={17}>Tentativas</Heading>
      <DividedList>
        {submitted.map((one) => (
          <li key={one.id}>
            <Link
              to="/admin/usuarios/tentativas/$attemptId"
              params={{ attemptId: one.id }}
              aria-current={one.id === attempt.id ? 'page' : undefined}
            >
              {`Tentativa ${one.number}`}
            </Link>
            <Muted as="span" size={14}>
              {[
                resultWords(one),
                one.result && verdictWords(verdictOf(one.result), one.passingScore),
                one.readSource && (one.readSource === 'PHONE' ? 'no celular' : 'no papel'),
                one.submittedAt && formatMoment(one.submittedAt, now),
                one.id === attempt.id && 'nesta página',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Muted>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}
