import { describe, expect, it } from 'vitest';
import { anExported } from './exported-question.factory.ts';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

const asMoodle = (text: string, format = 'html') => `<quiz><question type="multichoice">
  <questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext>
  <answer fraction="100" format="html"><text>$x = 2$</text></answer>
  <answer fraction="0" format="html"><text>R$ 2,00</text></answer></question></quiz>`;

const statementOf = (text: string, format?: string) => {
  const { questions, problems } = readMoodleXml(asMoodle(text, format));
  return {
    statement: questions[0]?.draft.statement,
    problems: problems.map(({ reason }) => reason),
  };
};

it('functions of Brazilian books are written out for other programs', () => {
  const file = writeMoodleXml([anExported({ statement: '<p>sen, \\(\\sen x\\)</p>' })]);
  expect(file).toContain('<p>sen, \\(\\operatorname{sen} x\\)</p>');
});

describe('the formulas of a file', () => {
  it('become formulas, also those between dollar signs', () => {
    const { questions, problems } = readGift(
      'O valor de $x$ em $2x = 4$, se $$\\\\frac\\{x\\}\\{2\\} \\= 1$$, é {=$x \\= 2$ ~R$ 5,00 ~\\\\(x^2\\\\)}',
    );
    expect(problems).toEqual([]);
    expect(questions[0]?.draft.statement).toBe(
      '<p>O valor de \\(x\\) em \\(2x = 4\\), se \\[\\frac{x}{2} = 1\\], é</p>',
    );
    expect(questions[0]?.draft.alternatives.map(({ text }) => text)).toEqual([
      '\\(x = 2\\)',
      'R$ 5,00',
      '\\(x^2\\)',
    ]);
  });

  it.each(['html', 'moodle_auto_format', 'plain_text', 'markdown'])('are read in %s', (format) => {
    expect(statementOf('Seja $a_1 * b_2 * c$ e \\(\\{x\\}\\) a R$ 5,00', format)).toEqual({
      statement: expect.stringContaining('Seja \\(a_1 * b_2 * c\\) e \\(\\{x\\}\\) a R$ 5,00'),
      problems: [],
    });
  });

  it('stay text if they can’t be drawn, and are reported', () => {
    expect(statementOf('<p>Seja $\\fraq{1}{2}$ e \\(x^\\).</p>')).toEqual({
      statement: '<p>Seja $\\fraq{1}{2}$ e \\(x^\\).</p>',
      problems: [
        'A fórmula “\\fraq{1}{2}” usa \\fraq, que não existe; ela ficou como texto.',
        'A fórmula “x^” não tem nada depois de ^; ela ficou como texto.',
      ],
    });
  });

  it('survive an export and its import', () => {
    const question = {
      statement: '<p>Seja \\(a &lt; \\{b\\} \\neq c\\):</p><p>\\[\\frac{1}{2} = \\ce{H2O}\\]</p>',
      explanation: '<p>\\(x\\)</p>',
      alternatives: [
        { text: '\\(x = 2\\)', isCorrect: true },
        { text: 'R$ 2,00 e $x$ não é fórmula', isCorrect: false },
      ],
    };
    for (const { questions } of [
      readGift(writeGift([anExported(question)])),
      readMoodleXml(writeMoodleXml([anExported(question)])),
    ]) {
      expect(questions[0]?.draft).toMatchObject(question);
    }
  });
});
