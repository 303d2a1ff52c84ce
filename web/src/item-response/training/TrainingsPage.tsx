import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type {
  TrainingChoices,
  TrainingSummary,
} from '@sabia/domain/item-response/trainings.contract.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { count } from '../../ui/plural.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import thinking from '../../ui/poses/thinking.svg';
import { trainingsQuery } from '../trainings.api.ts';
import { rangeWords } from './range-words.ts';
import { type Subject, wantedTraining } from './wanted-training.ts';
import classes from './Training.module.css';

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
  const { call } = useAppContext();
  const search = route.useSearch();
  const { profile } = route.useRouteContext();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (subject: Subject) =>
      call('POST /trainings', { body: { id: crypto.randomUUID(), ...subject } }),
    onSuccess: ({ id }) => navigate({ to: '/treino/$trainingId', params: { trainingId: id } }),
  });
  const ongoing = trainings.filter(({ endedAt }) => endedAt === null);
  const ended = trainings.filter(({ endedAt }) => endedAt !== null);
  const wanted = wantedTraining({ areas, exams }, search);
  const otherAreas = areas.filter(({ area }) => area !== search.area);
  const otherExams = wanted?.subject ? exams.filter(({ id }) => id !== search.simulado) : exams;
  const first = wanted?.subject || ongoing.length > 0 ? undefined : otherAreas[0]?.area;
  if (areas.length === 0 && exams.length === 0 && trainings.length === 0) {
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
  return (
    <Stack gap={32}>
      {start.error && (
        <div role="alert">
          <ErrorMessage>{start.error.message}</ErrorMessage>
        </div>
      )}
      {wanted && (
        <Stack as="section" gap={12}>
          <Heading size={24}>A partir do seu resultado</Heading>
          <Card padding={24} isRaised>
            <Row gap={16} justify="between">
              <div>
                <Heading as="h3">{wanted.title}</Heading>
                <Muted>{wanted.words}</Muted>
              </div>
              {wanted.subject && (
                <Button
                  loading={
                    start.isPending && isOf(start.variables, Object.values(wanted.subject).join())
                  }
                  aria-label={`Treinar ${wanted.title}`}
                  onClick={() => wanted.subject && start.mutate(wanted.subject)}
                >
                  Treinar
                </Button>
              )}
            </Row>
          </Card>
        </Stack>
      )}
      {ongoing.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading size={24}>Continue de onde parou</Heading>
          <ul className={classes.choices}>
            {ongoing.map((training) => (
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
      )}
      {otherAreas.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading size={24}>Por área do Enem</Heading>
          <ul className={classes.choices}>
            {otherAreas.map(({ area, questionsQtd }) => (
              <Card as="li" key={area} padding={24} gap={16}>
                <div>
                  <Heading as="h3">{areaTitles[area]}</Heading>
                  <Muted>{count(questionsQtd, 'questão', 'questões')}</Muted>
                </div>
                <Button
                  variant={area === first ? 'filled' : 'default'}
                  loading={start.isPending && isOf(start.variables, area)}
                  aria-label={`Treinar ${areaTitles[area]}`}
                  onClick={() => start.mutate({ area })}
                >
                  Treinar
                </Button>
              </Card>
            ))}
          </ul>
        </Stack>
      )}
      {otherExams.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading size={24}>Por simulado</Heading>
          <DividedList>
            {otherExams.map(({ id, title, areaId, areaTitle, questionsQtd }) => (
              <li key={areaId ?? id} className={classes.exam}>
                <div>
                  <strong>{areaTitle === null ? title : `${title}: ${areaTitle}`}</strong>
                  <Muted size={14}>{count(questionsQtd, 'questão', 'questões')}</Muted>
                </div>
                <Button
                  variant="default"
                  loading={start.isPending && isOf(start.variables, areaId ?? id)}
                  aria-label={`Treinar ${areaTitle === null ? title : `${title}: ${areaTitle}`}`}
                  onClick={() => start.mutate({ practiceExamId: id, ...(areaId && { areaId }) })}
                >
                  Treinar
                </Button>
              </li>
            ))}
          </DividedList>
        </Stack>
      )}
      {ended.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading size={24}>Treinos feitos</Heading>
          <DividedList>
            {ended.map((training) => (
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
      )}
    </Stack>
  );
}

const isOf = (subject: Subject, key: string) => Object.values(subject).includes(key);

const answeredWords = ({ answersQtd, rightQtd }: TrainingSummary) =>
  answersQtd === 0
    ? 'nenhuma resposta ainda'
    : `${rightQtd} ${rightQtd === 1 ? 'certa' : 'certas'} de ${answersQtd}`;
