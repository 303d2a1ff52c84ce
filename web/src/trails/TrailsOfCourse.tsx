import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { count } from '../ui/words/plural.ts';
import { progressText } from '../ui/words/progress-text.ts';
import { TrailSteps } from './TrailSteps.tsx';
import { trailsQuery } from './trails.api.ts';

/** After a course: the way back to the trails that contain it; nothing without one. */
export function TrailsOfCourse({ courseId }: { courseId: string }) {
  const { data } = useQuery(trailsQuery({ course: courseId }));
  if (!data || data.items.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-label="Trilhas com este curso">
      {data.items.map((trail) => (
        <Card key={trail.id} padding={20}>
          <Row gap={16} justify="between">
            <Stack gap={8}>
              <Muted size={14}>
                Etapa da trilha ·{' '}
                {trail.progress
                  ? progressText(trail.progress, trail.contentsQtd, ['etapas', 'Concluída'])
                  : count(trail.contentsQtd, 'etapa', 'etapas')}
              </Muted>
              <Heading size={18}>{trail.title}</Heading>
              <TrailSteps trail={trail} />
            </Stack>
            <ButtonLink to="/trilhas/$trailId" params={{ trailId: trail.id }} variant="default">
              Voltar à trilha
              <VisuallyHidden> {trail.title}</VisuallyHidden>
            </ButtonLink>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}
