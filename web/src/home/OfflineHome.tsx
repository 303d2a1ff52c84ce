import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useAppContext } from '../layout/app-context.tsx';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { attemptLink } from '../under-way/attempt-link.ts';
import { keptOnDeviceQuery } from '../under-way/kept-on-device.ts';
import type { KeptOnDevice } from '../under-way/read-kept.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';

interface OfflineHomeProps {
  error: ApiProblem;
  onRetry: () => void;
}

/** The home page without a network tells the course and the attempt that go on from this device; any other error is told. The shortcut 'Continuar estudando' leads there. */
export function OfflineHome({ error, onRetry }: OfflineHomeProps) {
  const { continuar } = useSearch({ from: '/' });
  const isOffline = error.code === 'offline';
  const query = useQuery({ ...keptOnDeviceQuery(useAppContext()), enabled: isOffline });
  if (isOffline && query.isPending) return <Skeleton className={classes.tall} />;
  const ways = query.data ? waysOf(query.data) : [];
  const [first] = ways;
  if (!first) return <ErrorState error={error} onRetry={onRetry} />;
  if (continuar) return <Navigate {...first.link} replace />;
  return (
    <Stack gap={16}>
      {ways.map(({ kicker, title, words, action, link, seed }) => (
        <NextStepPanel
          key={seed}
          artwork={{ seed }}
          kicker={kicker}
          title={title}
          words={words}
          actions={
            <ButtonLink size="md" className={classes.main} {...link}>
              {action}
            </ButtonLink>
          }
        />
      ))}
      <Row gap={12} justify="center">
        <Muted>O resto da página volta com a internet.</Muted>
        <Button variant="default" onClick={onRetry}>
          Tentar novamente
        </Button>
      </Row>
    </Stack>
  );
}

const kicker = 'Neste aparelho, sem internet';

function waysOf({ attempt, course }: KeptOnDevice) {
  const ways = [];
  if (attempt)
    ways.push({
      kicker: attempt.deadline ? `${kicker}: o tempo está correndo` : kicker,
      title: attempt.title,
      words: 'Suas respostas ficam guardadas aqui e são enviadas quando a internet voltar.',
      action: 'Continuar respondendo',
      link: attemptLink(attempt),
      seed: attempt.id,
    });
  if (course)
    ways.push({
      kicker,
      title: course.content?.title ?? course.title,
      words: course.content ? course.title : undefined,
      action: 'Continuar',
      link: {
        to: '/cursos/$courseIdPresentation',
        params: { courseIdPresentation: course.slug },
        search: { conteudo: course.content?.id },
      } as const,
      seed: course.slug,
    });
  return ways;
}
