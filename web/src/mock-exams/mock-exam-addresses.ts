import { useLocation } from '@tanstack/react-router';

const administration = {
  reading: '/admin/dias-de-simulado/$mockExamId/leitura',
  offlineDay: '/admin/dias-de-simulado/$mockExamId/sem-internet',
  roll: '/admin/dias-de-simulado/$mockExamId/presenca',
  results: '/admin/dias-de-simulado/$mockExamId/resultados',
  report: '/admin/dias-de-simulado/$mockExamId/relatorio',
  card: '/admin/dias-de-simulado/$mockExamId/cartoes/$personId',
} as const;

const classArea = {
  reading: '/turmas/simulados/$mockExamId/leitura',
  offlineDay: '/turmas/simulados/$mockExamId/sem-internet',
  roll: '/turmas/simulados/$mockExamId/presenca',
  results: '/turmas/simulados/$mockExamId/resultados',
  report: '/turmas/simulados/$mockExamId/relatorio',
  card: '/turmas/simulados/$mockExamId/cartoes/$personId',
} as const;

/** The addresses of the screens that administrators and readers have, in the area in which the user is. */
export function useMockExamAddresses() {
  const isAdministration = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') });
  return { isAdministration, ...(isAdministration ? administration : classArea) };
}
