import { TabLinks } from '../../ui/lists/TabLinks.tsx';

/** The tabs of the administration of subscriptions. */
export function SubscriptionTabs() {
  return (
    <TabLinks
      label="Assinaturas"
      tabs={[
        { label: 'Assinantes', to: '/admin/assinaturas', search: { page: 1 } },
        { label: 'Planos', to: '/admin/assinaturas/planos' },
      ]}
    />
  );
}
