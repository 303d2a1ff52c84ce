import { Skeleton } from '@mantine/core';
import type { OwnMockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { ownMockExamsQuery } from '../own-mock-exams.api.ts';

/** The mock exam events in which the user takes part, or whose answer cards the user reads (product.md MOCK26). */
export function OwnMockExamsPage() {
  const query = useQuery(ownMockExamsQuery);
  return (
    <Page
      title="Dias de simulado"
      measure="text"
      intro={<TextLink to="/turmas">Minhas turmas</TextLink>}
    >
      <Loaded query={query} skeleton={<Skeleton height={240} radius={20} />}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState
              icon={<IconCalendarEvent />}
              message="Suas turmas ainda não têm dias de simulado."
              hint="A administração da escola marca os dias. Eles aparecem aqui."
            />
          ) : (
            <Stack as="ul" gap={12}>
              {events.map((event) => (
                <EventItem key={event.id} of={event} now={new Date(query.dataUpdatedAt)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

interface EventItemProps {
  of: OwnMockExamEvent;
  now: Date;
}

function EventItem({ of: { id, title, startsAt, role, days, classes }, now }: EventItemProps) {
  return (
    <Card as="li" padding={20} gap={12}>
      <Heading size={18}>{title}</Heading>
      <Muted size={14}>
        {[
          startsAt ? formatMoment(startsAt, now) : 'Sem data marcada',
          ...classes.map((one) => one.title),
        ].join(' · ')}
      </Muted>
      <Stack as="ul" gap={4}>
        {days.map((one) => (
          <li key={one.day}>{`${one.day}º dia: ${one.title}`}</li>
        ))}
      </Stack>
      {role === 'STUDENT' && (
        <Row>
          <ButtonLink
            variant="default"
            to="/turmas/simulados/$mockExamId"
            params={{ mockExamId: id }}
            aria-label={`Fazer no celular: ${title}`}
          >
            Fazer no celular
          </ButtonLink>
        </Row>
      )}
      {role === 'READER' && (
        <Row>
          <ButtonLink
            to="/turmas/simulados/$mockExamId/leitura"
            params={{ mockExamId: id }}
            aria-label={`Ler cartões de ${title}`}
          >
            Ler cartões
          </ButtonLink>
          <ButtonLink
            variant="default"
            to="/turmas/simulados/$mockExamId/resultados"
            params={{ mockExamId: id }}
            aria-label={`Ver resultados de ${title}`}
          >
            Ver resultados
          </ButtonLink>
          <ButtonLink
            variant="default"
            to="/turmas/simulados/$mockExamId/sem-internet"
            params={{ mockExamId: id }}
            aria-label={`Ficar sem internet: ${title}`}
          >
            Ficar sem internet
          </ButtonLink>
        </Row>
      )}
    </Card>
  );
}
