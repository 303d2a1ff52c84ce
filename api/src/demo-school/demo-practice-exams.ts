import type { DemoPracticeExam } from './demo-practice-exam.ts';
import { comoNoEnem } from './practice-exams/como-no-enem.ts';
import { contasDoMes } from './practice-exams/contas-do-mes.ts';
import { porOndeComecar } from './practice-exams/por-onde-comecar.ts';
import { revisaoDaSemana } from './practice-exams/revisao-da-semana.ts';

export const demoPracticeExams: DemoPracticeExam[] = [
  comoNoEnem,
  contasDoMes,
  porOndeComecar,
  revisaoDaSemana,
];
