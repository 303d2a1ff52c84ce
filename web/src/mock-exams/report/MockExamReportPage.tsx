import { useParams } from '@tanstack/react-router';
import { TextLink } from '../../ui/TextLink.tsx';
import { MockExamReport } from './MockExamReport.tsx';

/** The report of a mock exam event in the administration. */
export function MockExamReportPage() {
  const { mockExamId } = useParams({ from: '/admin/dias-de-simulado/$mockExamId/relatorio' });
  return (
    <MockExamReport
      mockExamId={mockExamId}
      back={
        <TextLink to="/admin/dias-de-simulado/$mockExamId/resultados" params={{ mockExamId }}>
          Ver os resultados de cada estudante
        </TextLink>
      }
    />
  );
}
