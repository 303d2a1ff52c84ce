import { Skeleton } from '@mantine/core';
import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import { IconNotebook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { derivationInWords } from './derivation-words.ts';
import { type OwnGradebook, ownGradebookQuery } from './own-gradebook.api.ts';

type Term = OwnGradebook['terms'][number];
type Result = NonNullable<Term['result']>;

/** The marks and results of a student in a class, as far as students see them (product.md GRADE17). */
export function OwnGradebookPage() {
  const { classId } = useParams({ from: '/turmas/$classId/meu-boletim' });
  const query = useQuery(ownGradebookQuery(classId));
  return (
    <Page
      title="Meu boletim"
      measure="text"
      intro={
        <TextLink to="/turmas/$classId" params={{ classId }}>
          {query.data?.classTitle ?? 'Voltar para a turma'}
        </TextLink>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={320} radius={20} />}>
        {({ terms, final }) =>
          terms.length === 0 ? (
            <EmptyState
              icon={<IconNotebook />}
              message="Ainda não há notas."
              hint="Quem ensina a turma ainda não montou o boletim."
            />
          ) : (
            <Stack gap={16}>
              {final && <Final of={final} isOver={terms.every(({ isClosed }) => isClosed)} />}
              {terms.map((term) => (
                <TermCard key={term.term} of={term} />
              ))}
              <Muted size={14}>
                O resultado de um período é a média das notas: cada uma vezes o seu peso, tudo
                dividido pela soma dos pesos. Viu algo errado? Fale com quem ensina a turma.
              </Muted>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function TermCard({ of: { term, isClosed, result } }: { of: Term }) {
  return (
    <Card as="section" padding={24} gap={16} aria-label={term}>
      <Row justify="between" align="baseline" gap={12}>
        <Heading size={18}>{term}</Heading>
        {isClosed && <Tag tone="muted">Fechado</Tag>}
      </Row>
      {result ? (
        <ResultWithMarks of={result} />
      ) : (
        <Muted>As notas aparecem aqui quando o período fechar.</Muted>
      )}
    </Card>
  );
}

interface FinalProps {
  of: NonNullable<OwnGradebook['final']>;
  /** Every term is closed. */
  isOver: boolean;
}

function Final({ of, isOver }: FinalProps) {
  const { value, hasPassed } = of;
  const title = isOver ? 'Resultado final' : 'Resultado até agora';
  if (value === null) return null;
  return (
    <Card as="section" padding={24} gap={16} aria-label={title}>
      <Row justify="between" align="baseline" gap={12}>
        <Heading size={18}>{title}</Heading>
        {isOver && (
          <Tag tone={hasPassed ? 'success' : 'danger'}>
            {hasPassed ? 'Nota suficiente' : 'Abaixo da nota para passar'}
          </Tag>
        )}
      </Row>
      <ResultWithMarks
        of={{ ...of, columns: of.columns.filter((column) => column.value !== null) }}
      />
    </Card>
  );
}

function ResultWithMarks({ of: { columns, value, derivation } }: { of: Result }) {
  const hasMarks = columns.some((column) => column.value !== null);
  if (value === null && !hasMarks) return <Muted>Ainda não há notas.</Muted>;
  return (
    <>
      {columns.length > 0 && (
        <DividedList>
          {columns.map((column) => (
            <li key={column.id}>
              <Stack gap={4}>
                <p>{column.title}</p>
                <Muted size={13}>
                  {column.isRecovery ? 'sem peso' : `peso ${withComma(column.weight)}`}
                </Muted>
              </Stack>
              {column.value === null ? (
                <Muted as="span">sem nota</Muted>
              ) : (
                <span>{withComma(column.value)}</span>
              )}
            </li>
          ))}
        </DividedList>
      )}
      {value !== null && (
        <Stack gap={4}>
          <Row justify="between" align="baseline">
            <strong>Resultado</strong>
            <strong>{withComma(value)}</strong>
          </Row>
          {derivation !== null && <Derivation of={derivation} />}
        </Stack>
      )}
    </>
  );
}

function Derivation({ of }: { of: string }) {
  const { arithmetic, remarks } = derivationInWords(of);
  return (
    <>
      <Muted size={14}>{arithmetic}</Muted>
      {remarks.map((remark) => (
        <Muted key={remark} size={14}>
          {remark}
        </Muted>
      ))}
    </>
  );
}
