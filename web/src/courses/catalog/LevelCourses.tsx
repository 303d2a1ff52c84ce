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
    <section aria-labelledby="seu-nivel" className={classes.section}>
      <div className={classes.head}>
        <h2 id="seu-nivel" className={classes.heading}>
          Para o seu nível: {level.title}
        </h2>
        <TextLink to="/cursos" search={{ niveis: [level.id] }}>
          Ver todos
        </TextLink>
        <Button variant="subtle" size="compact-sm" onClick={hide}>
          Ocultar
        </Button>
      </div>
      <Loaded query={courses} skeleton={<Skeleton className={classes.skeleton} />}>
        {(page) => (
          <ul className={classes.row}>
            {page.items.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} heading="h3" isPriority />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const hiddenLevel = 'sabia.hidden-level';
