const subjects = [
  'Planilhas',
  'Python',
  'Redação',
  'Matemática',
  'Fotografia',
  'Finanças',
  'Inglês',
  'Marketing',
  'Programação',
  'Oratória',
  'Estatística',
  'Contabilidade',
  'Português',
  'Bancos de dados',
  'Vendas',
  'Desenho',
];
const purposes = ['para começar', 'no dia a dia', 'para concursos', 'na prática', 'sem medo'];

/** 'Planilhas no dia a dia 12' */
export const titleOf = (number: number) =>
  `${subjects[number % subjects.length]} ${purposes[number % purposes.length]} ${number + 1}`;

const first = ['Ana', 'João', 'Beatriz', 'Caio', 'Débora', 'Eduardo', 'Flávia', 'Gustavo', 'Inês'];
const middle = ['Clara', 'Paulo', 'Helena', 'Antônio', 'Luiza', 'Marcos', 'Vitória'];
const last = ['Silva', 'Souza', 'Araújo', 'Lima', 'Gonçalves', 'Ribeiro', 'Conceição', 'Nunes'];

export const nameOf = (number: number) =>
  [first, middle, last].map((names) => names[number % names.length]).join(' ');

export const emailOf = (number: number) => `pessoa.${number + 1}@example.com`;
