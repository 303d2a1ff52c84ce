import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { QuestionUse } from '@sabia/domain/questions/listed-question.ts';
import type { Difficulty } from '@sabia/domain/questions/question-metadata.ts';
import { searchText } from '../../platform/catalog-search.ts';
import { oneOf, text, uuid } from '../../platform/search-params.ts';

// Not taken from the domain, whose files bring zod into the routes.
const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const satisfies readonly Difficulty[];
const questionUses = ['unused', 'repeated'] as const satisfies readonly QuestionUse[];
const questionKinds = Object.keys(kindNames) as QuestionKindName[];

/** The search params of the list of questions. */
export interface BankSearch {
  busca?: string | undefined;
  /** The id of a question bank, a course or a practice exam. */
  banco?: string | undefined;
  categoria?: string | undefined;
  nivel?: string | undefined;
  dificuldade?: Difficulty | undefined;
  tipoDaQuestao?: QuestionKindName | undefined;
  etiqueta?: string | undefined;
  dificuldadeMedida?: Difficulty | undefined;
  fonte?: string | undefined;
  autores?: string | undefined;
  ano?: string | undefined;
  uso?: QuestionUse | undefined;
  /** The id of a question, whose duplicates are listed. */
  iguais?: string | undefined;
  /** The practice exam or the exam of a course that is proposed to get questions. */
  destino?: string | undefined;
  /** The question that is open in the editor: its id, or a new one. */
  questao?: string | undefined;
}

export const bankSearch = (given: Record<string, unknown>): BankSearch => ({
  busca: searchText(given['busca']),
  banco: uuid(given['banco']),
  categoria: uuid(given['categoria']),
  nivel: uuid(given['nivel']),
  dificuldade: oneOf(difficulties, given['dificuldade']),
  tipoDaQuestao: oneOf(questionKinds, given['tipoDaQuestao']),
  etiqueta: text(given['etiqueta']),
  dificuldadeMedida: oneOf(difficulties, given['dificuldadeMedida']),
  fonte: text(given['fonte']),
  autores: text(given['autores']),
  ano: /^(19|20)\d\d$/.test(String(given['ano'])) ? text(given['ano']) : undefined,
  uso: oneOf(questionUses, given['uso']),
  iguais: uuid(given['iguais']),
  destino: uuid(given['destino']),
  questao: text(given['questao']),
});

/** The same as query of the API. */
export const filtersOf = (search: BankSearch) => ({
  searchKey: search.busca,
  collections: search.banco,
  categories: search.categoria,
  levels: search.nivel,
  difficulties: search.dificuldade,
  kinds: search.tipoDaQuestao,
  tags: search.etiqueta,
  measuredDifficulty: search.dificuldadeMedida,
  source: search.fonte,
  authors: search.autores,
  year: search.ano,
  use: search.uso,
  duplicatesOf: search.iguais,
});

export const hasFilters = (search: BankSearch): boolean =>
  Object.values(filtersOf(search)).some(Boolean);
