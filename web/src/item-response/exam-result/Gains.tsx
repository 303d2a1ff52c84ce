import type { AreaResult } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from '../ExamScores.module.css';
import { points } from '../points.ts';

const shownGains = 6;

interface GainsProps {
  area: AreaResult;
  onQuestion: (number: number) => void;
}

/** The wrong questions that would be worth most, and the way to a training of the area. */
export function Gains({ area, onQuestion }: GainsProps) {
  const worth = area.questions
    .flatMap(({ effect, number, isRight }) =>
      effect && !isRight ? [{ number, gain: effect.gain }] : [],
    )
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, shownGains);
  if (worth.length === 0) return null;
  return (
    <Stack as="section" gap={20}>
      <Stack gap={8}>
        <Heading size={24} className={classes.heading}>
          O que mais subiria a sua nota
        </Heading>
        <Muted className={classes.sentence}>
          Quanto cada questão que você errou somaria, se só ela estivesse certa.
        </Muted>
      </Stack>
      <ol className={classes.gains}>
        {worth.map(({ number, gain }) => (
          <li key={number}>
            <button type="button" onClick={() => onQuestion(number)}>
              <span>Questão {number}</span>
              <strong>+{points(gain)}</strong>
            </button>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to="/treino" search={{ area: area.area ?? undefined }} variant="default">
          Treinar o que falta
        </ButtonLink>
      </div>
    </Stack>
  );
}
