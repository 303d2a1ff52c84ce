import { Button, Skeleton } from '@mantine/core';
import type { MockExamDay, MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import type { ListedSeal } from '@sabia/domain/mock-exams/sealed-exam.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { megabytes } from '../../ui/words/megabytes.ts';
import { OpeningCode } from '../OpeningCode.tsx';
import { sealedExamsQuery, useMockExamAdministration } from '../mock-exams.api.ts';
import { dayName } from './mock-exam-values.ts';

/** The sealed exams of an event by day: seals them, shows their opening codes and starts them (product.md MOCK24, MOCK25). */
export function SealedExams({ event: { id, days } }: { event: MockExamEvent }) {
  const query = useQuery(sealedExamsQuery(id));
  return (
    <Loaded query={query} skeleton={<Skeleton height={96} radius={12} />}>
      {(seals) => (
        <Stack gap={20}>
          {days.map((day) => (
            <SealedDay
              key={day.day}
              mockExamId={id}
              day={day}
              seal={seals.find((seal) => seal.day === day.day) ?? null}
              now={new Date(query.dataUpdatedAt)}
            />
          ))}
          {seals.length > 0 && (
            <TextLink to="/turmas/simulados/$mockExamId/recolher" params={{ mockExamId: id }}>
              Recolher respostas de celulares sem internet
            </TextLink>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface SealedDayProps {
  mockExamId: string;
  day: MockExamDay;
  seal: ListedSeal | null;
  now: Date;
}

function SealedDay({ mockExamId, day: { day, title }, seal, now }: SealedDayProps) {
  const { sealExam, startSealedExam } = useMockExamAdministration();
  const [asking, setAsking] = useState<'SEAL' | 'START' | null>(null);
  const close = () => setAsking(null);
  const sealing = useMutation({
    mutationFn: () => sealExam(mockExamId, day),
    onSuccess: () => showToast({ kind: 'success', message: 'Prova lacrada' }),
    onError: showFailure,
    onSettled: close,
  });
  const starting = useMutation({
    mutationFn: () => startSealedExam(mockExamId, day),
    onSuccess: () => showToast({ kind: 'success', message: 'A prova começou' }),
    onError: showFailure,
    onSettled: close,
  });
  return (
    <Stack as="section" gap={8} aria-label={`Prova no celular: ${dayName(day)}`}>
      <div>
        <Heading as="h3" size={16}>{`${dayName(day)}: ${title}`}</Heading>
        <Muted size={14}>{seal ? sealWords(seal, now) : 'Ainda não lacrada.'}</Muted>
      </div>
      {seal ? (
        <Row>
          {seal.openingCode && <OpeningCode dayName={dayName(day)} code={seal.openingCode} />}
          {!seal.startedAt && (
            <>
              <Button variant="default" onClick={() => setAsking('START')}>
                Começar agora
              </Button>
              <Button variant="default" onClick={() => setAsking('SEAL')}>
                Lacrar de novo
              </Button>
            </>
          )}
        </Row>
      ) : (
        <Row>
          <Button variant="default" loading={sealing.isPending} onClick={() => sealing.mutate()}>
            Lacrar a prova
          </Button>
        </Row>
      )}
      <ConfirmDialog
        isOpen={asking === 'SEAL'}
        title={`Lacrar de novo o ${dayName(day)}?`}
        confirmLabel="Lacrar de novo"
        isPending={sealing.isPending}
        onConfirm={() => sealing.mutate()}
        onClose={close}
      >
        A prova fica com as questões de agora e tem outro código. A que os estudantes já baixaram
        não abre mais: eles precisam baixar de novo.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'START'}
        title={`Começar agora o ${dayName(day)}?`}
        confirmLabel="Começar agora"
        isPending={starting.isPending}
        onConfirm={() => starting.mutate()}
        onClose={close}
      >
        A partir de agora, quem tem internet abre a prova sem o código. Não dá para desfazer, e a
        prova não pode mais ser lacrada de novo.
      </ConfirmDialog>
    </Stack>
  );
}

/** 'Lacrada hoje às 10:00, 5,3 MB. Começou hoje às 13:00.' */
function sealWords({ sealedAt, bytes, startedAt }: ListedSeal, now: Date): string {
  const sealed = `Lacrada: ${formatMoment(sealedAt, now)}, ${megabytes(Math.max(bytes, 100_000))}.`;
  return startedAt ? `${sealed} Começou: ${formatMoment(startedAt, now)}.` : sealed;
}
