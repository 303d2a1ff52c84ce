import { Button, NumberInput } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toBase64 } from '../../files/chosen-file.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { FileDropzone } from '../../ui/forms/FileDropzone.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { count } from '../../ui/words/plural.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { QuestionTabs } from '../../questions/QuestionTabs.tsx';
import { enemBookletsQuery } from '../enem-scores.api.ts';
import { type ItemFile, useItemFiles } from '../exam-scoring.api.ts';
import { messageOf } from '../message-of.ts';
import {
  ItemFileSummary,
  refusedRows,
  SkippedRows,
  UnreadableQuestions,
} from './ItemFileReport.tsx';
import { StoredBooklets } from './StoredBooklets.tsx';

const listed = new Intl.ListFormat('pt-BR');

/** Import of the item files that INEP publishes: preview, then import; and the booklets that are stored. */
export function ItemFilesPage() {
  const { data } = useSuspenseQuery(enemBookletsQuery());
  const { preview, take } = useItemFiles();
  const [year, setYear] = useState<number | string>('');
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const contentBase64 = await toBase64(file);
      const sent: ItemFile = {
        file: { fileName: file.name, contentBase64 },
        ...(year !== '' && { year: Number(year) }),
      };
      return { sent, report: await preview(sent) };
    },
  });
  const taking = useMutation({ mutationFn: take });
  const report = taking.data ?? reading.data?.report;
  const problem = reading.error;
  const ofYear =
    problem instanceof ApiProblem && problem.errors.find(({ path }) => path === 'year')?.message;
  const file = reading.variables;
  return (
    <Page
      title="Itens do Enem"
      intro={`Há questões com números da TRI de ${listed.format(data.years.map(String))}. O Inep publica um arquivo de itens por ano, nos microdados do Enem.`}
      measure="text"
    >
      <QuestionTabs />
      <Stack gap={20}>
        {!report && (
          <Card as="section" padding={24} gap={16} aria-label="Importar um arquivo de itens">
            <Row align="end">
              <NumberInput
                label="Ano da prova"
                description="Só é preciso se o nome do arquivo não tem o ano."
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                hideControls
                allowDecimal={false}
                thousandSeparator=""
                value={year}
                error={ofYear}
                onChange={setYear}
              />
              {ofYear && file && (
                <Button loading={reading.isPending} onClick={() => reading.mutate(file)}>
                  Ler {file.name}
                </Button>
              )}
            </Row>
            <FileDropzone
              label="Arquivo de itens"
              hint="Um CSV como o Inep publica: ITENS_PROVA_2023.csv. Nada é importado antes da prévia."
              accept=".csv,text/csv"
              problem={problem && !ofYear ? messageOf(problem) : undefined}
              onChoose={(chosen) => reading.mutate(chosen)}
            />
            {problem instanceof ApiProblem && <SkippedRows report={refusedRows(problem)} />}
          </Card>
        )}
        {report && (
          <Card as="section" padding={24} gap={16} aria-live="polite">
            <Heading>
              {taking.data ? `Enem ${report.year} importado` : `Enem ${report.year}`}
            </Heading>
            <ItemFileSummary report={report} />
            {taking.error && <ErrorMessage>{messageOf(taking.error)}</ErrorMessage>}
            <Row>
              {!taking.data && reading.data && (
                <Button loading={taking.isPending} onClick={() => taking.mutate(reading.data.sent)}>
                  Importar {count(report.booklets.length, 'caderno', 'cadernos')}
                </Button>
              )}
              <Button
                variant="default"
                onClick={() => {
                  reading.reset();
                  taking.reset();
                }}
              >
                Escolher outro arquivo
              </Button>
            </Row>
            <UnreadableQuestions unreadable={report.unreadable} />
            <SkippedRows report={report} />
          </Card>
        )}
        <StoredBooklets />
      </Stack>
    </Page>
  );
}
