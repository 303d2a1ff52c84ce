import type { TaxonomyKind, UsedTerm } from '@sabia/domain/taxonomy/taxonomy.ts';
import { describeTermUsage } from '@sabia/domain/taxonomy/term-usage.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { ListOrder } from '../../ui/reordering/list-order.ts';
import type { Moving } from '../../ui/reordering/moving.ts';
import { kindWords } from './kind-words.ts';
import { TermDialog, type TermEnd } from './TermDialog.tsx';
import { TermForm } from './TermForm.tsx';
import classes from './TermList.module.css';
import { TermMenu } from './TermMenu.tsx';
import type { TermActions } from './use-term-actions.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

export interface TermRowProps {
  kind: TaxonomyKind;
  term: UsedTerm;
  others: readonly UsedTerm[];
  actions: TermActions;
  onCreateOther: () => void;
  /** The drag handle. */
  handle?: ReactNode;
  moving?: Moving<ListOrder>;
}

export function TermRow({
  kind,
  term,
  others,
  actions,
  onCreateOther,
  handle,
  moving,
}: TermRowProps) {
  const { noun } = kindWords[kind];
  const title = useRef<HTMLParagraphElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [end, setEnd] = useState<TermEnd>();

  function leaveForm(): void {
    setRenaming(false);
    // After the element is rendered again.
    setTimeout(() => title.current?.focus());
  }

  return (
    <Row gap={4} className={classes.row}>
      {!isRenaming && handle}
      {isRenaming ? (
        <TermForm
          label={`Novo nome de ${term.title}`}
          initialTitle={term.title}
          submitLabel="Salvar"
          others={others}
          onSubmit={async (next) => {
            if (next !== term.title) await actions.rename(term, next);
            leaveForm();
          }}
          onCancel={leaveForm}
          onMerge={(other) => setEnd({ action: 'merge', into: other.id })}
        />
      ) : (
        <>
          <div className={classes.words}>
            <p ref={title} tabIndex={-1} className={classes.title}>
              {term.title}
            </p>
            <Muted size={13}>{describeTermUsage(term.usage) ?? 'Sem uso'}</Muted>
          </div>
          <TermMenu
            term={term}
            moving={moving}
            onRename={() => setRenaming(true)}
            onMerge={others.length > 0 ? () => setEnd({ action: 'merge', into: '' }) : undefined}
            onDelete={() => setEnd({ action: 'delete', into: '' })}
          />
        </>
      )}
      <TermDialog
        end={end}
        term={term}
        noun={noun}
        others={others}
        onChoose={(into) => setEnd((before) => before && { ...before, into })}
        onConfirm={(chosen) => actions.end(term, chosen)}
        onCreateOther={() => {
          setEnd(undefined);
          onCreateOther();
        }}
        onClose={() => setEnd(undefined)}
      />
    </Row>
  );
}
