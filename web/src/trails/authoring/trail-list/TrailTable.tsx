import type { TrailCard } from '@sabia/domain/trails/trail.ts';
import { Link } from '@tanstack/react-router';
import { BulkBar } from '../../../publications/BulkBar.tsx';
import { formatMoment } from '../../../ui/dates.ts';
import { formatHours } from '../../../ui/durations.ts';
import { ListedThing, ListingTable, MenuCell } from '../../../ui/ListingTable.tsx';
import { SelectCell } from '../../../ui/selection.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TrailMenu } from './TrailMenu.tsx';

interface TrailTableProps {
  trails: readonly TrailCard[];
  now: Date;
}

const columns = ['Trilha', 'Status', 'Nível', 'Etapas', 'Duração', 'Alterada'];

export function TrailTable({ trails, now }: TrailTableProps) {
  return (
    <>
      <BulkBar />
      <ListingTable label="Trilhas" columns={columns} isSelectable>
        {trails.map((trail) => (
          <TrailRow key={trail.id} trail={trail} now={now} />
        ))}
      </ListingTable>
    </>
  );
}

function TrailRow({ trail, now }: { trail: TrailCard; now: Date }) {
  return (
    <tr>
      <SelectCell id={trail.id} title={trail.title} />
      <ListedThing title={trail.title} imageUrl={trail.thumbUrl} details={trail.category.title}>
        <Link
          to="/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo"
          params={{ trailIdEdit: trail.id }}
        >
          {trail.title}
        </Link>
      </ListedThing>
      <td>
        <StatusBadge isActive={trail.isActive} />
      </td>
      <td data-label="Nível">{trail.level.title}</td>
      <td data-label="Etapas">{trail.contentsQtd}</td>
      <td data-label="Duração">{formatHours(trail.estimatedCompletionHours)}</td>
      <td data-label="Alterada">{formatMoment(trail.updatedAt, now)}</td>
      <MenuCell>
        <TrailMenu trail={trail} />
      </MenuCell>
    </tr>
  );
}
