import { useQuery } from '@tanstack/react-query';
import { TabLinks } from '../ui/lists/TabLinks.tsx';
import { failedEmailsQuery } from './administration/administering.api.ts';

/** The tabs of the administration of people. */
export function UserTabs() {
  const { data } = useQuery(failedEmailsQuery(1));
  const failed = data?.total ? ` (${data.total})` : '';
  return (
    <TabLinks
      label="Pessoas"
      tabs={[
        { label: 'Usuários', to: '/admin/usuarios', search: { page: 1 } },
        { label: 'Instrutores', to: '/admin/instrutores' },
        {
          label: `E-mails não enviados${failed}`,
          to: '/admin/usuarios/emails',
          search: { page: 1 },
        },
      ]}
    />
  );
}
