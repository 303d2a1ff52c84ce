import { levelOf } from '@sabia/domain/practice-exams/level-of.ts';
import { IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attemptQuery } from '../../attempts/attempts.api.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { levelingExamQuery, practiceExamQuery } from '../practice-exams.api.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';

interface DeterminedLevelProps {
  examId: string;
  attemptId: string;
}

/** The level that an attempt at the leveling exam has led to; nothing before its result. */
export function DeterminedLevel({ examId, attemptId }: DeterminedLevelProps) {
  const context = useAppContext();
  const { queryClient } = context;
  const { data: result } = useQuery({
    ...attemptQuery(context, attemptId),
    select: (attempt) => attempt.result,
  });
  const { data: bands } = useQuery({
    ...practiceExamQuery(examId),
    select: (exam) => exam.levelingBands,
  });
  const { data: taxonomy } = useQuery(taxonomyQuery);
  const isGraded = Boolean(result);
  useEffect(() => {
    if (!isGraded) return;
    // The server sets the level together with the result.
    void queryClient.invalidateQueries({ queryKey: ['GET /users/provider/{id}'] });
    void queryClient.invalidateQueries({ queryKey: levelingExamQuery.queryKey });
  }, [isGraded, queryClient]);

  const levelId = result && bands ? levelOf(bands, result.correctAverage) : null;
  const level = taxonomy?.levels.find(({ id }) => id === levelId);
  if (!level) return null;
  return (
    <Callout as="section" aria-label="Seu nível" role="status">
      <IconStairs size={32} aria-hidden="true" />
      <p>
        Seu nível é <strong>{level.title}</strong>
      </p>
      <ButtonLink to="/cursos" search={{ niveis: [level.id] }}>
        Ver cursos para o meu nível
      </ButtonLink>
    </Callout>
  );
}
