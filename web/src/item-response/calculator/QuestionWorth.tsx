import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { ScoredArea } from '@sabia/domain/item-response/item-response.contract.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { useIdentityUser } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import classes from './Calculator.module.css';
import { points } from '../points.ts';

const shownGains = 6;

/** The wrong questions that would have been worth most, and all of them as a table. */
export function QuestionWorth({ area, result }: { area: Area; result: ScoredArea }) {
  const questions = result.questions ?? [];
  const wrong = questions
    .filter(({ isRight }) => !isRight)
    .toSorted((one, other) => other.gain - one.gain);
  return (
    <Stack as="section" gap={20} className={classes.worth}>
      <div>
        <Heading size={24}>O que mais subiria a sua nota</Heading>
        <Muted className={classes.sentence}>{sentence(result)}</Muted>
      </div>
      <ol className={classes.gains}>
        {wrong.slice(0, shownGains).map(({ position, gain }) => (
          <li key={position}>
            <span>Questão {position}</span>
            <strong>+{points(gain)}</strong>
          </li>
        ))}
      </ol>
      <details className={classes.tapping}>
        <summary>
          Ver as {questions.length} questões de {areaTitles[area]}
        </summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Questão</th>
              <th scope="col">Você</th>
              <th scope="col">Chance de acerto</th>
              <th scope="col">Valeria</th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ position, isRight, chance, gain }) => (
              <tr key={position}>
                <th scope="row">{position}</th>
                <td>{isRight ? 'Acertou' : 'Errou'}</td>
                <td>{formatPercentage(Math.round(chance))}</td>
                <td>{isRight ? '–' : `+${points(gain)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <div>
        <TrainingLink area={area} />
      </div>
    </Stack>
  );
}

/** To the training of the area; for visitors by the creation of an account. */
function TrainingLink({ area }: { area: Area }) {
  const label = `Treinar o que falta em ${areaTitles[area]}`;
  return useIdentityUser() ? (
    <ButtonLink to="/treino" search={{ area }} variant="default">
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink to="/cadastro" search={{ voltar: `/treino?area=${area}` }} variant="default">
      {label}
    </ButtonLink>
  );
}

/** A question is easy for this score from this chance on. */
const easy = 70;

/** Coherence in one sentence. */
function sentence({ questions = [] }: ScoredArea): string {
  const expected = questions.filter(({ chance }) => chance >= easy);
  const missed = expected.filter(({ isRight }) => !isRight).length;
  const rule = 'Na TRI, acertar as fáceis vale mais do que acertar só as difíceis.';
  if (expected.length === 0) return rule;
  if (missed === 0) return `${rule} Você acertou todas as que eram fáceis para a sua nota.`;
  return `${rule} Das ${expected.length} questões fáceis para a sua nota, você errou ${missed}: comece por elas.`;
}
