import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { fewestAnswers, minimumAnswers } from '@sabia/domain/questions/question-statistics.ts';
import type { MissedQuestion } from '@sabia/domain/overview/overview.ts';
import { plainText } from '@sabia/domain/rich-text.ts';
import { formatCount } from './change-words.ts';
import { type Column, Figure } from './Figure.tsx';
import { examName, QuestionsLink } from './QuestionsLink.tsx';

const longest = 140;

/** The beginning of the statement; a statement that is only an image has no text. */
function wordsOf({ statement }: MissedQuestion): string {
  const words = plainText(statement) || 'Questão sem texto';
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}

type Numbered = MissedQuestion & { number: number };

const columns: Column<Numbered>[] = [
  { label: 'Nº', text: ({ number }) => String(number), isNumber: true },
  {
    label: 'Questão',
    text: wordsOf,
    cell: (question) => (
      <QuestionsLink exam={question} questionId={question.questionId}>
        {wordsOf(question)}
      </QuestionsLink>
    ),
  },
  { label: 'Onde', text: examName },
  {
    label: 'Respostas',
    text: ({ answersQtd }) =>
      answersQtd < minimumAnswers
        ? `${formatCount(answersQtd)} (poucos dados)`
        : formatCount(answersQtd),
    isNumber: true,
  },
  {
    label: 'Erros',
    text: ({ missedShare }) => formatPercentage(Math.round(missedShare)),
    isNumber: true,
  },
  {
    label: 'Em branco',
    text: ({ blankShare }) => formatPercentage(Math.round(blankShare)),
    isNumber: true,
  },
];

export function MissedQuestions({ questions }: { questions: readonly MissedQuestion[] }) {
  const numbered = questions.map((question, at) => ({ ...question, number: at + 1 }));
  return (
    <Figure
      title="Questões mais erradas"
      explanation={`Nas primeiras tentativas do período, entre as questões com ao menos ${fewestAnswers} respostas. Em branco não conta como erro.`}
      rows={numbered}
      columns={columns}
      empty={`Ainda não há questões com ${fewestAnswers} respostas neste período.`}
      chart={{
        kind: 'bars',
        isShare: true,
        of: 'name',
        series: [
          { name: 'missedShare', label: 'Erros' },
          { name: 'blankShare', label: 'Em branco' },
        ],
        data: numbered.map(({ number, missedShare, blankShare }) => ({
          name: `Nº ${number}`,
          missedShare,
          blankShare,
        })),
      }}
    />
  );
}
