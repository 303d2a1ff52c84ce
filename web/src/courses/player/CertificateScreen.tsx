import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { useQuery } from '@tanstack/react-query';
import { Celebration } from '../../certificates/Celebration.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StudyNext } from '../../ui/StudyNext.tsx';
import { TrailsOfCourse } from '../../trails/TrailsOfCourse.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { catalogQuery } from '../courses.api.ts';
import { StudyRounds } from '../rounds/StudyRounds.tsx';
import classes from './ContentScreen.module.css';
import { ContentLinks } from './ContentLinks.tsx';
import { newContentsOf } from './new-contents.ts';

interface CertificateScreenProps {
  course: OutlinedCourse;
  completed: ReadonlySet<string>;
}

export function CertificateScreen({ course, completed }: CertificateScreenProps) {
  const newContents = newContentsOf(course, completed);
  return (
    <Celebration
      heading="h1"
      isOf={({ courseId }) => courseId === course.id}
      words={
        <>
          Você concluiu <strong>{course.title}</strong>. O que você aprendeu é seu para sempre, e o
          certificado também.
        </>
      }
    >
      <TrailsOfCourse courseId={course.id} />
      {newContents.length > 0 && (
        <div className={classes.part}>
          <ContentLinks
            heading="Novidades desde que você concluiu"
            intro="O curso cresceu. Seu certificado continua valendo; veja quando quiser:"
            contents={newContents}
          />
        </div>
      )}
      <div className={classes.part}>
        <StudyRounds course={course} />
      </div>
      <OtherCourses course={course} />
    </Celebration>
  );
}

/** Other courses of the same categories, and the catalogue. */
function OtherCourses({ course }: { course: OutlinedCourse }) {
  const { data, isPending } = useQuery(
    catalogQuery({ categories: course.categories.map((category) => category.id) }),
  );
  const others = (data?.items ?? []).filter(
    ({ id, progress }) => id !== course.id && !progress?.isCompleted,
  );
  return (
    <StudyNext
      others={isPending ? undefined : others}
      catalog={
        <ButtonLink to="/cursos" variant="default">
          Ver todos os cursos
        </ButtonLink>
      }
    >
      {(other) => <CourseCard course={other} heading="h3" />}
    </StudyNext>
  );
}
