import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Cover } from './Cover.tsx';
import classes from './ListingTable.module.css';

interface ListingTableProps {
  label: string;
  /** The headings; the last column is the menu's and has none to see. */
  columns: readonly string[];
  /** Each row begins with a `SelectCell`. */
  isSelectable?: boolean;
  /** `tr`s, the first cell of each a `ListedThing`, the last a `MenuCell`. */
  children: ReactNode;
}

/** A table; on a narrow screen each of its rows is a card, where `data-label` names a cell. */
export function ListingTable({
  label,
  columns,
  isSelectable = false,
  children,
}: ListingTableProps) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {isSelectable && (
            <th>
              <VisuallyHidden>Seleção</VisuallyHidden>
            </th>
          )}
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
          <th>
            <VisuallyHidden>Ações</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface ListedThingProps {
  title: string;
  /** Absent: it has no cover. */
  imageUrl?: string | null;
  /** What stands below the title. */
  details: string;
  /** The title, as a link. */
  children: ReactNode;
}

export function ListedThing({ title, imageUrl, details, children }: ListedThingProps) {
  return (
    <td className={classes.thing}>
      {imageUrl !== undefined && (
        <div className={classes.cover}>
          <Cover title={title} imageUrl={imageUrl} sizes="96px" />
        </div>
      )}
      <div>
        {children}
        <div className={classes.details}>{details}</div>
      </div>
    </td>
  );
}

export function MenuCell({ children }: { children: ReactNode }) {
  return <td className={classes.menu}>{children}</td>;
}

export function ListingSkeleton() {
  return (
    <>
      <Skeleton height={20} width={80} mb={16} />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={72} mb={8} />
      ))}
    </>
  );
}
