import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserEnvironment } from '../../platform/environment.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { catalogQuery } from '../courses.api.ts';
import classes from './LevelCourses.module.css';
import { CardGrid } from '../../ui/primitives/CardGrid.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** Number of cards: one row on most screens. */
const limit = '3';

/** Courses of the learner's level, above the catalogue; they can be hidden on this device. */
export function LevelCourses({ level }: { level: Term }) {
  const { storage } = browserEnvironment();
  const [isHidden, setHidden] = useState(() => storage.getItem(hiddenLevel) === level.id);
  const courses = useQuery({
    ...catalogQuery({ levels: [level.id], limit, field: 'createdAt', criteria: 'desc' }),
    enabled: !isHidden,
  });
  if (isHidden || courses.data?.total === 0) return null;

  function hide(): void {
    storage.setItem(hiddenLevel, level.id);
    setHidden(true);
  }

  return (
    <Stack as="section" aria-labelledby="seu-nivel" gap={16} className={classes.section}>
      <Row gap={16}>
        <Heading id="seu-nivel" className={classes.heading}>
          Para o seu nível: {level.title}
        </Heading>
        <TextLink to="/cursos" search={{ niveis: [level.id] }}>
          Ver todos
        </TextLink>
        <Button variant="subtle" size="compact-sm" onClick={hide}>
          Ocultar
        </Button>
      </Row>
      <Loaded query={courses} skeleton={<Skeleton className={classes.skeleton} />}>
        {(page) => (
          <CardGrid items={page.items}>
            {(course) => <CourseCard course={course} heading="h3" isPriority />}
          </CardGrid>
        )}
      </Loaded>
    </Stack>
  );
}

const hiddenLevel = 'sabia.hidden-level';
