import { NativeSelect, Skeleton } from '@mantine/core';
import type { MockExamReport as Report } from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ExportSheet } from '../../files/ExportSheet.tsx';
import { useAppContext } from '../../layout/app-context.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { sheetFileName } from '../administration/paper-file-name.ts';
import { mockExamReportQuery } from '../mock-exams.api.ts';
import { ClassComparison } from './ClassComparison.tsx';
import { Distributions } from './Distributions.tsx';
import { QuestionReport } from './QuestionReport.tsx';
import { TopicList } from './TopicList.tsx';

interface MockExamReportProps {
  mockExamId: string;
  /** A link to the page from which people come. */
  back: ReactNode;
}

/** The report of a mock exam event for its readers (product.md MOCK35). */
export function MockExamReport({ mockExamId, back }: MockExamReportProps) {
  const [classId, setClassId] = useState('');
  const { call } = useAppContext();
  const query = useQuery({
    ...mockExamReportQuery(mockExamId, classId || undefined),
    placeholderData: keepPreviousData,
    // Cards are read all the time.
    staleTime: 0,
  });
  const title = query.data?.title ?? '';
  return (
    <Page
      title="Relatório"
      intro={back}
      actions={
        <ExportSheet
          label="Exportar relatório"
          fileName={sheetFileName('relatorio', title)}
          load={(options) =>
            call(
              'GET /mock-exams/{id}/report.csv',
              { params: { id: mockExamId }, query: { classId: classId || undefined } },
              options,
            )
          }
        />
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
        {(report) => (
          <Stack gap={24}>
            <p>
              <strong>{report.title}</strong>:{' '}
              {count(report.cardsQtd, 'estudante com cartão lido', 'estudantes com cartão lido')}.
            </p>
            {report.classes.length > 1 && (
              <Columns>
                <NativeSelect
                  label="Turma"
                  value={classId}
                  data={[
                    { value: '', label: 'Todas as turmas' },
                    ...report.classes.map((each) => ({ value: each.id, label: each.title })),
                  ]}
                  onChange={({ currentTarget }) => setClassId(currentTarget.value)}
                />
              </Columns>
            )}
            {report.cardsQtd === 0 ? (
              <EmptyState
                icon={<IconChartBar />}
                message="Ainda não há cartões lidos."
                hint="O relatório começa com o primeiro cartão."
              />
            ) : (
              <Parts report={report} />
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const Parts = ({ report }: { report: Report }) => (
  <>
    <Distributions measures={report.measures} />
    <TopicList topics={report.topics} />
    <QuestionReport questions={report.questions} />
    <ClassComparison report={report} />
  </>
);
