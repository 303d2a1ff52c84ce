import { TabLinks } from '../ui/lists/TabLinks.tsx';

/** The tabs of the administration of the school. */
export function SchoolTabs() {
  return (
    <TabLinks
      label="Escola"
      tabs={[
        { label: 'Dados', to: '/admin/escola' },
        { label: 'Marca', to: '/admin/escola/marca' },
        { label: 'Histórico', to: '/admin/escola/historico' },
      ]}
    />
  );
}
