import { Button } from '@mantine/core';
import type { Trail, TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { StatusBadge } from '../../../ui/lists/StatusBadge.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';
import classes from './trail-content.module.css';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';

interface CandidateProps {
  trail: Trail;
  kind: TrailContentKind;
  item: { id: string; title: string; shortDescription: string; isActive: boolean };
}

/** A course, live or practice exam that can be added to the trail, once. */
export function Candidate({ trail, kind, item }: CandidateProps) {
  const { addItem } = useTrailAuthoring();
  const addition = useMutation({
    mutationFn: () => addItem(trail.id, { kind, targetId: item.id, after: [] }),
    onError: showFailure,
  });
  const isIn = trail.contents.some(({ targetId }) => targetId === item.id);
  const isDone = isIn || addition.isPending;
  return (
    <li>
      <div className={classes.words}>
        <Row as="span">
          <strong>{item.title}</strong> {!item.isActive && <StatusBadge isActive={false} />}
        </Row>
        <Muted size={14}>{item.shortDescription}</Muted>
      </div>
      {/* One button in every state, never disabled, so that it keeps the focus. */}
      <Button
        variant={isIn ? 'transparent' : 'default'}
        leftSection={
          isIn ? (
            <IconCheck size={18} aria-hidden="true" />
          ) : (
            <IconPlus size={18} aria-hidden="true" />
          )
        }
        aria-disabled={isDone}
        aria-label={isIn ? `Na trilha: ${item.title}` : `Adicionar ${item.title}`}
        onClick={() => {
          if (!isDone) addition.mutate();
        }}
      >
        {isIn ? 'Na trilha' : addition.isPending ? 'Adicionando…' : 'Adicionar'}
      </Button>
    </li>
  );
}
