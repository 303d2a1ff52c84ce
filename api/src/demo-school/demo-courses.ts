/** The state of a course in the school, which its file does not tell. */
export interface DemoCourse {
  /** Also the name of its folder in `courses/`. */
  slug: string;
  isActive: boolean;
  isTutorial?: boolean;
}

/** In the order of the catalogue. */
export const demoCourses: readonly DemoCourse[] = [
  { slug: 'comece-por-aqui', isActive: true, isTutorial: true },
  { slug: 'orcamento-domestico', isActive: true },
  { slug: 'planilhas-do-zero', isActive: true },
  { slug: 'logica-de-programacao', isActive: true },
  { slug: 'redacao-enem', isActive: true },
  { slug: 'primeiros-socorros', isActive: true },
  { slug: 'falar-em-publico', isActive: true },
  { slug: 'mei-na-pratica', isActive: true },
  { slug: 'python-primeiros-programas', isActive: true },
  { slug: 'cozinha-que-rende', isActive: true },
  { slug: 'preco-certo', isActive: true },
  { slug: 'ingles-para-viagem', isActive: true },
  { slug: 'investir-o-primeiro-real', isActive: true },
  { slug: 'sql-perguntas-certas', isActive: true },
  { slug: 'fotografia-com-celular', isActive: false },
];
