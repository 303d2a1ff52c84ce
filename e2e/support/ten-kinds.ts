const part = (id: string, words: string) => ({ id, text: `<p>${words}</p>` });
const compared = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };

interface QuestionOfKind {
  kind: string;
  statement: string;
  [field: string]: unknown;
}

/** One question of each kind, in the order of the kinds. */
export const tenKinds: readonly QuestionOfKind[] = [
  {
    kind: 'SINGLE_CHOICE',
    statement: '<p>Qual é a capital do Pará?</p>',
    alternatives: [
      { text: '<p>Belém</p>', isCorrect: true },
      { text: '<p>Manaus</p>', isCorrect: false },
      { text: '<p>Macapá</p>', isCorrect: false },
    ],
  },
  {
    kind: 'MULTIPLE_CHOICE',
    statement: '<p>Quais destes estados ficam na Região Norte?</p>',
    task: {
      kind: 'MULTIPLE_CHOICE',
      options: [
        part('a', 'Acre'),
        part('b', 'Bahia'),
        part('c', 'Roraima'),
        part('d', 'Mato Grosso'),
      ],
      scoring: 'RIGHT_MINUS_WRONG',
    },
    answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['a', 'c'] },
  },
  {
    kind: 'TRUE_FALSE',
    statement: '<p>Julgue os itens sobre o rio Amazonas.</p>',
    task: {
      kind: 'TRUE_FALSE',
      items: [
        part('a', 'Ele nasce nos Andes e deságua no Atlântico.'),
        part('b', 'O encontro das águas, perto de Manaus, mistura o Negro e o Tapajós.'),
      ],
      scoring: 'PER_ITEM',
    },
    answerKey: { kind: 'TRUE_FALSE', trueItemIds: ['a'] },
  },
  {
    kind: 'NUMERIC',
    statement: '<p>Um barco percorre 45 km em 2 horas. Qual é a sua velocidade média?</p>',
    task: { kind: 'NUMERIC', unit: 'km/h' },
    answerKey: { kind: 'NUMERIC', value: 22.5, tolerance: 0.1 },
  },
  {
    kind: 'SHORT_TEXT',
    statement: '<p>Como se chama a maior ilha fluvial e marítima do mundo?</p>',
    task: { kind: 'SHORT_TEXT', ...compared },
    answerKey: { kind: 'SHORT_TEXT', texts: ['Marajó', 'Ilha de Marajó'] },
  },
  {
    kind: 'MATCHING',
    statement: '<p>Ligue cada estado à sua capital.</p>',
    task: {
      kind: 'MATCHING',
      left: [part('a', 'Acre'), part('b', 'Roraima'), part('c', 'Rondônia')],
      right: [
        part('x', 'Rio Branco'),
        part('y', 'Boa Vista'),
        part('z', 'Porto Velho'),
        part('w', 'Palmas'),
      ],
    },
    answerKey: {
      kind: 'MATCHING',
      pairs: [
        { leftId: 'a', rightId: 'x' },
        { leftId: 'b', rightId: 'y' },
        { leftId: 'c', rightId: 'z' },
      ],
    },
  },
  {
    kind: 'ORDERING',
    statement: '<p>Ordene da nascente à foz.</p>',
    task: {
      kind: 'ORDERING',
      items: [
        part('a', 'Iquitos'),
        part('b', 'Manaus'),
        part('c', 'Santarém'),
        part('d', 'Macapá'),
      ],
      scoring: 'PER_POSITION',
    },
    answerKey: { kind: 'ORDERING', itemIds: ['a', 'b', 'c', 'd'] },
  },
  {
    kind: 'GAPS',
    statement: '<p>Complete o texto.</p>',
    task: {
      kind: 'GAPS',
      text: '<p>O Círio de Nazaré acontece em [[1]], no segundo domingo de [[2]], e reúne milhões de pessoas.</p>',
      gaps: [
        { id: 'g', options: null },
        {
          id: 'h',
          options: [
            { id: 'o', label: 'agosto' },
            { id: 'p', label: 'outubro' },
            { id: 'q', label: 'dezembro' },
          ],
        },
      ],
      ...compared,
    },
    answerKey: {
      kind: 'GAPS',
      gaps: [
        { gapId: 'g', texts: ['Belém'], optionId: null },
        { gapId: 'h', texts: [], optionId: 'p' },
      ],
    },
  },
  {
    kind: 'OPEN_TEXT',
    statement: '<p>Explique por que o nível do rio sobe e desce ao longo do ano.</p>',
    task: { kind: 'OPEN_TEXT', maxLength: 800 },
    answerKey: {
      kind: 'OPEN_TEXT',
      expected: '<p>Chuvas na bacia e degelo nos Andes; cheia e vazante.</p>',
    },
  },
  {
    kind: 'FILE',
    statement: '<p>Desenhe o ciclo da água e envie uma foto da folha.</p>',
    task: { kind: 'FILE', maxFiles: 2 },
    answerKey: { kind: 'FILE', expected: '<p>Evaporação, condensação, chuva e infiltração.</p>' },
  },
];
