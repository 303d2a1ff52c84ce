import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Cover } from '../cards/Cover.tsx';
import type { Artwork } from '../cards/TilePanel.tsx';
import classes from './ListingTable.module.css';

interface ListingTableProps {
  label: string;
  /** Headings, without that of the menu column. */
  columns: readonly string[];
  /** True if each row begins with a `SelectCell`. */
  isSelectable?: boolean;
  /** False: the rows end without a `MenuCell`. */
  hasMenu?: boolean;
  /** `tr`s; the last cell of each is a `MenuCell`. */
  children: ReactNode;
}

/** A table. On a narrow screen each row is a card with the `data-label` of each cell. */
export function ListingTable({
  label,
  columns,
  isSelectable = false,
  hasMenu = true,
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
          {hasMenu && (
            <th>
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface SelectCellProps {
  title: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

export function SelectCell({ title, isSelected, onChange }: SelectCellProps) {
  return (
    <td className={classes.select}>
      <input
        type="checkbox"
        aria-label={`Selecionar ${title}`}
        checked={isSelected}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </td>
  );
}

interface TitleCellProps {
  /** Absent for entities without a cover. */
  artwork?: Artwork;
  imageUrl?: string | null;
  /** Below the title. */
  details?: string;
  /** Beside many columns. */
  isNarrow?: boolean;
  /** The title, as a link. */
  children: ReactNode;
}

export function TitleCell({
  artwork,
  imageUrl = null,
  details,
  isNarrow = false,
  children,
}: TitleCellProps) {
  return (
    <td className={classes.title} data-narrow={isNarrow || undefined}>
      {artwork && (
        <div className={classes.cover}>
          <Cover artwork={artwork} imageUrl={imageUrl} sizes="96px" />
        </div>
      )}
      <div>
        {children}
        {details !== undefined && <div className={classes.details}>{details}</div>}
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
