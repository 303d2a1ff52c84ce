import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Button, MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { useAppContext } from '../layout/app-context.tsx';
import classes from '../ui/forms/PillsField.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { done, kindWords } from './administration/kind-words.ts';
import { createTerm, deleteCreatedTerm } from './create-term.ts';
import { taxonomyQuery } from './taxonomy.api.ts';
import { termOptions, titleToCreate } from './term-options.ts';

interface TermsInputProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  kind: TaxonomyKind;
  /** The ids of the chosen terms. */
  value: string[];
  onChange: (ids: string[]) => void;
}

/** Chooses categories, levels or skills; a missing one can be created here. */
export function TermsInput({ kind, value, onChange, ...props }: TermsInputProps) {
  const context = useAppContext();
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const [typed, setTyped] = useState('');
  /** The term that this field has created last. */
  const [created, setCreated] = useState<Term>();

  async function choose(chosen: string[]): Promise<void> {
    const title = titleToCreate(chosen.at(-1));
    if (title === undefined) return onChange(chosen);
    try {
      const term = await createTerm(context, kind, title);
      onChange([...new Set([...value, term.id])]);
      setCreated(term.isNew ? term : undefined);
    } catch (error) {
      setTyped(title);
      tell(error);
    }
  }

  async function undo({ id }: Term): Promise<void> {
    try {
      await deleteCreatedTerm(context, kind, id);
      onChange(value.filter((chosen) => chosen !== id));
      setCreated(undefined);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <div>
      <MultiSelect
        {...props}
        comboboxProps={{ withinPortal: false }}
        data={termOptions(taxonomy[kind], typed)}
        value={value}
        onChange={(chosen) => void choose(chosen)}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        selectFirstOptionOnChange
        nothingFoundMessage="Digite um nome para criar"
        withScrollArea={false}
        classNames={{ input: classes.box, inputField: classes.field, options: classes.options }}
      />
      <Row gap={8} role="status">
        {created && (
          <>
            <Muted as="span" size={14}>
              {`${done(kindWords[kind].noun, created.title, 'criad')} para toda a escola.`}
            </Muted>
            <Button variant="subtle" size="compact-sm" onClick={() => void undo(created)}>
              Desfazer
            </Button>
          </>
        )}
      </Row>
    </div>
  );
}

function tell(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  showToast({ kind: 'error', message: error.errors[0]?.message ?? error.detail });
}
