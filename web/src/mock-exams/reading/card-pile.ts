import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createOutboxStore } from '../../platform/outbox/outbox-store.ts';
import type { Card } from './cards.ts';

/** The cards that wait on this device for a decision; each user sees their own only. */
const store = createOutboxStore<Card>('sabia.cards');

export const pileQuery = (owner: string) =>
  queryOptions({
    queryKey: ['cards to decide', owner],
    // Without a database in the browser they live as long as the page.
    queryFn: (): Promise<Card[]> => store.all(owner).catch(() => []),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Keeps a card, in place of its former state. */
export async function keepCard(queryClient: QueryClient, card: Card): Promise<void> {
  await changePile(queryClient, card.owner, (cards) =>
    cards.some(({ key }) => key === card.key)
      ? cards.map((other) => (other.key === card.key ? card : other))
      : [...cards, card],
  );
  await store.add([card]).catch(() => {});
}

export async function dropCards(
  queryClient: QueryClient,
  owner: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await changePile(queryClient, owner, (cards) => cards.filter(({ key }) => !keys.includes(key)));
  await store.remove(keys).catch(() => {});
}

async function changePile(
  queryClient: QueryClient,
  owner: string,
  change: (cards: Card[]) => Card[],
): Promise<void> {
  const query = pileQuery(owner);
  await queryClient.query(query);
  queryClient.setQueryData(query.queryKey, (cards = []) => change(cards));
}
