import { schoolChanges } from '@sabia/domain/school/school.ts';

/** The company of the demo school: a fiction, which its number and its address say. */
export const demoCompany = schoolChanges.parse({
  legalName: 'Escola Sabiá de Demonstração (empresa fictícia)',
  cnpj: 'SA.BIA.DEM/O001-64',
  email: 'escola@exemplo.com.br',
  address: {
    postalCode: '00000-000',
    street: 'Rua do Exemplo',
    number: '100',
    neighborhood: 'Bairro Fictício',
    city: 'Recife',
    state: 'PE',
  },
  dpoName: 'Clara Exemplo',
  dpoEmail: 'privacidade@exemplo.com.br',
});
