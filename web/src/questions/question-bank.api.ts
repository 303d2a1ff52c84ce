import { read } from '../platform/api.ts';

export const questionBankQuery = read('GET /questions/bank');

export const feasibilityQuery = (filters: string[], questionsQtd: number) =>
  read('GET /questions/bank/feasibility', { query: { filters, questionsQtd } });
