import { type ListedQuestion, mostBankAttempts } from '@sabia/domain/questions/listed-question.ts';
import { Button, Popover, Skeleton, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import type { UsingExam } from '@sabia/domain/questions/question-banks.contract.ts';
import { count } from '../../ui/words/plural.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { usageQuery, useBanks } from '../question-collections.api.ts';
import { ExamLink } from './ExamLink.tsx';

/** Few questions are ever annulled. */
const AnnulmentDialog = lazy(async () => ({
  default: (await loadCode(() => import('../annulment/AnnulmentDialog.tsx'))).AnnulmentDialog,
}));

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
  const { annulQuestion, undoAnnulment } = useBanks();
  const [isOpen, setOpen] = useState(false);
  const [isAnnulling, setAnnulling] = useState(false);
  const annul = () => {
    setOpen(false);
    setAnnulling(true);
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={288}
        withinPortal={false}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="md"
      >
        <Popover.Target>
          <UnstyledButton onClick={() => setOpen(!isOpen)}>
            <Tag tone="accent">{words.filter(Boolean).join(', ')}</Tag>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <Exams id={id} onAnnul={annul} />
        </Popover.Dropdown>
      </Popover>
      {isAnnulling && (
        <Suspense>
          <AnnulmentDialog
            questionId={id}
            name="a questão"
            actions={{
              annul: (examId, annulment) => annulQuestion(id, examId, annulment),
              undo: (examId) => undoAnnulment(id, examId),
            }}
            onClose={() => setAnnulling(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Exams({ id, onAnnul }: { id: string; onAnnul: () => void }) {
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
          {answeredTriesQtd > 0 && (
            <Row>
              <Button variant="default" size="compact-md" onClick={onAnnul}>
                Anular em uma prova
              </Button>
            </Row>
          )}
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
