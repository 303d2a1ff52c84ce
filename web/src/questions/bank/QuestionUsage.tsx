import { Popover, Skeleton, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../ui/plural.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { usageQuery } from '../question-collections.api.ts';

/** 'em 3 provas', which tells in which ones. */
export function QuestionUsage({ id, examsQtd }: { id: string; examsQtd: number }) {
  return (
    <Popover withinPortal={false} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <UnstyledButton>
          <Tag tone="accent">em {count(examsQtd, 'prova', 'provas')}</Tag>
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
      {({ exams, answeredTriesQtd }) => (
        <Stack gap={8}>
          <Stack as="ul" gap={4}>
            {exams.map((exam) => (
              <li key={exam.id}>
                {exam.courseId ? (
                  <TextLink
                    to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
                    params={{ courseId: exam.courseId }}
                    search={{ conteudo: exam.id }}
                  >
                    {exam.within}, {exam.title}
                  </TextLink>
                ) : (
                  <TextLink
                    to="/admin/conteudos/exercicios/gerenciar/$practiceExamId/conteudo"
                    params={{ practiceExamId: exam.id }}
                  >
                    {exam.title}
                  </TextLink>
                )}
              </li>
            ))}
          </Stack>
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
