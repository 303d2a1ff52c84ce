import { useQuery } from '@tanstack/react-query';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { collectionsQuery, courseExamsQuery } from '../question-collections.api.ts';
import { ExamLink } from './ExamLink.tsx';
import classes from '../list/question-list.module.css';

/** Tells to which exam the questions go that are copied or moved; nothing for an unknown one. */
export function Destination({ id }: { id: string }) {
  const { data: collections } = useQuery(collectionsQuery);
  const practiceExam = collections?.find((one) => one.id === id && one.kind === 'practice-exam');
  const { data: exams } = useQuery({
    ...courseExamsQuery('', id),
    enabled: collections !== undefined && !practiceExam,
  });
  const exam = exams?.find((one) => one.id === id);
  const linked = practiceExam
    ? { id, title: practiceExam.title, courseId: null, within: null }
    : exam && { id, title: exam.title, courseId: exam.course.id, within: exam.course.title };
  if (!linked) return null;
  return (
    <Callout className={classes.filters}>
      <p>
        Selecione questões e escolha Copiar ou Mover: elas vão para <ExamLink exam={linked} />.
      </p>
    </Callout>
  );
}
