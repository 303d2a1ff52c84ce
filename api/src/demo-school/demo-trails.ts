/** Category and level are titles. */
export interface DemoTrail {
  title: string;
  shortDescription: string;
  description: string;
  category: string;
  level: string;
  /** Courses by slug, lives and practice exams by title; `after` has indexes of this list. */
  steps: { of: string; after?: number[] }[];
}

export const demoTrails: DemoTrail[] = [
  {
    title: 'O dinheiro da casa, do aperto à folga',
    shortDescription:
      'Saber para onde o dinheiro vai, fechar o mês e fazer sobrar: um passo de cada vez.',
    description: `
<p>Ninguém conserta as contas da casa em um domingo. Esta trilha põe as coisas na ordem em que elas
funcionam: primeiro ver, depois organizar, só então investir.</p>
<p>No fim você terá um orçamento que se mantém de pé, uma planilha que responde sozinha e um plano
para o primeiro real guardado. Dá para seguir com meia hora por noite.</p>`,
    category: 'Finanças pessoais',
    level: 'Iniciante',
    steps: [
      { of: 'orcamento-domestico' },
      { of: 'Contas do mês sem calculadora', after: [0] },
      { of: 'planilhas-do-zero', after: [0] },
      { of: 'Tira-dúvidas: planilhas para o mês caber no bolso', after: [2] },
      { of: 'investir-o-primeiro-real', after: [1, 2] },
    ],
  },
  {
    title: 'Da lógica aos dados: comece a programar',
    shortDescription: 'Pensar em passos, escrever em Python e perguntar em SQL, sem pular etapas.',
    description: `
<p>Quem começa a programar costuma começar pelo meio. Aqui o caminho vem inteiro: a lógica, com papel e
lápis; a primeira linguagem; e as perguntas que toda empresa faz aos seus dados.</p>
<p>Não precisa saber nada antes, nem ter um computador novo. No fim, ouça de quem contrata o que as
vagas pedem: você vai se reconhecer em várias.</p>`,
    category: 'Tecnologia',
    level: 'Iniciante',
    steps: [
      { of: 'logica-de-programacao' },
      { of: 'python-primeiros-programas', after: [0] },
      { of: 'sql-perguntas-certas', after: [0] },
      { of: 'Primeiro emprego em tecnologia: o que as vagas pedem', after: [1, 2] },
    ],
  },
];
