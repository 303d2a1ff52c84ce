import { Button, Menu, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import {
  addColumn,
  addRecovery,
  moveColumn,
  moveTerm,
  moveToTerm,
  siblingsOf,
} from './rules-changes.ts';
import type { RulesValues } from './rules-values.ts';
import { PeriodFields, SourceField } from './SourceFields.tsx';
import type { RulesLists } from './use-rules-lists.tsx';

interface TermFieldsProps {
  form: UseFormReturnType<RulesValues>;
  at: number;
  lists: RulesLists;
}

/** The columns that a grade book has at most. */
const columnsLimit = 60;

/** A term of the grade book with its columns; a closed one cannot be changed. */
export function TermFields({ form, at, lists }: TermFieldsProps) {
  const { terms, columns } = form.values;
  const { key, title } = terms[at] ?? { key: '', title: '' };
  // The key of a stored term is its title.
  const isClosed = lists.closedTerms.includes(key);
  const own = columns.flatMap((column, place) => (column.term === key ? [{ column, place }] : []));
  const hasRecovery = own.some(({ column }) => column.isRecovery);
  const shown = own.toSorted(
    (one, other) => Number(one.column.isRecovery) - Number(other.column.isRecovery),
  );
  return (
    <Fieldset legend={isClosed ? `${at + 1}º período, fechado` : `${at + 1}º período`}>
      <Row align="end">
        <TextInput
          {...form.getInputProps(`terms.${at}.title`)}
          label="Nome do período"
          autoComplete="off"
          disabled={isClosed}
          styles={wide}
        />
        <DotsMenu label={`Ações de ${title || `${at + 1}º período`}`}>
          <Moves
            up={at > 0}
            down={at < terms.length - 1}
            onMove={(by) => lists.change((before) => moveTerm(before, key, by))}
          />
          <Menu.Item
            leftSection={<IconTrash size={18} />}
            disabled={isClosed || terms.length === 1}
            onClick={() => lists.removeTerm(key)}
          >
            Remover período
          </Menu.Item>
        </DotsMenu>
      </Row>
      {shown.map(({ column, place }) => (
        <ColumnFields
          key={column.id}
          form={form}
          place={place}
          term={title}
          isClosed={isClosed}
          lists={lists}
        />
      ))}
      {!isClosed && (
        <Row>
          <Button
            variant="default"
            disabled={columns.length >= columnsLimit}
            onClick={() => lists.change((before) => addColumn(before, key))}
          >
            Adicionar coluna
          </Button>
          {!hasRecovery && (
            <Button
              variant="subtle"
              disabled={columns.length >= columnsLimit}
              onClick={() => lists.change((before) => addRecovery(before, key))}
            >
              Adicionar recuperação
            </Button>
          )}
        </Row>
      )}
    </Fieldset>
  );
}

interface ColumnFieldsProps {
  form: UseFormReturnType<RulesValues>;
  /** Among all columns. */
  place: number;
  /** Its title. */
  term: string;
  isClosed: boolean;
  lists: RulesLists;
}

function ColumnFields({ form, place, term, isClosed, lists }: ColumnFieldsProps) {
  const { terms, columns } = form.values;
  const column = columns[place];
  if (!column) return null;
  const { id, title, isRecovery } = column;
  const siblings = siblingsOf(columns, id);
  const index = siblings.findIndex((one) => one.id === id);
  const name = `${title || 'coluna'}, ${term}`;
  const others = terms.filter(
    (one) => one.key !== column.term && !lists.closedTerms.includes(one.key),
  );
  const ofColumn = { form, place, name, isClosed };
  return (
    <>
      <Row align="end">
        <TextInput
          {...form.getInputProps(`columns.${place}.title`)}
          label={isRecovery ? 'Recuperação' : 'Coluna'}
          aria-label={isRecovery ? `Recuperação, ${term}` : `Nome da coluna ${name}`}
          autoComplete="off"
          disabled={isClosed}
          styles={wide}
        />
        {!isRecovery && (
          <TextInput
            {...form.getInputProps(`columns.${place}.weight`)}
            label="Peso"
            aria-label={`Peso de ${name}`}
            inputMode="decimal"
            autoComplete="off"
            disabled={isClosed}
            styles={narrow}
          />
        )}
        <SourceField {...ofColumn} choices={lists.sourceChoices} />
        {!isClosed && (
          <DotsMenu label={`Ações da coluna ${name}`}>
            {!isRecovery && (
              <>
                <Moves
                  up={index > 0}
                  down={index < siblings.length - 1}
                  onMove={(by) => lists.change((before) => moveColumn(before, id, by))}
                />
                {others.map((other) => (
                  <Menu.Item
                    key={other.key}
                    leftSection={<IconArrowRight size={18} />}
                    onClick={() => lists.change((before) => moveToTerm(before, id, other.key))}
                  >
                    {`Mover para ${other.title || 'outro período'}`}
                  </Menu.Item>
                ))}
              </>
            )}
            <Menu.Item leftSection={<IconTrash size={18} />} onClick={() => lists.removeColumn(id)}>
              Remover coluna
            </Menu.Item>
          </DotsMenu>
        )}
      </Row>
      <PeriodFields {...ofColumn} />
    </>
  );
}

interface MovesProps {
  up: boolean;
  down: boolean;
  onMove: (by: -1 | 1) => void;
}

const Moves = ({ up, down, onMove }: MovesProps) => (
  <>
    <Menu.Item leftSection={<IconArrowUp size={18} />} disabled={!up} onClick={() => onMove(-1)}>
      Mover para cima
    </Menu.Item>
    <Menu.Item leftSection={<IconArrowDown size={18} />} disabled={!down} onClick={() => onMove(1)}>
      Mover para baixo
    </Menu.Item>
  </>
);

const wide = { root: { flex: '1 1 8rem' } } as const;
const narrow = { root: { flex: '0 1 4rem' } } as const;
