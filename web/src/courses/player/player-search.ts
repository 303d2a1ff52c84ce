import { text } from '../../platform/search-params.ts';

/** `?conteudo=…` with an attempt at it (`tentativa`), or the certificate (`tela`). */
export interface PlayerSearch {
  conteudo?: string;
  tela?: 'certificado';
  tentativa?: string;
}

export function playerSearch(given: Record<string, unknown>): PlayerSearch {
  return {
    conteudo: text(given.conteudo),
    tela: given.tela === 'certificado' ? 'certificado' : undefined,
    tentativa: text(given.tentativa),
  };
}
