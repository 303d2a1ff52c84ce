import type { ClassCard } from '@sabia/domain/classes/class.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OwnNotices } from '../../class-notices/OwnNotices.tsx';
import { MockExamsLink } from '../../mock-exams/MockExamsLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { CardLink } from '../../ui/primitives/CardLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { classRoleNames, periodAndShift } from '../class-words.ts';
import { ownClassesQuery } from '../classes.api.ts';
import { CodeForm } from './CodeForm.tsx';
import { TaughtCourses } from './TaughtCourses.tsx';

const teaches = ({ role }: ClassCard) => role === 'TEACHER' || role === 'MONITOR';

/** The classes in which the user studies or teaches. */
export function OwnClassesPage() {
  const query = useQuery(ownClassesQuery());
  const all = query.data?.items ?? [];
  return (
    <Page
      title="Turmas"
      measure="text"
      actions={
        <>
          {all.some(teaches) && <ButtonLink to="/turmas/hoje">Hoje</ButtonLink>}
          {all.some(teaches) && (
            <ButtonLink variant="default" to="/turmas/redacoes">
              Corrigir redações
            </ButtonLink>
          )}
          {all.some(({ role }) => role === 'STUDENT') && (
            <ButtonLink to="/turmas/a-fazer">A fazer</ButtonLink>
          )}
          <MockExamsLink />
          {all.length > 0 && (
            <ButtonLink variant="default" to="/turmas/entrar">
              Entrar em uma turma
            </ButtonLink>
          )}
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Stack gap={24}>
              <p>Você não está em nenhuma turma. Peça o código a quem ensina e digite-o aqui.</p>
              <CodeForm />
              <TaughtCourses />
            </Stack>
          ) : (
            <Stack gap={32}>
              <OwnNotices />
              <Stack as="ul" gap={12}>
                {items.map((schoolClass) => (
                  <ClassItem key={schoolClass.id} of={schoolClass} />
                ))}
              </Stack>
              <TaughtCourses />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function ClassItem({ of: schoolClass }: { of: ClassCard }) {
  const { id, title, role, isArchived } = schoolClass;
  return (
    <Card as="li" padding={20}>
      <Row gap={12} justify="between">
        <Heading size={18}>
          <CardLink to="/turmas/$classId" params={{ classId: id }}>
            {title}
          </CardLink>
        </Heading>
        {role && <Tag tone="accent">{classRoleNames[role]}</Tag>}
      </Row>
      <Muted size={14}>
        {[periodAndShift(schoolClass), isArchived && 'Arquivada'].filter(Boolean).join(' · ')}
      </Muted>
    </Card>
  );
}
