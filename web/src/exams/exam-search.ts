import type { AttemptedExam } from './exam-ids.ts';

/** An exam in an address. */
export interface ExamSearch {
  conteudo?: string | undefined;
  simulado?: string | undefined;
}

export const idsInSearch = ({ conteudo, simulado }: ExamSearch) => ({
  ...(conteudo && { contentId: conteudo }),
  ...(simulado && { practiceExamId: simulado }),
});

/** The search parameters of the exam; none for the error notebook. */
export const searchOfExam = ({ examKind, examId }: AttemptedExam): ExamSearch => ({
  conteudo: examKind === 'CONTENT' ? examId : undefined,
  simulado: examKind === 'PRACTICE_EXAM' ? examId : undefined,
});
