import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { recommendedCoursesQuery } from '../../progress/progress.api.ts';
import { reasonOf } from '../../progress/recommendation-reasons.ts';
import { Celebration } from '../../certificates/Celebration.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StudyNext } from '../../ui/cards/StudyNext.tsx';
import { TrailsOfCourse } from '../../trails/TrailsOfCourse.tsx';
import { CourseCard } from '../CourseCard.tsx';
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
      <OtherCourses />
    </Celebration>
  );
}

/** The courses that are recommended to the learner, and the catalogue. */
function OtherCourses() {
  const { id: userId } = useProfile();
  const { data, isPending } = useQuery(recommendedCoursesQuery(userId));
  return (
    <StudyNext
      others={isPending ? undefined : (data ?? [])}
      catalog={
        <ButtonLink to="/cursos" variant="default">
          Ver todos os cursos
        </ButtonLink>
      }
    >
      {({ because, ...other }) => (
        <CourseCard course={other} reason={reasonOf(because)} heading="h3" />
      )}
    </StudyNext>
  );
}
