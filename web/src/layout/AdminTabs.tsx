import { TabLinks } from '../ui/TabLinks.tsx';

const firstPage = { page: 1 };

/** The tabs of the administration. */
export function AdminTabs() {
  return (
    <TabLinks
      label="Administração"
      tabs={[
        { label: 'Visão geral', to: '/admin' },
        { label: 'Cursos', to: '/admin/conteudos/cursos', search: firstPage },
        { label: 'Trilhas', to: '/admin/conteudos/trilhas', search: firstPage },
        { label: 'Lives', to: '/admin/conteudos/lives', search: firstPage },
        { label: 'Simulados', to: '/admin/conteudos/exercicios', search: firstPage },
        { label: 'Pessoas', to: '/admin/usuarios', search: firstPage, hasParts: true },
        { label: 'Assinaturas', to: '/admin/assinaturas', search: firstPage, hasParts: true },
        { label: 'Taxonomia', to: '/admin/taxonomia', search: { tipo: undefined } },
        { label: 'Lixeira', to: '/admin/lixeira', search: firstPage },
        { label: 'Escola', to: '/admin/escola', hasParts: true },
      ]}
    />
  );
}
