import type { Shift } from '@sabia/domain/classes/class.ts';
import { likeTheEnem } from './learners.ts';

/** A practice exam, or the content of this title in a course; due at the end of a day, counted from today. */
interface DemoAssignment {
  of: string;
  content?: string;
  dueInDays: number | null;
}

/** Slugs of courses, titles of trails and practice exams, e-mails of people. */
export interface DemoClass {
  title: string;
  period: string;
  shift: Shift;
  studies: string[];
  teacher: string;
  students: string[];
  gives: DemoAssignment[];
  /** Notices of the teacher to it. */
  tells: { title: string | null; body: string; inDays: number | null }[];
}

const teacher = 'professora@sabia.local';

export const demoClasses: DemoClass[] = [
  {
    title: 'Terceirão: rumo ao Enem',
    period: '2026',
    shift: 'EVENING',
    studies: ['redacao-enem', likeTheEnem, 'orcamento-domestico', 'planilhas-do-zero'],
    teacher,
    students: ['assinante@sabia.local', 'aluno@sabia.local'],
    gives: [
      { of: 'redacao-enem', content: 'Ler o tema', dueInDays: -2 },
      { of: likeTheEnem, dueInDays: 5 },
      { of: 'redacao-enem', content: 'A introdução', dueInDays: 12 },
    ],
    tells: [
      {
        title: 'Simulado no domingo',
        body: 'O simulado fica aberto o dia todo. Reservem cinco horas seguidas e um lugar calmo.\nDúvidas, tragam na segunda.',
        inDays: null,
      },
      { title: null, body: 'Amanhã começamos a corrigir as redações em dupla.', inDays: 3 },
    ],
  },
  {
    title: 'Oficina de programação',
    period: '2º semestre de 2026',
    shift: 'MORNING',
    studies: ['Da lógica aos dados: comece a programar', 'python-primeiros-programas'],
    teacher,
    students: ['assinante@sabia.local'],
    gives: [],
    tells: [],
  },
];
