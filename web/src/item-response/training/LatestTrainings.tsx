import type { TrainingSummary } from '@sabia/domain/item-response/trainings.contract.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/words/dates.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { rangeWords } from './range-words.ts';
import classes from './Training.module.css';

export function OngoingTrainings({ trainings }: { trainings: readonly TrainingSummary[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading size={24}>Continue de onde parou</Heading>
      <ul className={classes.choices}>
        {trainings.map((training) => (
          <Card as="li" key={training.id} padding={24} gap={16} isRaised>
            <div>
              <Heading as="h3">{training.title}</Heading>
              <Muted>{answeredWords(training)}</Muted>
            </div>
            <ButtonLink to="/treino/$trainingId" params={{ trainingId: training.id }}>
              Continuar
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}

export function EndedTrainings({ trainings }: { trainings: readonly TrainingSummary[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading size={24}>Treinos feitos</Heading>
      <DividedList>
        {trainings.map((training) => (
          <li key={training.id} className={classes.exam}>
            <div>
              <strong>{training.title}</strong>
              <Muted size={14}>
                {formatDay(training.startedAt)}, {answeredWords(training)}
              </Muted>
            </div>
            <span>{training.estimate && rangeWords(training.estimate)}</span>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}

const answeredWords = ({ answersQtd, rightQtd }: TrainingSummary) =>
  answersQtd === 0
    ? 'nenhuma resposta ainda'
    : `${rightQtd} ${rightQtd === 1 ? 'certa' : 'certas'} de ${answersQtd}`;
