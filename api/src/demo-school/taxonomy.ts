export const demoCategories = [
  'Tecnologia',
  'Negócios',
  'Comunicação',
  'Finanças pessoais',
  'Vida prática',
];

export const demoLevels = ['Iniciante', 'Intermediário', 'Avançado'];

export const demoSkills = [
  'Organização dos estudos',
  'Planejamento',
  'Raciocínio lógico',
  'Programação',
  'Python',
  'SQL',
  'Planilhas',
  'Análise de dados',
  'Formalização e impostos',
  'Formação de preço',
  'Gestão do próprio negócio',
  'Escrita',
  'Argumentação',
  'Oratória',
  'Inglês',
  'Fotografia',
  'Orçamento',
  'Controle de dívidas',
  'Investimentos',
  'Primeiros socorros',
  'Cozinha do dia a dia',
  'Alimentação saudável',
];
