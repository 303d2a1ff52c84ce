import type { DemoPracticeExam } from '../demo-practice-exam.ts';
import { giftQuestions } from '../load-questions.ts';

export const contasDoMes: DemoPracticeExam = {
  title: 'Contas do mês sem calculadora',
  shortDescription:
    'Descontos, parcelas e juros como aparecem na vida. Lápis e papel à mão, e sem pressa.',
  categories: ['Finanças pessoais'],
  level: 'Iniciante',
  paymentType: 'FREE',
  questions: giftQuestions('contas-do-mes'),
};
