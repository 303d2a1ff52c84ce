import { plainWord } from '../users/sheet-words.ts';

/** The columns of a sheet with questions; the first heading of each is that of the template. */
const columnNames = {
  statement: ['Enunciado', 'Questão', 'Pergunta', 'Question'],
  key: ['Gabarito', 'Resposta', 'Resposta certa', 'Resposta correta', 'Correta', 'Certa', 'Answer'],
  explanation: ['Explicação', 'Comentário', 'Resolução', 'Justificativa'],
  category: ['Categoria', 'Assunto', 'Tema', 'Disciplina', 'Matéria'],
  tags: ['Etiquetas', 'Tags'],
  code: ['Código', 'Id'],
  name: ['Nome', 'Título'],
} as const;

export type SheetField = keyof typeof columnNames;

export const sheetLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** The headings of the template, and a question as an example. */
export const questionSheetTemplate: readonly (readonly string[])[] = [
  ['Enunciado', 'A', 'B', 'C', 'D', 'E', 'Gabarito', 'Explicação', 'Categoria', 'Etiquetas'],
  [
    'Exemplo, apague esta linha: qual é a capital de Pernambuco?',
    'Olinda',
    'Recife',
    'Natal',
    'Caruaru',
    'Petrolina',
    'B',
    'Recife é a capital desde 1827.',
    'Geografia',
    'capitais, nordeste',
  ],
];

/** The columns of a line of headings; null if it lacks the statement or the key. */
export interface SheetColumns {
  fields: ReadonlyMap<SheetField, number>;
  /** The columns of the alternatives, from A on, as far as there are no gaps. */
  alternatives: readonly number[];
}

const fieldsByName = new Map(
  (Object.keys(columnNames) as SheetField[]).flatMap((field) =>
    columnNames[field].map((name) => [plainWord(name), field] as const),
  ),
);

/** 'A', 'Alternativa A', 'Opção A' */
const letterOf = (heading: string): string | undefined =>
  /^(?:alternativa|opcao)?([a-j])$/.exec(plainWord(heading))?.[1]?.toUpperCase();

export function sheetColumns(headings: readonly string[]): SheetColumns | null {
  const fields = new Map<SheetField, number>();
  const places = new Map<string, number>();
  for (const [at, heading] of headings.entries()) {
    const letter = letterOf(heading);
    const field = fieldsByName.get(plainWord(heading));
    if (letter && !places.has(letter)) places.set(letter, at);
    else if (field && !fields.has(field)) fields.set(field, at);
  }
  if (!fields.has('statement') || !fields.has('key')) return null;
  const all = sheetLetters.map((letter) => places.get(letter));
  const end = all.indexOf(undefined);
  return {
    fields,
    alternatives: (end < 0 ? all : all.slice(0, end)).filter((at) => at !== undefined),
  };
}
