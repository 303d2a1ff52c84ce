import { Skeleton } from '@mantine/core';
import type { CourseCard as Card } from '@sabia/domain/courses/course.ts';
import type { FrontPage } from '@sabia/domain/school/front-page.ts';
import { frontPageCourses } from '@sabia/domain/school/front-page-courses.ts';
import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { CourseCard } from '../../courses/CourseCard.tsx';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './FrontPage.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const texts = frontPageTexts.courses;

/** A few courses with real data; nothing in a school without courses. */
export function FirstCourses({ query }: { query: UseQueryResult<FrontPage, ApiProblem> }) {
  if (query.data?.courses.length === 0) return null;
  return (
    <section aria-labelledby="cursos">
      <SectionHeading id="cursos" title={texts.title} text={texts.text}>
        <TextLink to="/cursos">{texts.seeAll}</TextLink>
      </SectionHeading>
      <Loaded query={query} skeleton={<CoursesSkeleton />}>
        {({ courses }) => <Courses courses={courses} />}
      </Loaded>
    </section>
  );
}

const Courses = ({ courses }: { courses: readonly Card[] }) => (
  <ul className={classes.courses}>
    {courses.map((course) => (
      <li key={course.id}>
        <CourseCard course={course} heading="h3" />
      </li>
    ))}
  </ul>
);

const CoursesSkeleton = () => (
  <div className={classes.courses}>
    {Array.from({ length: frontPageCourses }, (_, index) => (
      <Skeleton key={index} height={360} radius={20} />
    ))}
  </div>
);
