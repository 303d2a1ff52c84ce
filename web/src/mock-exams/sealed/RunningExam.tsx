import { Button, Skeleton } from '@mantine/core';
import type { PhoneLog } from '@sabia/domain/mock-exams/phone-answers.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DeviceExam } from '../../attempts/DeviceExam.tsx';
import { removePosition } from '../../attempts/exam-position.ts';
import { useProfile } from '../../layout/session.ts';
import { useOutbox } from '../../layout/use-outbox.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { chosenIn, lineOf, type OpenedExam, openedExam } from './exam-on-device.ts';
import { handedInEntry, handedInOutboxOf } from './handed-in-outbox.ts';
import { openContent } from './open-sealed.ts';
import { contentOf, type KeptExam, type Sitting } from './sealed-store.ts';
import { answersWith, changeSitting, handIn, withAnswer, withElapsed } from './sittings.ts';
import { useRunningTime } from './use-running-time.ts';

interface RunningExamProps {
  /** Null: the browser has removed it. */
  exam: KeptExam | null;
  sitting: Sitting;
}

/** An exam that was opened on this device, until it is handed in. Its content is in memory only. */
export function RunningExam({ exam, sitting }: RunningExamProps) {
  const { readingId, contentKey } = sitting;
  const { data: opened } = useQuery({
    queryKey: ['opened exam', readingId, exam?.sealedAt ?? null],
    async queryFn(): Promise<OpenedExam | null> {
      const content = exam && (await contentOf(exam));
      if (!content || !contentKey) return null;
      const sealed = await openContent(contentKey, exam.header, content);
      return sealed && openedExam(sealed, exam);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  if (opened === undefined) return <Skeleton height={160} radius={20} />;
  return opened ? <OpenRoom opened={opened} sitting={sitting} /> : <LostExam sitting={sitting} />;
}

/** Hands the answers in, and gives them to the outbox. */
function useHandIn(sitting: Sitting) {
  const queryClient = useQueryClient();
  const { id: personId } = useProfile();
  const { add } = useOutbox(handedInOutboxOf);
  return useMutation({
    async mutationFn(by: PhoneLog['handedIn']) {
      const { owner, mockExamId, readingId } = sitting;
      const closed = await handIn(queryClient, sitting, personId, by);
      removePosition(readingId);
      if (closed?.handedIn) add(handedInEntry(owner, mockExamId, closed.handedIn, null));
    },
  });
}

function OpenRoom({ opened, sitting }: { opened: OpenedExam; sitting: Sitting }) {
  const queryClient = useQueryClient();
  const [isInside, setInside] = useState(true);
  // Shown at once: the browser stores an answer a moment later.
  const [given, setGiven] = useState(sitting.answers);
  const handingIn = useHandIn(sitting);
  const change = (next: (known: Sitting) => Sitting) => changeSitting(queryClient, sitting, next);
  const store = (elapsedMs: number) => change((known) => withElapsed(known, elapsedMs));
  const end = async (by: PhoneLog['handedIn']) => {
    await store(time.elapsed());
    handingIn.mutate(by);
  };
  const time = useRunningTime({
    before: sitting.elapsedMs,
    limit: opened.timeLimitMs,
    store: (elapsedMs) => void store(elapsedMs),
    onOver: () => void end('TIME'),
  });
  const countInterruption = useEffectEvent(() => {
    if (sitting.elapsedMs === 0) return;
    void change((known) => ({ ...known, interruptions: known.interruptions + 1 }));
  });
  useEffect(() => countInterruption(), []);
  if (!isInside)
    return (
      <Stack gap={8} align="start">
        <Muted>A prova está aberta, e o tempo continua correndo.</Muted>
        <Button onClick={() => setInside(true)}>Voltar à prova</Button>
      </Stack>
    );
  return (
    <DeviceExam
      id={sitting.readingId}
      title={opened.title}
      questions={opened.questions}
      essays={opened.essays}
      firstQuestion={opened.firstQuestion}
      chosen={chosenIn(opened, given)}
      time={
        time.left === null
          ? null
          : { left: time.left, total: (opened.timeLimitMs ?? 0) / 1000, words: time.words }
      }
      isSubmitting={handingIn.isPending}
      onAnswer={(questionId, alternativeId) => {
        const { question, option } = lineOf(opened, questionId, alternativeId);
        setGiven((answers) => answersWith(answers, question, option));
        void change((known) => withAnswer(withElapsed(known, time.elapsed()), question, option));
      }}
      onSubmit={() => void end('STUDENT')}
      onLeave={() => setInside(false)}
    />
  );
}

/** The answers are here, but not the exam that was opened. */
function LostExam({ sitting }: { sitting: Sitting }) {
  const handingIn = useHandIn(sitting);
  return (
    <Callout>
      <p>
        A prova aberta não está mais neste aparelho. Suas respostas estão, e você pode entregá-las.
        Chame quem aplica a prova.
      </p>
      <Row>
        <Button loading={handingIn.isPending} onClick={() => handingIn.mutate('STUDENT')}>
          Entregar as respostas
        </Button>
      </Row>
    </Callout>
  );
}
