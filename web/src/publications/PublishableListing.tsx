import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import { createContext, type ReactNode, use, useState } from 'react';
import { type Notice, NoticeBar } from '../ui/NoticeBar.tsx';
import { count } from '../ui/plural.ts';
import { type Selection, SelectionProvider, useSelection } from '../ui/selection.tsx';
import { kindWords } from './kind-words.ts';
import { type SavingToasts, useActivation } from './use-activation.tsx';

interface PublishableListingProps {
  kind: PublicationKind;
  /** Those of the page. */
  things: readonly { id: string }[];
  toasts: SavingToasts;
  /** A `BulkBar`, and rows that begin with a `SelectCell`. */
  children: ReactNode;
}

interface Publishable {
  kind: PublicationKind;
  things: readonly { id: string }[];
  selection: Selection<{ id: string }>;
  setActive: (ids: readonly string[], isActive: boolean) => Promise<void>;
}

const PublishableContext = createContext<Publishable | null>(null);

/** For what stands in the listing, as the menu of a row does. */
export function usePublishable(): Publishable {
  const publishable = use(PublishableContext);
  if (!publishable) throw new Error('usePublishable needs a PublishableListing above it');
  return publishable;
}

/** A listing of the administration whose things are published and taken away, one or many at once. */
export function PublishableListing({ kind, things, toasts, children }: PublishableListingProps) {
  const activation = useActivation(kind, toasts);
  const selection = useSelection(things);
  const [notice, setNotice] = useState<Notice>();

  async function setActive(ids: readonly string[], isActive: boolean): Promise<void> {
    setNotice(undefined);
    const changed = await activation.setActive(ids, isActive);
    if (isActive || changed.length === 0) return;
    const taken = changed.map(({ id }) => id);
    setNotice({ text: takenAway(kind, taken.length), undo: () => void bringBack(taken) });
  }

  /** What warned when it was put on show was accepted then. */
  async function bringBack(ids: readonly string[]): Promise<void> {
    setNotice(undefined);
    await activation.setActive(ids, true, { acceptedWarnings: true });
  }

  return (
    <PublishableContext value={{ kind, things, selection, setActive }}>
      <SelectionProvider value={selection}>{children}</SelectionProvider>
      <NoticeBar notice={notice} onDismiss={() => setNotice(undefined)} />
      {activation.dialog}
    </PublishableContext>
  );
}

function takenAway(kind: PublicationKind, quantity: number): string {
  const [one, many, article] = kindWords[kind];
  const ending = quantity === 1 ? article : `${article}s`;
  return `${count(quantity, one, many)} desativad${ending}.`;
}
