import { text } from '../../platform/search-params.ts';

/** Where in a course the player is: `?conteudo=…`, a try at it, or the certificate instead. */
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
