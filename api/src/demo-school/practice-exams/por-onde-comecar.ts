import type { DemoPracticeExam } from '../demo-practice-exam.ts';
import { giftQuestions } from '../load-questions.ts';

export const porOndeComecar: DemoPracticeExam = {
  title: 'Prova de nivelamento: por onde começar',
  shortDescription:
    'Dez questões que vão ficando mais difíceis, para achar os cursos na sua medida.',
  categories: ['Tecnologia'],
  level: 'Iniciante',
  paymentType: 'FREE',
  passingScore: 0,
  levels: { Iniciante: 0, Intermediário: 50, Avançado: 80 },
  questions: giftQuestions('por-onde-comecar'),
};
