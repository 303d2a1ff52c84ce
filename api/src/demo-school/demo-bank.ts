import type { BankQuestion } from './bank/bank-question.ts';
import { businessQuestions } from './bank/business-questions.ts';
import { communicationQuestions } from './bank/communication-questions.ts';

export const demoBank = {
  title: 'Trabalho e comunicação',
  description: 'Questões de vários tipos para sortear em simulados e copiar para as provas.',
};

/** Draws from the bank. */
export const demoBankExam = {
  title: 'Desafio de trabalho e comunicação',
  shortDescription: 'Oito questões de vários tipos, sorteadas de um banco a cada tentativa.',
  categories: ['Negócios', 'Comunicação'],
  level: 'Intermediário',
  paymentType: 'PAID' as const,
  passingScore: 60,
  questionsQtd: 8,
};

export const demoBankQuestions: BankQuestion[] = [...communicationQuestions, ...businessQuestions];
