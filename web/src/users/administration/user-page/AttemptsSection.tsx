import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { UserOverview } from '@sabia/domain/users/user-overview.ts';
import { formatMoment } from '../../../ui/dates.ts';
import { FormSection } from '../../../ui/FormSection.tsx';
import classes from './UserPage.module.css';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';

type Attempt = UserOverview['attempts'][number];

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
    <FormSection title="Tentativas" intro="As mais recentes em provas e simulados.">
      <DividedList>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <div>
              <strong>{attempt.title}</strong>
              <Muted size={14}>
                {`${attempt.number}ª tentativa · ${formatMoment(attempt.submittedAt ?? attempt.startedAt, now)}`}
              </Muted>
            </div>
            <p className={classes.measure}>{resultOf(attempt)}</p>
          </li>
        ))}
      </DividedList>
    </FormSection>
  );
}

/** 'Aprovação: 80% (4 de 5)' */
function resultOf({ result, questionsQtd }: Attempt): string {
  if (!result) return 'Em andamento';
  const verdict = result.isApproved ? 'Aprovação' : 'Sem aprovação';
  const share = formatPercentage(Math.floor(result.correctAverage));
  return `${verdict}: ${share} (${result.correctQuestionsQtd} de ${questionsQtd})`;
}
