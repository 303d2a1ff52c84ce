import { Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIdentityUser } from '../../layout/session.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { DownloadExam } from './DownloadExam.tsx';
import { HandedInAnswers } from './HandedInAnswers.tsx';
import { OpenExam } from './OpenExam.tsx';
import { RunningExam } from './RunningExam.tsx';
import type { OwnDay } from './sealed.api.ts';
import type { KeptExam, SealedPlace } from './sealed-store.ts';
import { keptQuery } from './sittings.ts';

/** The sealed exam of a day: to download, to open, under way or handed in. */
export function SealedDay({ mockExamId, day }: { mockExamId: string; day: OwnDay }) {
  const owner = useIdentityUser()?.id ?? '';
  const place: SealedPlace = { owner, mockExamId, day: day.day };
  const { data: kept } = useQuery(keptQuery(place));
  return (
    <FormSection title={`${day.day}º dia: ${day.title}`}>
      {kept ? <State place={place} day={day} {...kept} /> : <Skeleton height={80} radius={12} />}
    </FormSection>
  );
}

interface StateProps {
  place: SealedPlace;
  day: OwnDay;
  exam: KeptExam | null;
  sitting: Parameters<typeof RunningExam>[0]['sitting'] | null;
}

function State({ place, day, exam, sitting }: StateProps) {
  const { sealedAt, bytes } = day;
  if (sitting?.handedIn)
    return <HandedInAnswers sitting={{ ...sitting, handedIn: sitting.handedIn }} />;
  if (sitting) return <RunningExam exam={exam} sitting={sitting} />;
  if (!sealedAt || bytes === null) return <Muted>A prova ainda não está pronta para baixar.</Muted>;
  if (!exam)
    return (
      <>
        <Muted>
          A prova vem lacrada: ninguém a lê antes do começo. Baixe com internet, para fazer sem.
        </Muted>
        <DownloadExam {...{ place, sealedAt, bytes }} label="Baixar a prova lacrada" />
      </>
    );
  if (exam.sealedAt !== sealedAt)
    return (
      <>
        <p role="status">A escola lacrou a prova de novo. A que você baixou não abre mais.</p>
        <DownloadExam {...{ place, sealedAt, bytes }} label="Baixar de novo" />
      </>
    );
  return (
    <>
      <Row as="p" role="status">
        <IconCircleCheck size={22} aria-hidden="true" />
        <strong>Baixada, pronta para o dia</strong>
      </Row>
      <OpenExam exam={exam} hasStarted={day.startedAt !== null} />
    </>
  );
}
