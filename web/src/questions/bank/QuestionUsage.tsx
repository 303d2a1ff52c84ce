import { type ListedQuestion, mostBankAttempts } from '@sabia/domain/questions/listed-question.ts';
import { Popover, Skeleton, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UsingExam } from '@sabia/domain/questions/question-banks.contract.ts';
import { count } from '../../ui/plural.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { usageQuery } from '../question-collections.api.ts';
import { ExamLink } from './ExamLink.tsx';

type UsedQuestion = Pick<ListedQuestion, 'id' | 'examsQtd' | 'drawingExamsQtd' | 'bankAttemptsQtd'>;

/** 'em 3 provas, em 2 tentativas', which tells in which exams. */
export function QuestionUsage({ question }: { question: UsedQuestion }) {
  const { id, examsQtd, drawingExamsQtd, bankAttemptsQtd } = question;
  const attempts = count(bankAttemptsQtd, 'tentativa', 'tentativas');
  const words = [
    examsQtd + drawingExamsQtd > 0 && `em ${count(examsQtd + drawingExamsQtd, 'prova', 'provas')}`,
    bankAttemptsQtd > 0 &&
      `em ${attempts}${bankAttemptsQtd === mostBankAttempts ? ' ou mais' : ''}`,
  ];
  return (
    <Popover
      width={288}
      withinPortal={false}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <UnstyledButton>
          <Tag tone="accent">{words.filter(Boolean).join(', ')}</Tag>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Exams id={id} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Exams({ id }: { id: string }) {
  const query = useQuery(usageQuery(id));
  return (
    <Loaded query={query} skeleton={<Skeleton height={60} width={200} />}>
      {({ exams, drawingExams, answeredTriesQtd }) => (
        <Stack gap={8}>
          {exams.length > 0 && <ExamLinks exams={exams} />}
          {drawingExams.length > 0 && (
            <>
              <p>Pode ser sorteada em:</p>
              <ExamLinks exams={drawingExams} />
            </>
          )}
          <Muted size={13}>
            {answeredTriesQtd === 0
              ? 'Sem respostas ainda.'
              : `${count(answeredTriesQtd, 'tentativa respondeu', 'tentativas responderam')}.`}
          </Muted>
        </Stack>
      )}
    </Loaded>
  );
}

const ExamLinks = ({ exams }: { exams: readonly UsingExam[] }) => (
  <Stack as="ul" gap={4}>
    {exams.map((exam) => (
      <li key={exam.id}>
        <ExamLink exam={exam} />
      </li>
    ))}
  </Stack>
);
