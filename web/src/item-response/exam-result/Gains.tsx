import type { ReactNode } from 'react';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { AnsweredArea } from '../answered-area.ts';
import classes from '../ExamScores.module.css';
import { points } from '../points.ts';

const shownGains = 6;

interface GainsProps {
  area: AnsweredArea;
  /** Shows a question; absent where the questions are not here. */
  onQuestion?: (number: number) => void;
  /** The way to a training. */
  children: ReactNode;
}

/** The wrong questions that would be worth most, and the way to a training. */
export function Gains({ area, onQuestion, children }: GainsProps) {
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
          Quanto cada questão errada ou em branco somaria, se só ela estivesse certa.
        </Muted>
      </Stack>
      <ol className={classes.gains}>
        {worth.map(({ number, gain }) => (
          <li key={number}>
            <Tile onOpen={onQuestion && (() => onQuestion(number))}>
              <span>Questão {number}</span>
              <strong>+{points(gain)}</strong>
            </Tile>
          </li>
        ))}
      </ol>
      <div>{children}</div>
    </Stack>
  );
}

const Tile = ({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) =>
  onOpen ? (
    <button type="button" onClick={onOpen}>
      {children}
    </button>
  ) : (
    <div>{children}</div>
  );
