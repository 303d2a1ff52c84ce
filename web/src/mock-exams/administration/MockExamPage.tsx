import type { MockExamDay, MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import '../../ui/forms/authoring-styles.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { count } from '../../ui/words/plural.ts';
import { mockExamQuery } from '../mock-exams.api.ts';
import { CheckList } from './CheckList.tsx';
import { dayName } from './mock-exam-values.ts';
import { MockExamMenu } from './MockExamMenu.tsx';
import { PrintBooklet } from './PrintBooklet.tsx';
import { PrintCards } from './PrintCards.tsx';
import { SealedExams } from './SealedExams.tsx';

/** A mock exam event: what is to be done, its answer cards, days and classes. */
export function MockExamPage() {
  const { mockExamId } = useParams({ from: '/admin/dias-de-simulado/$mockExamId' });
  const { data: event, dataUpdatedAt } = useSuspenseQuery(mockExamQuery(mockExamId));
  const navigate = useNavigate();
  return (
    <Page
      title={event.title}
      measure="text"
      intro={
        <TextLink to="/admin/dias-de-simulado" search={{ page: 1 }}>
          Todos os dias de simulado
        </TextLink>
      }
      actions={
        <>
          <ButtonLink
            variant="default"
            to="/admin/dias-de-simulado/$mockExamId/editar"
            params={{ mockExamId }}
          >
            Editar
          </ButtonLink>
          <MockExamMenu
            of={event}
            leave={() => navigate({ to: '/admin/dias-de-simulado', search: { page: 1 } })}
          />
        </>
      }
    >
      <Stack gap={24}>
        <FormSection title="Preparação">
          <CheckList event={event} now={new Date(dataUpdatedAt)} />
        </FormSection>
        <FormSection
          title="Cadernos de questões"
          intro="Um PDF em tamanho A4, sem o gabarito. As redações vêm no fim."
        >
          <PrintBooklet event={event} />
        </FormSection>
        <FormSection
          title="Cartões-resposta e folhas de redação"
          intro="Um PDF em tamanho A4, pela ordem de turma e nome. Imprima sem ajustar o tamanho."
        >
          <PrintCards event={event} />
        </FormSection>
        <FormSection
          title="Prova no celular"
          intro="Os estudantes baixam a prova lacrada antes do dia, e a abrem na hora com um código, também sem internet."
        >
          <SealedExams event={event} />
        </FormSection>
        <FormSection
          title="Leitura e resultados"
          intro="Qualquer celular com câmera lê os cartões, também sem internet. As notas saem quando uma área está completa."
        >
          <Row gap={16}>
            <ButtonLink to="/admin/dias-de-simulado/$mockExamId/leitura" params={{ mockExamId }}>
              Ler cartões
            </ButtonLink>
            <ButtonLink
              variant="default"
              to="/admin/dias-de-simulado/$mockExamId/sem-internet"
              params={{ mockExamId }}
            >
              Ficar sem internet
            </ButtonLink>
            <ButtonLink
              variant="default"
              to="/admin/dias-de-simulado/$mockExamId/resultados"
              params={{ mockExamId }}
            >
              Ver resultados
            </ButtonLink>
            <ButtonLink
              variant="default"
              to="/admin/dias-de-simulado/$mockExamId/relatorio"
              params={{ mockExamId }}
            >
              Ver relatório
            </ButtonLink>
          </Row>
        </FormSection>
        <Days days={event.days} />
        <Classes classes={event.classes} />
      </Stack>
    </Page>
  );
}

const Days = ({ days }: { days: readonly MockExamDay[] }) => (
  <FormSection title="Provas">
    <DividedList as="ol">
      {days.map((day) => (
        <li key={day.day}>
          <div>
            <TextLink
              to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
              params={{ practiceExamIdEdit: day.practiceExamId }}
            >
              {day.title}
            </TextLink>
            <Muted size={13}>{dayName(day.day)}</Muted>
          </div>
          <Muted as="span">{questionsOf(day)}</Muted>
        </li>
      ))}
    </DividedList>
  </FormSection>
);

/** 'Questões 46 a 90' */
function questionsOf({ firstQuestion, questionsQtd }: MockExamDay): string {
  return questionsQtd === 1
    ? `Questão ${firstQuestion}`
    : `Questões ${firstQuestion} a ${firstQuestion + questionsQtd - 1}`;
}

const Classes = ({ classes }: Pick<MockExamEvent, 'classes'>) => (
  <FormSection title="Turmas">
    <DividedList>
      {classes.map(({ id, title, peopleQtd }) => (
        <li key={id}>
          <TextLink to="/admin/turmas/$classId" params={{ classId: id }} search={{ page: 1 }}>
            {title}
          </TextLink>
          <Muted as="span">{`${count(peopleQtd, 'estudante', 'estudantes')} na lista`}</Muted>
        </li>
      ))}
    </DividedList>
  </FormSection>
);
