import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAppContext } from '../../layout/app-context.tsx';
import { useIdentityUser } from '../../layout/session.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { count } from '../../ui/words/plural.ts';
import { forgetRefusedMarks, refusedMarksQuery } from './refused-marks.ts';

/** Corrections that the server has refused, with their reasons. */
export function RefusedMarks() {
  const { queryClient } = useAppContext();
  const owner = useIdentityUser()?.id ?? '';
  const { data: marks = [] } = useQuery(refusedMarksQuery(owner));
  if (marks.length === 0) return null;
  return (
    <Card as="section" aria-label="Correções que não contaram" padding={16} gap={8}>
      <strong>{count(marks.length, 'correção não contou', 'correções não contaram')}.</strong>
      {[...new Set(marks.map(({ reason }) => reason))].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <Row>
        <Button variant="default" onClick={() => forgetRefusedMarks(queryClient, owner)}>
          Entendi
        </Button>
      </Row>
    </Card>
  );
}
