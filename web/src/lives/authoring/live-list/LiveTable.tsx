import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { Link } from '@tanstack/react-router';
import { BulkBar } from '../../../publications/BulkBar.tsx';
import { titlesOf } from '../../../taxonomy/term-options.ts';
import { formatMoment } from '../../../ui/dates.ts';
import { ListedThing, ListingTable, MenuCell } from '../../../ui/ListingTable.tsx';
import { SelectCell } from '../../../ui/selection.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { LiveMenu } from './LiveMenu.tsx';

interface LiveTableProps {
  lives: readonly LiveCard[];
  now: Date;
}

const columns = ['Live', 'Status', 'Começa', 'Gravação', 'Alterada'];

export function LiveTable({ lives, now }: LiveTableProps) {
  return (
    <>
      <BulkBar />
      <ListingTable label="Lives" columns={columns} isSelectable>
        {lives.map((live) => (
          <tr key={live.id}>
            <SelectCell id={live.id} title={live.title} />
            <ListedThing
              title={live.title}
              imageUrl={live.thumbUrl}
              details={titlesOf(live.categories)}
            >
              <Link
                to="/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes"
                params={{ liveIdEdit: live.id }}
              >
                {live.title}
              </Link>
            </ListedThing>
            <td>
              <StatusBadge isActive={live.isActive} />
            </td>
            <td data-label="Começa">
              {live.startsAt ? formatMoment(live.startsAt, now) : 'Sem data marcada'}
            </td>
            <td data-label="Gravação">{live.hasRecording ? 'Sim' : 'Não'}</td>
            <td data-label="Alterada">{formatMoment(live.updatedAt, now)}</td>
            <MenuCell>
              <LiveMenu live={live} />
            </MenuCell>
          </tr>
        ))}
      </ListingTable>
    </>
  );
}
