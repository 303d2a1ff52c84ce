import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BookletForm } from '../../item-response/BookletForm.tsx';
import { CalibrationHint, CalibrationSection } from '../../item-response/CalibrationSection.tsx';
import { examScalesQuery, examScoringQuery } from '../../item-response/exam-scoring.api.ts';
import { OwnScales } from '../../item-response/OwnScales.tsx';
import { ScaleForm } from '../../item-response/ScaleForm.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';
import { ExamFrame } from './ExamFrame.tsx';

const route = '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/nota';

/** Scale, areas and item parameters of a practice exam. */
export function ExamScoringPage() {
  const { practiceExamIdEdit: id } = useParams({ from: route });
  const { data: exam } = useSuspenseQuery(practiceExamQuery(id));
  const { data: scoring } = useSuspenseQuery(examScoringQuery(id));
  const { data: scales } = useSuspenseQuery(examScalesQuery());
  const connected = scoring.areas.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <ExamFrame exam={exam} tab="Nota">
      {scoring.questionIds.length === 0 ? (
        <EmptyState
          message="Este simulado ainda não tem questões próprias."
          hint="A nota por áreas vale para as questões que estão no simulado, e não para as sorteadas."
        />
      ) : (
        <Stack gap={20}>
          <ScaleForm key={JSON.stringify(scoring)} examId={id} scoring={scoring} scales={scales} />
          {scoring.scale?.kind !== 'COUNT' && (
            <BookletForm
              key={connected}
              examId={id}
              areas={scoring.areas.map(({ area }) => area)}
              nextFirst={connected < scoring.questionIds.length ? connected + 1 : 1}
            />
          )}
          {scoring.scale?.kind === 'ITEM_RESPONSE' ? (
            <CalibrationSection examId={id} />
          ) : (
            <CalibrationHint />
          )}
          <OwnScales scales={scales} />
        </Stack>
      )}
    </ExamFrame>
  );
}
