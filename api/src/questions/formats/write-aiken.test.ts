import { expect, it } from 'vitest';
import { readAiken } from './aiken.ts';
import { anExported, anExportedTask } from './exported-question.factory.ts';
import { lossesOfAiken, writeAiken } from './write-aiken.ts';

const alternatives = [
  { text: '<p>\\(x = 2\\)</p>', isCorrect: false },
  { text: 'R$ 2,00', isCorrect: true },
];
const plain = anExported({ statement: '<p>Quanto é 1 &lt; 2?</p>', alternatives });

it('a single choice question is written, and read again', () => {
  const file = writeAiken([plain, plain]);
  const written = 'Quanto é 1 < 2?\nA) \\(x = 2\\)\nB) R$ 2,00\nANSWER: B\n';
  expect(file).toBe(`${written}\n${written}`);
  const { questions, problems } = readAiken(file);
  expect(problems).toEqual([]);
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    {
      statement: '<p>Quanto é 1 &lt; 2?</p>',
      alternatives: [
        { text: '\\(x = 2\\)', isCorrect: false },
        { text: 'R$ 2,00', isCorrect: true },
      ],
    },
    {},
  ]);
  expect(lossesOfAiken([plain])).toEqual([]);
});

it('everything that the file does not have is told', () => {
  const questions = [
    anExported({ ...plain, name: 'Uma', explanation: '<p>Porque sim.</p>' }),
    anExported({ ...plain, statement: '<p>Uma</p><p><b>lista</b></p>' }),
    anExported({ ...plain, statement: '<p>Veja <img src="/files/a.webp" alt="" /></p>' }),
    anExported({ ...plain, statement: '<p>A) Qual?</p>' }),
    anExported({ ...plain, statement: '<p>ANSWER: A</p>' }),
    anExportedTask({ kind: 'NUMERIC', unit: null }, { kind: 'NUMERIC', value: 1, tolerance: 0 }),
  ];
  expect(writeAiken(questions).match(/ANSWER: B/g)).toHaveLength(2);
  expect(writeAiken(questions)).toContain('Uma lista\n');
  expect(lossesOfAiken(questions, { losses: ['Nível não está.'] })).toEqual([
    'Nível não está.',
    'Nomes, códigos, etiquetas e categorias das questões não estão neste arquivo.',
    'Mudou no arquivo: a explicação não está no arquivo. (questão 1)',
    'Mudou no arquivo: o texto ficou sem formatação e em uma linha. (questão 2)',
    'Não está neste arquivo: o Aiken não leva imagens nem áudios. (questão 3)',
    'Não está neste arquivo: o enunciado começa como uma alternativa do Aiken. (questões 4, 5)',
    'Não está neste arquivo: o Aiken leva só questões de escolha única. (questão 6)',
  ]);
});
