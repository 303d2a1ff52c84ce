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
        images: [],
        draft: {
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
  ])('is refused: %s', (_, text, line, reason) => {
    const { questions, problems } = readAiken(text);
    expect(questions).toEqual([]);
    expect(problems).toEqual([
      { line, title: null, severity: 'refused', reason: expect.stringContaining(reason) },
    ]);
  });

  it('without an answer takes no other question with it', () => {
    const { questions, problems } = readAiken('Um?\nA. a\nB. b\n\nDois?\nA. a\nB. b\nANSWER: B\n');
    expect(problems).toMatchObject([{ line: 1 }]);
    expect(questions).toMatchObject([{ line: 5, draft: { statement: '<p>Dois?</p>' } }]);
  });
});
