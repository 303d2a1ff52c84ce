import { Menu } from '@mantine/core';
import type { ListedSubscription } from '@sabia/domain/subscriptions/subscription.ts';
import { IconHistory, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDay, formatMoment } from '../../../ui/dates.ts';
import { DotsMenu } from '../../../ui/DotsMenu.tsx';
import { ListedThing, ListingTable, MenuCell } from '../../../ui/ListingTable.tsx';
import { formatTerms, methodNames } from '../../subscription-words.ts';

interface SubscriptionTableProps {
  subscriptions: readonly ListedSubscription[];
  now: Date;
}

const columns = ['Pessoa', 'Plano', 'Acesso', 'Próxima cobrança', 'Desde'];

export function SubscriptionTable({ subscriptions, now }: SubscriptionTableProps) {
  return (
    <ListingTable label="Assinaturas" columns={columns}>
      {subscriptions.map((subscription) => {
        const { id, userId, userName, email, renewsAt } = subscription;
        return (
          <tr key={id}>
            <ListedThing title={userName} details={email}>
              <Link to="/admin/assinaturas/$userId" params={{ userId }}>
                {userName}
              </Link>
            </ListedThing>
            <td data-label="Plano">
              {`${subscription.planName} · ${formatTerms(subscription)} · ${methodNames[subscription.method]}`}
            </td>
            <td data-label="Acesso">{subscription.hasAccess ? 'Aberto' : 'Fechado'}</td>
            <td data-label="Próxima cobrança">{renewsAt ? formatDay(renewsAt) : 'Nenhuma'}</td>
            <td data-label="Desde">{formatMoment(subscription.createdAt, now)}</td>
            <MenuCell>
              <DotsMenu label={`Ações da assinatura de ${userName}`}>
                <Menu.Item
                  leftSection={<IconHistory size={18} />}
                  renderRoot={(item) => (
                    <Link {...item} to="/admin/assinaturas/$userId" params={{ userId }} />
                  )}
                >
                  Ver o histórico
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconUser size={18} />}
                  renderRoot={(item) => (
                    <Link {...item} to="/admin/usuarios/$userId" params={{ userId }} />
                  )}
                >
                  Abrir a pessoa
                </Menu.Item>
              </DotsMenu>
            </MenuCell>
          </tr>
        );
      })}
    </ListingTable>
  );
}
