import {
  type Assignment,
  type AssignmentChanges,
  type AssignmentDraft,
  assignmentDraft,
} from '@sabia/domain/assignments/assignment.ts';
import { type SchoolExam, idsOfExam } from '@sabia/domain/exams/exam-ids.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { examOf } from '../exams/exam-ids.ts';
import { rules } from '../platform/form-rules.ts';

/** Values of the form of an assignment; moments are wall clock times of the class, '' for none. */
export interface AssignmentValues {
  /** Of a new assignment; null before the choice. */
  exam: SchoolExam | null;
  opensAt: string;
  dueAt: string;
  late: AssignmentDraft['late'];
  results: AssignmentDraft['results'];
}

export const newAssignment: AssignmentValues = {
  exam: null,
  opensAt: '',
  dueAt: '',
  late: 'ACCEPT',
  results: 'EACH',
};

export function valuesOf(assignment: Assignment, timeZone: string): AssignmentValues {
  const shown = (moment: string | null) => (moment ? wallClockAt(new Date(moment), timeZone) : '');
  const { opensAt, dueAt, late, results } = assignment;
  const { examKind, examId } = examOf(assignment);
  const exam = examKind === 'NOTEBOOK' ? null : { examKind, examId };
  return { exam, opensAt: shown(opensAt), dueAt: shown(dueAt), late, results };
}

export const fieldsOf = ({ exam, opensAt, dueAt, late, results }: AssignmentValues) => ({
  ...(exam && idsOfExam(exam)),
  late,
  results,
  opensAt: opensAt || null,
  dueAt: dueAt || null,
});

/** The fields that differ: a moment that nobody has touched keeps its seconds, which the form does not show. */
export function changesOf(before: AssignmentValues, values: AssignmentValues): AssignmentChanges {
  const { opensAt, dueAt, late, results } = fieldsOf(values);
  return {
    ...(values.opensAt !== before.opensAt && { opensAt }),
    ...(values.dueAt !== before.dueAt && { dueAt }),
    ...(late !== before.late && { late }),
    ...(results !== before.results && { results }),
  };
}

const mistakesOfDraft = rules(assignmentDraft);
export const mistakesOf = (values: AssignmentValues) => ({
  ...mistakesOfDraft(fieldsOf(values)),
  ...(values.exam ? {} : { exam: 'Escolha um conteúdo ou um simulado' }),
  // A wall clock of one zone sorts like its moments.
  ...(values.opensAt && values.dueAt && values.dueAt <= values.opensAt
    ? { dueAt: 'O prazo precisa vir depois da abertura' }
    : {}),
});

export const labels = {
  exam: 'O que a turma recebe',
  opensAt: 'Abre em',
  dueAt: 'Prazo',
  late: 'Depois do prazo',
  results: 'As notas das redações aparecem',
};
