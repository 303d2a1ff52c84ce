import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { attendanceInWords } from './child-words.ts';
import type { ChildReport } from './families.api.ts';

type ChildClass = ChildReport['classes'][number];
type Term = ChildClass['marks']['terms'][number];

/** Attendance and published marks of a child in a class. */
export function ChildClassSection({ of: { title, attendance, marks } }: { of: ChildClass }) {
  const { terms, final } = marks;
  const isOver = terms.every(({ isClosed }) => isClosed);
  return (
    <FormSection title={`Turma ${title}`}>
      <Stack gap={8}>
        <Row gap={8}>
          <Heading as="h3" size={16}>
            Frequência
          </Heading>
          {attendance.isBelow && (
            <Tag tone="danger">Abaixo de {formatPercentage(attendance.leastPercentage)}</Tag>
          )}
        </Row>
        <p>{attendanceInWords(attendance)}</p>
      </Stack>
      <Stack gap={12}>
        <Heading as="h3" size={16}>
          Notas
        </Heading>
        {terms.length === 0 && <Muted>A turma ainda não tem boletim.</Muted>}
        {terms.map((term) => (
          <TermMarks key={term.term} of={term} />
        ))}
        {final && final.value !== null && (
          <Row justify="between" align="baseline">
            <strong>{isOver ? 'Resultado final' : 'Resultado até agora'}</strong>
            <strong>{withComma(final.value)}</strong>
          </Row>
        )}
      </Stack>
    </FormSection>
  );
}

function TermMarks({ of: { term, isClosed, result } }: { of: Term }) {
  return (
    <Stack gap={8}>
      <Row justify="between" align="baseline">
        <Heading as="h4" size={14}>
          {term}
        </Heading>
        {isClosed && <Tag tone="muted">Fechado</Tag>}
      </Row>
      {result === null ? (
        <Muted size={14}>As notas aparecem quando o período fechar.</Muted>
      ) : (
        <Marks of={result} />
      )}
    </Stack>
  );
}

function Marks({ of: { columns, value, derivation } }: { of: NonNullable<Term['result']> }) {
  const given = columns.filter((column) => column.value !== null);
  if (given.length === 0 && value === null) return <Muted size={14}>Ainda sem notas.</Muted>;
  const [arithmetic] = derivation?.split('; ') ?? [];
  return (
    <>
      <DividedList>
        {given.map((column) => (
          <li key={column.id}>
            <span>{column.title}</span>
            <span>{withComma(column.value ?? '')}</span>
          </li>
        ))}
        {value !== null && (
          <li>
            <strong>Resultado</strong>
            <strong>{withComma(value)}</strong>
          </li>
        )}
      </DividedList>
      {arithmetic && <Muted size={13}>{arithmetic}</Muted>}
    </>
  );
}
