import { IconChevronDown } from '@tabler/icons-react';
import classes from './SearchField.module.css';

interface SortSelectProps<Order extends string> {
  /** The orders besides the default (newest first). */
  orders: readonly (readonly [Order, string])[];
  value: Order | undefined;
  onChange: (order: Order | undefined) => void;
}

export function SortSelect<Order extends string>({
  orders,
  value,
  onChange,
}: SortSelectProps<Order>) {
  return (
    <span className={classes.select}>
      <select
        aria-label="Ordenar por"
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(orders.find(([order]) => order === currentTarget.value)?.[0])
        }
      >
        <option value="">Mais recentes</option>
        {orders.map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} aria-hidden="true" />
    </span>
  );
}
