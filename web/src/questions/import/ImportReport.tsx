import { Button } from '@mantine/core';
import {
  categoryLoss,
  type ImportChoices,
  type ImportPreview,
} from '@sabia/domain/questions/question-import.ts';
import { type ReactNode, useState } from 'react';
import { count } from '../../ui/words/plural.ts';
import classes from './import.module.css';
import { PreviewedQuestion } from './PreviewedQuestion.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface ImportReportProps {
  preview: ImportPreview;
  choices: ImportChoices;
  /** The reason why the import failed. */
  problem?: string | undefined;
  /** The choices of the import. */
  children: ReactNode;
}

const formatNames = {
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
  aiken: 'Aiken',
  csv: 'Planilha',
} as const;

/** Questions that are shown; a file may have thousands. */
const batch = 20;

/** The questions and problems of a file before its import. */
export function ImportReport({ preview, choices, problem, children }: ImportReportProps) {
  const { format, questions } = preview;
  const problems = remainingProblems(preview, choices);
  const [shown, setShown] = useState(batch);
  const refused = problems.filter(({ severity }) => severity === 'refused').length;
  const hasChanges = problems.some(({ severity }) => severity === 'changed');
  return (
    <Stack gap={16}>
      <div role="alert">{problem && <ErrorMessage>{problem}</ErrorMessage>}</div>
      <p className={classes.summary}>
        <strong>{count(questions.length, 'questão', 'questões')}</strong>{' '}
        {questions.length === 1 ? 'pode ser importada' : 'podem ser importadas'} deste arquivo{' '}
        {formatNames[format]}
        {refused > 0 && `; ${count(refused, 'não pode', 'não podem')}`}.
      </p>
      {questions.length > 0 && children}
      {refused > 0 && (
        <Stack as="section" gap={8}>
          <Heading as="h3" size={17}>
            Não entram
          </Heading>
          <ProblemList problems={problems} severity="refused" />
        </Stack>
      )}
      {hasChanges && (
        <Stack as="section" gap={8}>
          <Heading as="h3" size={17}>
            Entram com mudanças
          </Heading>
          <ProblemList problems={problems} severity="changed" />
        </Stack>
      )}
      {questions.length > 0 && (
        <Stack as="section" gap={8}>
          <Heading as="h3" size={17}>
            Questões
          </Heading>
          <Stack as="ol" gap={12}>
            {questions.slice(0, shown).map((question, at) => (
              <PreviewedQuestion
                key={at}
                question={question}
                isSkipped={choices.duplicates !== 'import'}
              />
            ))}
          </Stack>
          {shown < questions.length && (
            <Row>
              <Button variant="default" onClick={() => setShown(shown + batch)}>
                {`Mostrar mais (${count(questions.length - shown, 'restante', 'restantes')})`}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** The problems without those of categories that are created. */
function remainingProblems(
  { categories, problems }: ImportPreview,
  { createCategories }: ImportChoices,
) {
  const solved = new Set(
    categories.filter(({ path }) => createCategories.includes(path)).map(categoryLoss),
  );
  return problems.filter(({ reason }) => !solved.has(reason));
}
