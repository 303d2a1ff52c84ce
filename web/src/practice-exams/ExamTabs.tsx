import { TabLinks } from '../ui/lists/TabLinks.tsx';

/** The tabs of the administration of practice exams. */
export function ExamTabs() {
  return (
    <TabLinks
      label="Simulados"
      tabs={[
        { label: 'Simulados', to: '/admin/conteudos/exercicios', search: { page: 1 } },
        { label: 'Dias de simulado', to: '/admin/dias-de-simulado', search: { page: 1 } },
      ]}
    />
  );
}
