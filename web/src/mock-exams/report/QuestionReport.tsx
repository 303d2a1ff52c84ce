import { NativeSelect } from '@mantine/core';
import { fewestCards, type ReportedQuestion } from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { useState } from 'react';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import {
  choicesWords,
  discriminationWords,
  inOrder,
  type QuestionOrder,
  questionOrders,
  shareWords,
} from './report-words.ts';

/** The questions with right answers, choices and discrimination, and those to review. */
export function QuestionReport({ questions }: { questions: readonly ReportedQuestion[] }) {
  const [order, setOrder] = useState<QuestionOrder>('number');
  const toReview = questions.filter((question) => question.isToReview);
  return (
    <FormSection
      title="Questões"
      intro="A discriminação vai de −1 a 1: perto de 0, acertar a questão não distingue quem foi bem de quem foi mal no resto do dia; abaixo de 0, quem foi mal acerta mais."
    >
      <p>
        <strong>Questões a rever:</strong> {reviewWords(questions, toReview)}
      </p>
      <Columns>
        <NativeSelect
          label="Ordenar por"
          value={order}
          data={Object.entries(questionOrders).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => setOrder(currentTarget.value as QuestionOrder)}
        />
      </Columns>
      <ListingTable label="Questões" columns={['Questão', 'Acertos', 'Respostas', 'Discriminação']}>
        {inOrder(questions, order).map((question) => (
          <QuestionRow key={question.number} question={question} />
        ))}
      </ListingTable>
    </FormSection>
  );
}

function QuestionRow({ question }: { question: ReportedQuestion }) {
  const { number, rightShare, askedQtd, discrimination, isToReview } = question;
  return (
    <tr>
      <TitleCell details={detailsOf(question)}>
        Questão {number}
        {isToReview && <strong> · rever</strong>}
      </TitleCell>
      <td data-label="Acertos">
        {rightShare === null ? (
          '–'
        ) : (
          <ProgressBar
            label={`Acertos na questão ${number}`}
            value={rightShare}
            max={100}
            text={`${shareWords(rightShare)} de ${askedQtd}`}
          />
        )}
      </td>
      <td data-label="Respostas">
        <Muted as="span" size={14}>
          {askedQtd === 0 ? '–' : choicesWords(question)}
        </Muted>
      </td>
      <td data-label="Discriminação">{discriminationWords(discrimination)}</td>
      <MenuCell>{null}</MenuCell>
    </tr>
  );
}

const languages = ['Inglês', 'Espanhol'];

const detailsOf = ({ day, areaTitle, language, topic, key }: ReportedQuestion): string =>
  [
    key && `Gabarito ${key}`,
    language === null ? undefined : languages[language],
    topic,
    areaTitle ?? `${day}º dia`,
  ]
    .filter(Boolean)
    .join(' · ');

function reviewWords(
  questions: readonly ReportedQuestion[],
  toReview: readonly ReportedQuestion[],
): string {
  if (toReview.length > 0)
    return `${toReview.map(({ number }) => number).join(', ')}. Têm menos acertos do que o acaso daria, ou discriminação negativa: confira o gabarito e o enunciado.`;
  return questions.some(({ askedQtd }) => askedQtd >= fewestCards)
    ? 'nenhuma.'
    : `aparecem a partir de ${fewestCards} cartões lidos.`;
}
