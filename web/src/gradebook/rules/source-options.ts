import type { ColumnSource, SourceChoice } from '@sabia/domain/gradebook/column-source.ts';

/**
 * The source of a column as the value of a select: '' for typed marks, 'ATTENDANCE', or 'ASSIGNMENT', 'MOCK_EXAM' with the id of
 * the work and the measure.
 */
export type SourceValue = string;

type OfWork = Exclude<ColumnSource, { kind: 'ATTENDANCE' }>;

/** The works by their kind, each with its score on the scale of the Enem if it has one. */
export function sourceOptions(choices: readonly SourceChoice[], chosen: SourceValue) {
  const works = (wanted: SourceChoice['kind']) =>
    choices
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ kind, id, title, hasScore }) => [
        { value: `${kind} ${id} SHARE`, label: hasScore ? `${title} (percentual)` : title },
        ...(hasScore
          ? [{ value: `${kind} ${id} SCORE`, label: `${title} (pontuação do Enem)` }]
          : []),
      ]);
  const groups = [
    { group: 'Atividades', items: works('ASSIGNMENT') },
    { group: 'Dias de simulado', items: works('MOCK_EXAM') },
  ].filter(({ items }) => items.length > 0);
  const isOffered =
    ['', 'ATTENDANCE'].includes(chosen) ||
    groups.some(({ items }) => items.some(({ value }) => value === chosen));
  return [
    { value: '', label: 'Digitadas' },
    { value: 'ATTENDANCE', label: 'Frequência de um período' },
    ...groups,
    ...(isOffered ? [] : [{ value: chosen, label: 'Atividade que saiu da turma' }]),
  ];
}

export const sourceValue = (source: OfWork): SourceValue =>
  [
    source.kind,
    source.kind === 'ASSIGNMENT' ? source.assignmentId : source.mockExamId,
    source.measure,
  ].join(' ');

/** As a request has it; undefined for typed marks. An empty day is left out, which the schema then misses. */
export function sourceOf(value: SourceValue, { from, to }: { from: string; to: string }) {
  const [kind, id, measure] = value.split(' ');
  if (kind === 'ATTENDANCE') return { kind, from: from || undefined, to: to || undefined };
  if (kind === 'ASSIGNMENT') return { kind, assignmentId: id, measure };
  return kind === 'MOCK_EXAM' ? { kind, mockExamId: id, measure } : undefined;
}
