import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { PaymentBadge } from '../../courses/PaymentBadge.tsx';
import { itemKinds } from '../item-kinds.ts';
import type { itemLink } from '../item-link.ts';
import type { PathItem } from './path.ts';
import classes from './TrailItems.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { CardLink } from '../../ui/primitives/CardLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';

const listed = new Intl.ListFormat('pt-BR');

interface TrailItemProps {
  item: PathItem;
  /** The item to continue with. */
  isNext: boolean;
  /** Says if the item is free. */
  showsAccess: boolean;
  link: ReturnType<typeof itemLink>;
}

/** An item of the path: its kind, the learner's progress in it, its prerequisites. */
export function TrailItem({ item, isNext, showsAccess, link }: TrailItemProps) {
  const { title, kind, isCompleted, percentage, prerequisites, missingPrerequisites } = item;
  const { name, Icon } = itemKinds[kind];
  return (
    <li className={classes.item} data-state={stateOf(item)} data-next={isNext || undefined}>
      <StateIcon item={item} />
      <Card gap={4} className={classes.card}>
        <Row as="span" className={classes.kind}>
          <Icon size={16} aria-hidden="true" />
          {name}
          {isCompleted && <span className={classes.done}>Etapa concluída</span>}
          {!isCompleted && percentage > 0 && (
            <span>Em andamento: {formatPercentage(percentage)}</span>
          )}
          {showsAccess && <PaymentBadge paymentType={item.paymentType} />}
          {isNext && <Tag tone="accent">A próxima</Tag>}
        </Row>
        <Heading as="h3" size={17}>
          <CardLink {...link}>{title}</CardLink>
        </Heading>
        <Muted size={14}>{item.shortDescription}</Muted>
        {prerequisites.length > 0 && !isCompleted && (
          <p className={classes.after}>
            Depois de:{' '}
            {prerequisites.map((prerequisite, index) => (
              <Fragment key={prerequisite.id}>
                {index > 0 && ', '}
                <Prerequisite item={prerequisite} />
              </Fragment>
            ))}
          </p>
        )}
        {missingPrerequisites.length > 0 && !isCompleted && (
          <Muted size={14}>
            {missingPrerequisites.length < prerequisites.length &&
              `Falta antes: ${listed.format(missingPrerequisites.map(({ title: missing }) => missing))}. `}
            Dá para espiar desde já.
          </Muted>
        )}
      </Card>
    </li>
  );
}

function Prerequisite({ item: { title, isCompleted } }: { item: PathItem }) {
  if (!isCompleted) return <strong>{title}</strong>;
  return (
    <span className={classes.before}>
      {title}
      <IconCheck size={16} aria-hidden="true" />
      <VisuallyHidden> (concluída)</VisuallyHidden>
    </span>
  );
}

/** A check mark, or the number of the item. */
function StateIcon({ item }: { item: PathItem }) {
  const state = stateOf(item);
  return (
    <span className={classes.mark} aria-hidden="true">
      {state === 'done' && <IconCheck size={20} stroke={3} />}
      {state !== 'done' && item.number}
    </span>
  );
}

function stateOf({ isCompleted, missingPrerequisites }: PathItem): 'done' | 'waiting' | 'open' {
  if (isCompleted) return 'done';
  return missingPrerequisites.length > 0 ? 'waiting' : 'open';
}
