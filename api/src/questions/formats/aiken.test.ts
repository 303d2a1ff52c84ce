import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAiken } from './aiken.ts';

describe('an Aiken file', () => {
  it('is read with continued lines, both notations of a letter and an answer in Portuguese', () => {
    const { questions, problems } = readAiken(
      'Qual é a capital\ndo Brasil?\nA. Rio\nB. Brasília,\n  no Planalto\nANSWER: B\n\nD. Pedro I < II?\na) sim\nb) não\nGabarito: a)\n',
    );
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        line: 1,
        title: null,
        media: [],
        metadata: { name: null, code: null, tags: [] },
        category: [],
        draft: {
          kind: 'SINGLE_CHOICE',
          task: null,
          answerKey: null,
          statement: '<p>Qual é a capital<br />do Brasil?</p>',
          explanation: null,
          videoQuestionUrl: null,
          alternatives: [
            { text: 'Rio', isCorrect: false },
            { text: 'Brasília,<br />no Planalto', isCorrect: true },
          ],
        },
      },
      expect.objectContaining({
        line: 8,
        draft: expect.objectContaining({ statement: '<p>D. Pedro I &lt; II?</p>' }),
      }),
    ]);
  });

  it.each([
    ['no answer', 'Cor?\nA. azul\nB. verde\n', 1, 'Falta a linha ANSWER'],
    ['an answer that is no letter', 'Cor?\nA. azul\nB. verde\nANSWER: azul', 1, '“AZUL”'],
    ['an answer that is not there', 'Cor?\nA. azul\nB. verde\nANSWER: C', 1, '“C”'],
    ['one alternative', '\nCor?\nA. azul\nANSWER: A', 2, 'uma só alternativa'],
    ['an answer alone', 'ANSWER: A', 1, 'sem a questão'],
    ['no statement', 'A. azul\nB. verde\nANSWER: A', 1, 'enunciado'],
    ['words alone', 'Bom dia', 1, 'Falta a linha ANSWER'],
    ['no alternatives', 'Cor?\nANSWER: A', 1, 'Faltam as alternativas'],
    ['a letter out of order', 'Cor?\nA. azul\nB. verde\nD. rosa\nANSWER: B', 1, '“D” na linha 4'],
  ])('is refused: %s', (_, text, line, reason) => {
    const { questions, problems } = readAiken(text);
    expect(questions).toEqual([]);
    expect(problems).toEqual([
      { line, title: null, severity: 'refused', reason: expect.stringContaining(reason) },
    ]);
  });

  it.each([
    ['A)azul', 'B)verde'],
    ['a)azul', 'b)verde'],
    ['A.azul', 'B.verde'],
    ['A)\tazul', 'B)\tverde'],
  ])('needs no space after the letter: %s', (first, second) => {
    const { questions, problems } = readAiken(`Cor?\n${first}\n${second}\nANSWER: B\n`);
    expect(problems).toEqual([]);
    expect(questions).toMatchObject([
      { draft: { alternatives: [{ text: 'azul' }, { text: 'verde', isCorrect: true }] } },
    ]);
  });

  it('may begin a line of the statement with initials', () => {
    const { questions } = readAiken(
      'A banda\nA.C. existe?\nA... talvez\nA) sim\nB) não\nANSWER: A\n',
    );
    expect(questions).toMatchObject([
      { draft: { statement: '<p>A banda<br />A.C. existe?<br />A... talvez</p>' } },
    ]);
  });

  it('may have blank lines within a question', () => {
    const { questions, problems } = readAiken(
      'Cor?\n\nA) azul\n\nclaro\n\nB) verde\n\nANSWER: B\n',
    );
    expect(problems).toEqual([]);
    expect(questions).toMatchObject([
      { draft: { alternatives: [{ text: 'azul<br />claro' }, { text: 'verde' }] } },
    ]);
  });

  it.each([
    ['two alternatives', 'A. a\nB. b\n\n', 5],
    ['two alternatives and no blank line', 'A. a\nB. b\n', 4],
    ['one alternative', 'A. a\n\n', 4],
    ['one alternative and no blank line', 'A. a\n', 3],
  ])('with %s and no answer takes no other question with it', (_, open, line) => {
    const { questions, problems } = readAiken(`Um?\n${open}Dois?\nA)c\nB)d\nANSWER: B\n`);
    expect(problems).toMatchObject([{ line: 1, reason: expect.stringContaining('ANSWER') }]);
    expect(questions).toMatchObject([
      {
        line,
        draft: {
          statement: '<p>Dois?</p>',
          alternatives: [{ text: 'c' }, { text: 'd', isCorrect: true }],
        },
      },
    ]);
  });

  it('without an answer does not take the answer of a question without alternatives', () => {
    const { questions, problems } = readAiken('Um?\nA. a\nB. b\n\nDois?\nANSWER: A\n');
    expect(questions).toEqual([]);
    expect(problems).toMatchObject([
      { line: 1, reason: expect.stringContaining('ANSWER') },
      { line: 5, reason: expect.stringContaining('Faltam as alternativas') },
    ]);
  });

  it("with the errors of Moodle's own test is read up to the good questions", () => {
    const { questions, problems } = readAiken(
      [
        ['Poucas', 'A) Só uma', 'ANSWER: A', ''],
        ['A) Sem enunciado', '', 'ANSWER: Sem enunciado', ''],
        ['Boa', 'A) Certa', 'B) Errada', 'ANSWER: A', ''],
        ['Sem fim', 'A) Quase', 'B) Nem isso', ''],
        ['Outra boa', 'A)Errada', 'B)Certa', 'ANSWER: B'],
      ]
        .flat()
        .join('\n'),
    );
    expect(problems.map(({ line }) => line)).toEqual([1, 5, 14]);
    expect(questions.map(({ line }) => line)).toEqual([9, 18]);
    expect(questions[1]?.draft.alternatives).toEqual([
      { text: 'Errada', isCorrect: false },
      { text: 'Certa', isCorrect: true },
    ]);
  });
});

describe('for any Aiken file', () => {
  const letters = ['A', 'B', 'C', 'D'];
  // A text with neither alternatives nor an answer is a paragraph of the next statement.
  const question = fc.oneof(
    fc.record({ alternatives: fc.nat(4), isClosed: fc.constant(true) }),
    fc.record({ alternatives: fc.integer({ min: 1, max: 4 }), isClosed: fc.constant(false) }),
  );
  const file = fc.record({
    sign: fc.constantFrom(')', '.', ') ', '. '),
    statements: fc.constantFrom('Pergunta', 'D) Pedro I?', 'D. Pedro I?', 'Uma\nem duas linhas'),
    all: fc.array(question, { maxLength: 6 }),
  });

  it('no question takes a line or the answer of another one', () => {
    fc.assert(
      fc.property(file, ({ sign, statements, all }) => {
        // A statement that begins as the alternatives do is a further alternative.
        fc.pre(statements[1] !== sign[0]);
        const text = all
          .map(({ alternatives, isClosed }, at) =>
            [
              `${statements} ${at}`,
              ...letters.slice(0, alternatives).map((letter) => `${letter}${sign}texto ${at}`),
              ...(isClosed ? ['ANSWER: A'] : []),
            ].join('\n'),
          )
          .join('\n\n');
        for (const { draft } of readAiken(text).questions) {
          const numbers = JSON.stringify(draft).match(/\d+/g) ?? [];
          expect(new Set(numbers).size).toBe(1);
        }
        const whole = all.filter(({ alternatives, isClosed }) => alternatives > 1 && isClosed);
        expect(readAiken(text).questions.length).toBeLessThanOrEqual(whole.length);
        expect(readAiken(text).problems.length).toBeGreaterThanOrEqual(all.length - whole.length);
      }),
    );
  });
});
