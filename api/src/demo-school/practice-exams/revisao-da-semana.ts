import type { DemoPracticeExam } from '../demo-practice-exam.ts';

export const revisaoDaSemana: DemoPracticeExam = {
  title: 'Revisão da semana',
  shortDescription:
    'Oito questões sorteadas dos cursos, em dez minutos. A cada tentativa, uma prova nova.',
  categories: ['Tecnologia', 'Vida prática'],
  level: 'Intermediário',
  paymentType: 'PAID',
  timeLimitMinutes: 10,
  passingScore: 75,
  questions: [],
  draw: { categories: ['Tecnologia', 'Vida prática', 'Finanças pessoais'], questionsQtd: 8 },
};
