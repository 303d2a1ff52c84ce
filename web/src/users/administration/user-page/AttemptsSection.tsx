import { verdictNames, verdictOf } from '@sabia/domain/attempts/verdict.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { UserOverview } from '@sabia/domain/users/user-overview.ts';
import { IconClockExclamation } from '@tabler/icons-react';
import { formatMoment, formatTime } from '../../../ui/words/dates.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { count } from '../../../ui/words/plural.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import classes from './UserPage.module.css';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';

type Attempt = UserOverview['attempts'][number];
type LateAnswers = NonNullable<Attempt['late']>;

interface AttemptsSectionProps {
  attempts: readonly Attempt[];
  now: Date;
}

/** The latest exam attempts of a user. */
export function AttemptsSection({ attempts, now }: AttemptsSectionProps) {
  if (attempts.length === 0)
    return (
      <FormSection title="Tentativas">
        <Muted>Nenhuma prova começada.</Muted>
      </FormSection>
    );
  return (
    <FormSection
      title="Tentativas"
      intro="As mais recentes em provas e simulados. As entregues levam às respostas."
    >
      <DividedList>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <div>
              {attempt.submittedAt ? (
                <TextLink
                  to="/admin/usuarios/tentativas/$attemptId"
                  params={{ attemptId: attempt.id }}
                >
                  <strong>{attempt.title}</strong>
                </TextLink>
              ) : (
                <strong>{attempt.title}</strong>
              )}
              <Muted size={14}>
                {`${attempt.number}ª tentativa · ${formatMoment(attempt.submittedAt ?? attempt.startedAt, now)}`}
              </Muted>
              {attempt.late && (
                <Muted size={14}>
                  <IconClockExclamation size={16} aria-hidden="true" className={classes.mark} />{' '}
                  {lateWords(attempt.late, now)}
                </Muted>
              )}
            </div>
            <p className={classes.measure}>{resultOf(attempt)}</p>
          </li>
        ))}
      </DividedList>
    </FormSection>
  );
}

/** '2 respostas chegaram depois do prazo (hoje às 15:11). O aparelho estava sem conexão desde 15:02.' */
function lateWords({ answersQtd, arrivedAt, silentSince }: LateAnswers, now: Date): string {
  const arrived = `${count(answersQtd, 'resposta chegou', 'respostas chegaram')} depois do prazo (${formatMoment(arrivedAt, now).toLowerCase()}).`;
  if (silentSince === null) return arrived;
  return `${arrived} O aparelho estava sem conexão desde ${formatTime(silentSince)}.`;
}

/** 'Aprovação: 80% (4 de 5)', 'Nota provisória: 25% (1 de 4), 2 aguardam correção' */
function resultOf({ result, questionsQtd, passingScore }: Attempt): string {
  if (!result) return 'Em andamento';
  const { awaitingQtd = 0, uncountedQtd = 0 } = result;
  const verdict = verdictOf(result);
  const name = passingScore > 0 || verdict === 'PENDING' ? `${verdictNames[verdict]}: ` : '';
  const share = formatPercentage(Math.floor(result.correctAverage));
  const awaiting =
    awaitingQtd > 0 ? `, ${count(awaitingQtd, 'aguarda correção', 'aguardam correção')}` : '';
  return `${name}${share} (${result.correctQuestionsQtd} de ${questionsQtd - uncountedQtd})${awaiting}`;
}
