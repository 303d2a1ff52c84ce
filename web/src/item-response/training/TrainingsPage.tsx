import type { TrainingChoices } from '@sabia/domain/item-response/trainings.contract.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import thinking from '../../ui/poses/thinking.svg';
import { trainingsQuery } from '../trainings.api.ts';
import { EndedTrainings, OngoingTrainings } from './LatestTrainings.tsx';
import { TrainingOfResult, TrainingsOfAreas, TrainingsOfExams } from './OfferedTrainings.tsx';
import { useTrainingStart } from './use-training-start.ts';
import { wantedTraining } from './wanted-training.ts';

const route = getRouteApi('/member/treino');

/** The choice of a training, and the latest ones (product.md TRI11). */
export function TrainingsPage() {
  const choices = useQuery(trainingsQuery);
  return (
    <Page
      title="Treino"
      intro="Cada questão é escolhida pelo que você acertou e errou até ali. Em poucas, o treino encontra a sua nota."
    >
      <Loaded query={choices} skeleton={<Skeleton height={420} radius={20} />}>
        {(known) => <Choices {...known} />}
      </Loaded>
    </Page>
  );
}

function Choices({ areas, exams, trainings }: TrainingChoices) {
  const search = route.useSearch();
  const training = useTrainingStart();
  const ongoing = trainings.filter(({ endedAt }) => endedAt === null);
  const ended = trainings.filter(({ endedAt }) => endedAt !== null);
  const wanted = wantedTraining({ areas, exams }, search);
  const otherAreas = areas.filter(({ area }) => area !== search.area);
  const otherExams = wanted?.subject ? exams.filter(({ id }) => id !== search.simulado) : exams;
  const first = wanted?.subject || ongoing.length > 0 ? undefined : otherAreas[0]?.area;
  if (areas.length === 0 && exams.length === 0 && trainings.length === 0) return <NoTrainings />;
  return (
    <Stack gap={32}>
      {training.error && (
        <div role="alert">
          <ErrorMessage>{training.error.message}</ErrorMessage>
        </div>
      )}
      {wanted && <TrainingOfResult wanted={wanted} training={training} />}
      {ongoing.length > 0 && <OngoingTrainings trainings={ongoing} />}
      {otherAreas.length > 0 && (
        <TrainingsOfAreas areas={otherAreas} first={first} training={training} />
      )}
      {otherExams.length > 0 && <TrainingsOfExams exams={otherExams} training={training} />}
      {ended.length > 0 && <EndedTrainings trainings={ended} />}
    </Stack>
  );
}

function NoTrainings() {
  const { profile } = route.useRouteContext();
  return (
    <EmptyState
      picture={thinking}
      message="Ainda não há questões para treinar."
      hint={
        profile.isAdmin
          ? 'Ligue um simulado a uma prova do Enem: as questões ganham os parâmetros publicados.'
          : 'Faça um simulado: assim que houver questões com dificuldade conhecida, o treino escolhe as próximas para você.'
      }
      action={
        <ButtonLink to={profile.isAdmin ? '/admin/conteudos/exercicios' : '/exercicios'}>
          Ver os simulados
        </ButtonLink>
      }
    />
  );
}
