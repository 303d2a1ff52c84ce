import { Button, Skeleton } from '@mantine/core';
import { writeCsv } from '@sabia/domain/csv.ts';
import { IconFileExport } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { saveFile } from '../files/save-file.ts';
import { loadCode } from '../platform/load-code.ts';
import type { ChartProps } from './Chart.tsx';
import classes from './Figure.module.css';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';

/** Loaded separately, because the chart library is larger than the rest of the screen. */
const Chart = lazy(async () => ({ default: (await loadCode(() => import('./Chart.tsx'))).Chart }));

export interface Column<Row> {
  label: string;
  /** The value in the table and in the exported sheet. */
  text: (row: Row) => string;
  /** The cell of the table, if it is a link. */
  cell?: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface FigureProps<Row> {
  title: string;
  /** The definition of the figure. */
  explanation: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  chart: ChartProps;
  /** The text without rows. */
  empty: string;
  /** The controls that select the rows. */
  children?: ReactNode;
}

/** A figure as a chart, a table and a CSV file. */
export function Figure<Row>({
  title,
  explanation,
  rows,
  columns,
  chart,
  empty,
  children,
}: FigureProps<Row>) {
  const titleId = useId();
  return (
    <Card as="figure" padding={20} gap={12} aria-labelledby={titleId}>
      <figcaption>
        <Heading id={titleId} size={17}>
          {title}
        </Heading>
        <Muted size={14}>{explanation}</Muted>
      </figcaption>
      {children}
      {rows.length === 0 ? (
        <Muted>{empty}</Muted>
      ) : (
        <>
          <Suspense fallback={<Skeleton height={240} />}>
            <Chart {...chart} />
          </Suspense>
          <details className={classes.details}>
            <summary>Ver como tabela</summary>
            <FigureTable labelledBy={titleId} rows={rows} columns={columns} />
          </details>
          <Button
            variant="default"
            size="compact-md"
            className={classes.download}
            leftSection={<IconFileExport size={16} aria-hidden="true" />}
            aria-label={`Baixar CSV: ${title}`}
            onClick={() => saveFile(sheetOf(rows, columns), `${fileNameOf(title)}.csv`)}
          >
            Baixar CSV
          </Button>
        </>
      )}
    </Card>
  );
}

interface FigureTableProps<Row> {
  labelledBy: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

function FigureTable<Row>({ labelledBy, rows, columns }: FigureTableProps<Row>) {
  return (
    <table aria-labelledby={labelledBy} className={classes.table} data-wide={columns.length > 3}>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" data-number={isNumber}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {columns.map(({ label, text, cell = text, isNumber }) => (
              <td key={label} data-label={label} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sheetOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Blob {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ];
  return new Blob([writeCsv(lines)], { type: 'text/csv;charset=utf-8' });
}

/** 'Questões mais erradas' → 'questoes-mais-erradas' */
const fileNameOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
