import type { EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { read } from '../../platform/api/api.ts';
import { serverDate } from '../../platform/clock.ts';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Refreshing } from '../../ui/primitives/Refreshing.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { Dismissal } from '../Dismissal.tsx';
import { EssayCardWords } from '../EssayCardWords.tsx';
import { essayCardText, essayCardTitle } from '../notebook-card.ts';
import { Origin } from '../Origin.tsx';
import { returnWords } from '../return-words.ts';
import classes from './Notebook.module.css';

const essayCardsQuery = (page: number) =>
  read('GET /error-notebook/essay-cards', { query: { page: String(page) } });

/** The cards that the learner has made of corrections of essays, those that come back first; nothing without any. */
export function EssayCards({ isThere }: { isThere: boolean }) {
  const { cartoes = 1 } = useSearch({ from: '/member/caderno-de-erros' });
  // A list that is on the screen stays after its last card was taken out, so that this can be undone.
  const page = useQuery({
    ...essayCardsQuery(cartoes),
    enabled: isThere,
    placeholderData: keepPreviousData,
  });
  if (!isThere && !page.data) return null;
  return (
    <Loaded query={page} skeleton={<Skeleton height={240} mt={40} />}>
      {({ items, page: number, totalPages }) =>
        totalPages > 0 && (
          <section aria-label="Cartões de redações" className={classes.questions}>
            <Heading size={22} className={classes.head}>
              Das suas redações
            </Heading>
            <Refreshing isRefreshing={page.isPlaceholderData}>
              <Stack as="ul" gap={12}>
                {items.map((card) => (
                  <li key={card.id}>
                    <KeptCard card={card} />
                  </li>
                ))}
              </Stack>
            </Refreshing>
            <Pager page={number} totalPages={totalPages} param="cartoes" isPart />
          </section>
        )
      }
    </Loaded>
  );
}

function KeptCard({ card }: { card: EssayCard }) {
  const { origin, attemptId, lapses, dueDay } = card;
  const [now] = useState(serverDate);
  const title = useId();
  return (
    <Card as="article" aria-labelledby={title} gap={8} className={classes.card}>
      <Stack gap={8}>
        <Row gap={8}>
          <Tag tone="accent">Redação</Tag>
          <Heading as="h3" size={16} id={title}>
            {essayCardTitle(card)}
          </Heading>
        </Row>
        <EssayCardWords card={card} />
        <p>{essayCardText(card)}</p>
      </Stack>
      <Muted as="div" size={14} className={classes.facts}>
        <Row as="span" gap={16}>
          <Origin origin={origin} attemptId={attemptId} />
          {lapses > 0 && <span>Não lembrada {count(lapses, 'vez', 'vezes')}</span>}
          <strong>Volta {returnWords(dueDay, now)}</strong>
        </Row>
      </Muted>
      <Dismissal card={card} describedBy={title} />
    </Card>
  );
}
