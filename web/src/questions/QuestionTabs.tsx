import { TabLinks } from '../ui/lists/TabLinks.tsx';

/** The tabs of the administration of questions. */
export function QuestionTabs() {
  return (
    <TabLinks
      label="Questões"
      tabs={[
        { label: 'Banco de questões', to: '/admin/questoes', search: {} },
        { label: 'Rubricas', to: '/admin/rubricas' },
        { label: 'Itens do Enem', to: '/admin/itens-enem' },
      ]}
    />
  );
}
