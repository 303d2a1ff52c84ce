import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import { type ReactNode, useState } from 'react';
import { ListingPage, type ListingPageProps } from '../layout/ListingPage.tsx';
import { ListingTable, SelectCell } from '../ui/lists/ListingTable.tsx';
import { type Notice, NoticeBar } from '../ui/states/NoticeBar.tsx';
import { count } from '../ui/words/plural.ts';
import { BulkBar } from './BulkBar.tsx';
import { kindWords } from './kind-words.ts';
import { type Publishable, PublishableListingContext } from './publishable.ts';
import { useActivation } from './use-activation.tsx';
import { useSelection } from './use-selection.ts';

interface PublishableListingPageProps<T> extends Omit<
  ListingPageProps<T>,
  'noun' | 'footer' | 'children'
> {
  kind: PublicationKind;
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** The cells of a row, after the checkbox; the last is a `MenuCell`. */
  children: (item: T, now: Date) => ReactNode;
}

/** A listing page whose rows can be selected, and published or unpublished one by one or together. */
export function PublishableListingPage<T extends Publishable>({
  kind,
  label,
  columns,
  children,
  ...listing
}: PublishableListingPageProps<T>) {
  const items = listing.query.data?.items ?? [];
  const activation = useActivation(kind);
  const selection = useSelection<Publishable>(items);
  const [notice, setNotice] = useState<Notice>();

  async function setActive(ids: readonly string[], isActive: boolean): Promise<void> {
    setNotice(undefined);
    const changed = (await activation.setActive(ids, isActive)).map(({ id }) => id);
    if (isActive || changed.length === 0) return;
    setNotice({ text: deactivated(kind, changed.length), undo: () => void undo(changed) });
  }

  /** Warnings were accepted when these were published the first time. */
  async function undo(ids: readonly string[]): Promise<void> {
    setNotice(undefined);
    await activation.setActive(ids, true, { acceptedWarnings: true });
  }

  return (
    <PublishableListingContext value={{ kind, items, selection, setActive, tell: setNotice }}>
      <ListingPage
        {...listing}
        noun={kindWords[kind]}
        footer={<NoticeBar notice={notice} onDismiss={() => setNotice(undefined)} />}
      >
        {(rows, now) => (
          <>
            <BulkBar />
            <ListingTable label={label} columns={columns} isSelectable>
              {rows.map((item) => (
                <tr key={item.id}>
                  <SelectCell
                    title={item.title}
                    isSelected={selection.isSelected(item.id)}
                    onChange={(isSelected) => selection.select([item.id], isSelected)}
                  />
                  {children(item, now)}
                </tr>
              ))}
            </ListingTable>
          </>
        )}
      </ListingPage>
      {activation.dialog}
    </PublishableListingContext>
  );
}

/** '2 lives desativadas.' */
function deactivated(kind: PublicationKind, quantity: number): string {
  const [one, many, article] = kindWords[kind];
  const ending = quantity === 1 ? article : `${article}s`;
  return `${count(quantity, one, many)} desativad${ending}.`;
}
