import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { removeColumn, removeTerm } from './rules-changes.ts';
import type { RulesValues } from './rules-values.ts';
import type { EditedRules } from './rules.api.ts';

type Lists = Pick<RulesValues, 'terms' | 'columns'>;

export interface RulesLists {
  closedTerms: readonly string[];
  sourceChoices: EditedRules['sourceChoices'];
  /** Changes terms and columns. */
  change: (next: (before: Lists) => Lists) => void;
  /** Asks first if there are marks. */
  removeColumn: (id: string) => void;
  removeTerm: (key: string) => void;
  /** The question about a removal, for the screen. */
  question: ReactNode;
}

interface Removal {
  title: string;
  remove: () => void;
}

/** The terms and columns of the form, with their removal. */
export function useRulesLists(
  form: UseFormReturnType<RulesValues>,
  { closedTerms, markedColumns, sourceChoices }: EditedRules,
): RulesLists {
  const [removal, setRemoval] = useState<Removal | null>(null);

  function change(next: (before: Lists) => Lists): void {
    const { terms, columns } = next(form.getValues());
    form.setFieldValue('terms', terms);
    form.setFieldValue('columns', columns);
    // Errors are stored by index, so they are computed again.
    if (Object.keys(form.errors).length > 0) form.validate();
  }

  function ask(isMarked: boolean, asked: Removal): void {
    if (isMarked) setRemoval(asked);
    else asked.remove();
  }

  const { columns, terms } = form.values;
  const hasMarks = (id: string) => markedColumns.includes(id);
  return {
    closedTerms,
    sourceChoices,
    change,
    removeColumn: (id) =>
      ask(hasMarks(id), {
        title: `Remover a coluna ${columns.find((one) => one.id === id)?.title ?? ''}?`,
        remove: () => change((before) => removeColumn(before, id)),
      }),
    removeTerm: (key) =>
      ask(
        columns.some(({ id, term }) => term === key && hasMarks(id)),
        {
          title: `Remover o período ${terms.find((one) => one.key === key)?.title ?? ''}?`,
          remove: () => change((before) => removeTerm(before, key)),
        },
      ),
    question: (
      <ConfirmDialog
        isOpen={removal !== null}
        title={removal?.title ?? ''}
        confirmLabel="Remover"
        isDangerous
        onConfirm={() => {
          removal?.remove();
          setRemoval(null);
        }}
        onClose={() => setRemoval(null)}
      >
        Já há notas lançadas. Elas ficam guardadas, mas deixam de contar quando você salvar.
      </ConfirmDialog>
    ),
  };
}
