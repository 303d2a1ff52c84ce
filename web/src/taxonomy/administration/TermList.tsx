import type { TaxonomyKind, UsedTerm } from '@sabia/domain/taxonomy/taxonomy.ts';
import { IconTags } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NoticeBar } from '../../ui/states/NoticeBar.tsx';
import { count, noneOf } from '../../ui/words/plural.ts';
import { holdsTheSame, type ListOrder } from '../../ui/reordering/list-order.ts';
import { useReordering } from '../../ui/reordering/use-reordering.ts';
import { useTaxonomyAdministration } from '../administration.api.ts';
import { kindWords, newOf } from './kind-words.ts';
import { LevelList } from './LevelList.tsx';
import { TermForm } from './TermForm.tsx';
import classes from './TermList.module.css';
import { TermRow } from './TermRow.tsx';
import { useTermActions } from './use-term-actions.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface TermListProps {
  kind: TaxonomyKind;
  terms: readonly UsedTerm[];
}

/** The terms of a kind; they are created, renamed, merged and deleted in place. */
export function TermList({ kind, terms }: TermListProps) {
  const { noun, tab, purpose, example } = kindWords[kind];
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const creation = useRef<HTMLDivElement>(null);
  const { orderLevels, refresh } = useTaxonomyAdministration(kind);
  const { order, reorder, notice, tell } = useReordering<ListOrder>({
    id: kind,
    saved: terms.map((term) => term.id),
    save: orderLevels,
    refresh,
    holdsTheSame,
    changedElsewhere:
      'Os níveis mudaram em outra janela, e esta ordem não foi salva. Mostramos a ordem atual: confira e mova de novo.',
  });
  const actions = useTermActions(kind, {
    terms,
    tell,
    // The focused menu was removed with the term.
    onEnded: () => setTimeout(() => heading.current?.focus()),
  });
  const rowOf = (term: UsedTerm) => ({
    kind,
    term,
    others: terms.filter((other) => other.id !== term.id),
    actions,
    onCreateOther: () => setTimeout(() => creation.current?.querySelector('input')?.focus()),
  });

  return (
    <Stack as="section" gap={16} aria-labelledby={id} className={classes.terms}>
      <div>
        <Heading id={id} ref={heading} tabIndex={-1} size={18}>
          {terms.length === 0 ? tab : count(terms.length, noun[0], noun[1])}
        </Heading>
        <Muted>{purpose}</Muted>
      </div>
      <div ref={creation}>
        <TermForm
          label={newOf(noun)}
          submitLabel="Criar"
          others={terms}
          onSubmit={actions.create}
        />
      </div>
      {terms.length === 0 ? (
        <EmptyState
          icon={<IconTags />}
          message={`${noneOf(noun)} ainda.`}
          hint={`Escreva acima ${noun[2]} primeir${noun[2]}. ${example}`}
        />
      ) : kind === 'levels' ? (
        <LevelList levels={terms} order={order} reorder={reorder} rowOf={rowOf} />
      ) : (
        <Stack as="ul">
          {terms.map((term) => (
            <Card as="li" key={term.id} className={classes.term}>
              <TermRow {...rowOf(term)} />
            </Card>
          ))}
        </Stack>
      )}
      <NoticeBar notice={notice} onDismiss={() => tell(undefined)} />
    </Stack>
  );
}
