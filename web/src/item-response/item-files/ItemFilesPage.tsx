import { Button } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { ItemFileReport } from '@sabia/domain/item-response/item-response.contract.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { toBase64 } from '../../files/chosen-file.ts';
import { FileDropzone } from '../../ui/FileDropzone.tsx';
import { Page } from '../../ui/Page.tsx';
import { count } from '../../ui/plural.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { enemBookletsQuery } from '../enem-scores.api.ts';
import { useItemFiles } from '../exam-scoring.api.ts';
import { messageOf } from '../message-of.ts';

interface Chosen {
  fileName: string;
  contentBase64: string;
}

const shownLines = 20;

const listed = new Intl.ListFormat('pt-BR');

/** Import of the item files that INEP publishes: preview, then import. */
export function ItemFilesPage() {
  const { data } = useSuspenseQuery(enemBookletsQuery());
  const { preview, take } = useItemFiles();
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const chosen: Chosen = { fileName: file.name, contentBase64: await toBase64(file) };
      return { chosen, report: await preview({ file: chosen }) };
    },
  });
  const taking = useMutation({ mutationFn: (file: Chosen) => take({ file }) });
  const report = taking.data ?? reading.data?.report;
  const problem = taking.error ?? reading.error;
  return (
    <Page
      title="Itens do Enem"
      intro={`Há questões com números da TRI de ${listed.format(data.years.map(String))}. O Inep publica um arquivo de itens por ano, nos microdados do Enem.`}
      measure="text"
    >
      <Stack gap={20}>
        {!report && (
          <FileDropzone
            label="Arquivo de itens"
            hint="Um CSV como o Inep publica, com o ano no nome: ITENS_PROVA_2023.csv. Nada é importado antes da prévia."
            accept=".csv,text/csv"
            problem={problem ? messageOf(problem) : undefined}
            onChoose={(file) => reading.mutate(file)}
          />
        )}
        {report && (
          <Card as="section" padding={24} gap={16} aria-live="polite">
            <Heading>
              {taking.data ? `Enem ${report.year} importado` : `Enem ${report.year}`}
            </Heading>
            <Report report={report} />
            {taking.error && <ErrorMessage>{messageOf(taking.error)}</ErrorMessage>}
            <Row>
              {!taking.data && reading.data && (
                <Button
                  loading={taking.isPending}
                  onClick={() => taking.mutate(reading.data.chosen)}
                >
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
          </Card>
        )}
      </Stack>
    </Page>
  );
}

const changes = { CREATED: 'novos', CHANGED: 'com mudanças', UNCHANGED: 'sem mudança' } as const;

function Report({ report: { taken, booklets, skipped, skippedQtd } }: { report: ItemFileReport }) {
  return (
    <>
      <p>
        {count(taken, 'linha', 'linhas')} em {count(booklets.length, 'caderno', 'cadernos')}:{' '}
        {Object.entries(changes)
          .flatMap(([change, word]) => {
            const quantity = booklets.filter((booklet) => booklet.change === change).length;
            return quantity > 0 ? `${quantity} ${word}` : [];
          })
          .join(', ')}
        .
      </p>
      <Muted size={14}>
        {Object.entries(areaTitles)
          .map(
            ([area, title]) =>
              `${title}: ${booklets.filter((booklet) => booklet.area === area).length}`,
          )
          .join(' · ')}
      </Muted>
      {skippedQtd > 0 && (
        <>
          <p>{count(skippedQtd, 'linha fica', 'linhas ficam')} de fora:</p>
          <Muted as="ul" size={14}>
            {skipped.slice(0, shownLines).map(({ line, reason }) => (
              <li key={line}>
                Linha {line}: {reason}
              </li>
            ))}
            {skippedQtd > shownLines && <li>E mais {skippedQtd - shownLines}.</li>}
          </Muted>
        </>
      )}
    </>
  );
}
