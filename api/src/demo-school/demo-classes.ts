import type { Shift } from '@sabia/domain/classes/class.ts';
import { demoEssayExam } from './demo-essays.ts';
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
  monitors: string[];
  students: string[];
  gives: DemoAssignment[];
  /** Notices of the teacher to it. */
  tells: { title: string | null; body: string; inDays: number | null }[];
}

const teacher = 'professora@sabia.local';

/** People who correct essays beside the teacher. They have no account to sign in with. */
export const demoMonitors = [
  { name: 'Luana Siqueira', email: 'luana@sabia.local', state: 'MG', city: 'Mariana' },
  { name: 'Rafael Pinheiro', email: 'rafael@sabia.local', state: 'CE', city: 'Sobral' },
];

export const demoClasses: DemoClass[] = [
  {
    title: 'Terceirão: rumo ao Enem',
    period: '2026',
    shift: 'EVENING',
    studies: [
      'redacao-enem',
      likeTheEnem,
      demoEssayExam.title,
      'orcamento-domestico',
      'planilhas-do-zero',
    ],
    teacher,
    monitors: demoMonitors.map(({ email }) => email),
    students: ['assinante@sabia.local', 'aluno@sabia.local'],
    gives: [
      { of: 'redacao-enem', content: 'Ler o tema', dueInDays: -2 },
      { of: likeTheEnem, dueInDays: 5 },
      { of: demoEssayExam.title, dueInDays: 7 },
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
    monitors: [],
    students: ['assinante@sabia.local'],
    gives: [],
    tells: [],
  },
];
