import type { Rubric, RubricCriterion, Thresholds } from './rubric.ts';

/**
 * Limits of the difference between two corrections, from the year on in which INEP's guide to the essay first gave them.
 * https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/enem/outros-documentos
 */
const thresholdsSince: readonly (readonly [year: number, Thresholds])[] = [
  [2013, { total: 100, criterion: 80 }],
  [2012, { total: 200, criterion: 80 }],
  // Without a limit for a competence.
  [2009, { total: 300, criterion: 200 }],
];

/** The thresholds of the Enem of a year; without one those of today. */
function enemThresholds(year?: number): Thresholds {
  const [newest] = thresholdsSince;
  const found = thresholdsSince.find(([since]) => year === undefined || year >= since) ?? newest;
  if (!found) throw new Error('there are no thresholds');
  return found[1];
}

/** The rubrics that every school has. */
export const readyRubricKeys = ['ENEM', 'PLAIN'] as const;
export type ReadyRubricKey = (typeof readyRubricKeys)[number];

/** False for the id of a rubric that the school has written. */
export const isReadyRubric = (rubric: string): rubric is ReadyRubricKey =>
  readyRubricKeys.some((key) => key === rubric);

const criterion = (key: string, title: string, words: readonly string[]): RubricCriterion => ({
  key,
  title,
  levels: words.map((text, at) => ({ points: at * 40, words: text })),
});

/** The five competences of the Enem's essay, each with six levels, in short words of our own. */
const enemRubric: Rubric = {
  title: 'Redação do Enem',
  criteria: [
    criterion('C1', 'Competência 1: norma-padrão', [
      'Desconhece a modalidade escrita formal.',
      'Domínio precário, com desvios diversos e frequentes.',
      'Domínio insuficiente, com muitos desvios.',
      'Domínio mediano, com alguns desvios.',
      'Bom domínio, com poucos desvios.',
      'Excelente domínio: desvios só como exceção.',
    ]),
    criterion('C2', 'Competência 2: tema e tipo de texto', [
      'Foge do tema ou não é dissertativo-argumentativo.',
      'Tangencia o tema, ou mostra traços constantes de outro tipo de texto.',
      'Copia trechos dos textos de apoio, ou não tem proposição, argumentação e conclusão.',
      'Argumentação previsível, com domínio mediano do tipo de texto.',
      'Argumentação consistente, com bom domínio do tipo de texto.',
      'Argumentação consistente, com repertório produtivo e excelente domínio do tipo de texto.',
    ]),
    criterion('C3', 'Competência 3: argumentos', [
      'Informações sem relação com o tema e sem defesa de um ponto de vista.',
      'Informações pouco relacionadas ao tema, sem defesa de um ponto de vista.',
      'Informações desorganizadas ou contraditórias, limitadas aos textos de apoio.',
      'Informações pouco organizadas, limitadas aos textos de apoio, em defesa de um ponto de vista.',
      'Informações organizadas, com indícios de autoria, em defesa de um ponto de vista.',
      'Informações consistentes e organizadas, com autoria, em defesa de um ponto de vista.',
    ]),
    criterion('C4', 'Competência 4: coesão', [
      'Não articula as partes do texto.',
      'Articula as partes de forma precária.',
      'Articula as partes de forma insuficiente, com repertório limitado.',
      'Articula as partes de forma mediana, com repertório pouco diversificado.',
      'Articula as partes com poucas inadequações e repertório diversificado.',
      'Articula bem as partes, com repertório diversificado de recursos coesivos.',
    ]),
    criterion('C5', 'Competência 5: proposta de intervenção', [
      'Não apresenta proposta, ou a proposta não tem relação com o tema.',
      'Proposta vaga, precária ou só relacionada ao assunto.',
      'Proposta insuficiente, ou não articulada com a discussão.',
      'Proposta mediana, articulada com a discussão.',
      'Boa proposta, articulada com a discussão.',
      'Proposta muito boa e detalhada, articulada com a discussão.',
    ]),
  ],
  zeroReasons: [
    { key: 'BLANK', words: 'em branco' },
    { key: 'TOO_SHORT', words: 'texto insuficiente: até 7 linhas, ou até 10 em Braille' },
    { key: 'OFF_THEME', words: 'fuga ao tema' },
    { key: 'OTHER_TYPE', words: 'não é um texto dissertativo-argumentativo' },
    { key: 'COPIED', words: 'cópia dos textos de apoio' },
    { key: 'INSULTS', words: 'desenhos, insultos ou partes sem relação com o tema' },
    { key: 'IDENTIFIED', words: 'identificação fora do lugar devido' },
    { key: 'OTHER_LANGUAGE', words: 'escrito em outra língua' },
    { key: 'UNREADABLE', words: 'letra ilegível' },
  ],
  thresholds: enemThresholds(),
};

/** One criterion from 0 to 10, for essays outside the Enem. */
const plainRubric: Rubric = {
  title: 'Nota de 0 a 10',
  criteria: [
    {
      key: 'N',
      title: 'Nota',
      levels: Array.from({ length: 11 }, (_, points) => ({ points, words: '' })),
    },
  ],
  zeroReasons: [{ key: 'BLANK', words: 'em branco' }],
  thresholds: { total: 1, criterion: 1 },
};

/** The rubric of a key; that of the Enem with the thresholds of a year. */
export function readyRubric(key: ReadyRubricKey, year?: number | null): Rubric {
  if (key === 'PLAIN') return plainRubric;
  return { ...enemRubric, thresholds: enemThresholds(year ?? undefined) };
}
