import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { Noun } from '../../ui/words/plural.ts';

interface KindWords {
  noun: Noun;
  tab: string;
  /** The purpose of such terms. */
  purpose: string;
  example: string;
}

export const kindWords: Readonly<Record<TaxonomyKind, KindWords>> = {
  categories: {
    noun: ['categoria', 'categorias', 'a'],
    tab: 'Categorias',
    purpose: 'De que tratam os cursos, as trilhas, as lives e os simulados.',
    example: 'Como “Programação” ou “Finanças”.',
  },
  levels: {
    noun: ['nível', 'níveis', 'o'],
    tab: 'Níveis',
    purpose:
      'Para quem é cada coisa, do primeiro passo ao último. A ordem daqui vale no site todo.',
    example: 'Como “Iniciante” ou “Avançado”.',
  },
  skills: {
    noun: ['habilidade', 'habilidades', 'a'],
    tab: 'Habilidades',
    purpose: 'O que se aprende em cada curso.',
    example: 'Como “Lógica” ou “Escrita”.',
  },
};

/** 'Nova categoria', 'Novo nível' */
export const newOf = ([one, , article]: Noun): string => `Nov${article} ${one}`;

/** 'Categoria “Música” criada', 'Nível “Inicial” criado'. `done` is the participle without its ending. */
export const done = ([one, , article]: Noun, title: string, participle: string): string =>
  `${capitalized(one)} “${title}” ${participle}${article}`;

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
