import { Button } from '@mantine/core';
import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { useMutation } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { count } from '../../ui/words/plural.ts';
import { useMockExamAdministration } from '../mock-exams.api.ts';
import { type Check, checkList } from './check-list.ts';

/** The check list of an event, each with the way to do it. */
export function CheckList({ event, now }: { event: MockExamEvent; now: Date }) {
  return (
    <DividedList>
      {checkList(event, now).map((check) => (
        <li key={check.text}>
          <Row gap={8}>
            {check.isDone ? <Tag tone="success">Pronto</Tag> : <Tag>Falta</Tag>}
            <span>{check.text}</span>
          </Row>
          <Remedy event={event} remedy={check.remedy} />
        </li>
      ))}
    </DividedList>
  );
}

interface RemedyProps {
  event: MockExamEvent;
  remedy: Check['remedy'];
}

function Remedy({ event, remedy }: RemedyProps) {
  if (!remedy) return null;
  if (remedy === 'LIST') return <PutOnList event={event} />;
  if (remedy === 'EDIT')
    return (
      <ButtonLink
        variant="default"
        to="/admin/dias-de-simulado/$mockExamId/editar"
        params={{ mockExamId: event.id }}
      >
        Marcar
      </ButtonLink>
    );
  const params = { practiceExamIdEdit: remedy.practiceExamId };
  return remedy.tab === 'CONTENT' ? (
    <ButtonLink
      variant="default"
      to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
      params={params}
    >
      Ver as questões
    </ButtonLink>
  ) : (
    <ButtonLink
      variant="default"
      to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/nota"
      params={params}
    >
      Ver a nota
    </ButtonLink>
  );
}

function PutOnList({ event: { id, classes, peopleQtd } }: { event: MockExamEvent }) {
  const { changeMockExam } = useMockExamAdministration();
  const addition = useMutation({
    mutationFn: () => changeMockExam(id, { classIds: classes.map((one) => one.id) }),
    onSuccess: (changed) => {
      const listed = count(
        changed.peopleQtd - peopleQtd,
        'estudante entrou',
        'estudantes entraram',
      );
      showToast({ kind: 'success', message: `${listed} na lista` });
    },
    onError: showFailure,
  });
  return (
    <Button loading={addition.isPending} onClick={() => addition.mutate()}>
      Pôr na lista
    </Button>
  );
}
