import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';

/** The correction, or the publication, that an essay waits for; null once its mark is told. */
export function waitWords({
  status,
  givenQtd,
  wantedQtd,
}: Pick<EssayResult, 'status' | 'givenQtd' | 'wantedQtd'>): string | null {
  if (status === 'SETTLED') return null;
  if (status === 'WITHHELD') return 'Corrigida, aguarda a publicação da turma.';
  if (status === 'BOARD') return 'As três correções divergem. A redação espera a nota da banca.';
  if (givenQtd >= 2) return 'As duas correções divergem. A redação espera a terceira correção.';
  if (givenQtd === 1) return 'Uma pessoa já corrigiu. A redação espera a segunda correção.';
  return wantedQtd === 1
    ? 'A redação espera a correção de uma pessoa.'
    : 'A redação espera a primeira de duas correções. Quem corrige não vê a nota de outra pessoa.';
}
