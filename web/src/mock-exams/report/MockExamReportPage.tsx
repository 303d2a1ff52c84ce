import { useParams } from '@tanstack/react-router';
import { TextLink } from '../../ui/TextLink.tsx';
import { useMockExamAddresses } from '../mock-exam-addresses.ts';
import { MockExamReport } from './MockExamReport.tsx';

/** The report of a mock exam event, for administrators and for those who read its answer cards. */
export function MockExamReportPage() {
  const { mockExamId = '' } = useParams({ strict: false });
  const { results } = useMockExamAddresses();
  return (
    <MockExamReport
      mockExamId={mockExamId}
      back={
        <TextLink to={results} params={{ mockExamId }}>
          Ver os resultados de cada estudante
        </TextLink>
      }
    />
  );
}
