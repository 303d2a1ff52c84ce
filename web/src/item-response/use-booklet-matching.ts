import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { BookletMatchReport } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { count } from '../ui/words/plural.ts';
import { showToast } from '../ui/states/toast.tsx';
import { type BookletInput, useExamScoring } from './exam-scoring.api.ts';

/** Compares booklets with the questions of a practice exam, then connects them. */
export function useBookletMatching(examId: string) {
  const { compare, connect } = useExamScoring(examId);
  const comparing = useMutation({
    mutationFn: (inputs: BookletInput[]) => Promise.all(inputs.map(compare)),
  });
  const connecting = useMutation({
    mutationFn: connect,
    onSuccess: (reports) => {
      comparing.reset();
      showToast({
        kind: 'success',
        message: `${reports.map(({ area }) => areaTitles[area]).join(', ')}: ${count(sameOf(reports), 'questão conectada', 'questões conectadas')}.`,
      });
    },
  });
  return {
    comparing,
    connecting,
    problem: comparing.error ?? connecting.error,
    /** Forgets reports and problems, which a change of the form makes wrong. */
    reset: () => {
      comparing.reset();
      connecting.reset();
    },
  };
}

/** The questions that are the same in the booklets. */
export const sameOf = (reports: readonly BookletMatchReport[]): number =>
  reports.reduce((sum, { sameQtd }) => sum + sameQtd, 0);
