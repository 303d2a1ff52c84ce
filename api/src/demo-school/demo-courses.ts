import { comecePorAqui } from './courses/comece-por-aqui.ts';
import { cozinhaQueRende } from './courses/cozinha-que-rende.ts';
import { falarEmPublico } from './courses/falar-em-publico.ts';
import { fotografiaComCelular } from './courses/fotografia-com-celular.ts';
import { inglesParaViagem } from './courses/ingles-para-viagem.ts';
import { investirOPrimeiroReal } from './courses/investir-o-primeiro-real.ts';
import { logicaDeProgramacao } from './courses/logica-de-programacao.ts';
import { meiNaPratica } from './courses/mei-na-pratica.ts';
import { orcamentoDomestico } from './courses/orcamento-domestico.ts';
import { planilhasDoZero } from './courses/planilhas-do-zero.ts';
import { precoCerto } from './courses/preco-certo.ts';
import { primeirosSocorros } from './courses/primeiros-socorros.ts';
import { pythonPrimeirosProgramas } from './courses/python-primeiros-programas.ts';
import { redacaoEnem } from './courses/redacao-enem.ts';
import { sqlPerguntasCertas } from './courses/sql-perguntas-certas.ts';
import type { DemoCourse } from './demo-course.ts';

export const demoCourses: DemoCourse[] = [
  comecePorAqui,
  orcamentoDomestico,
  planilhasDoZero,
  logicaDeProgramacao,
  redacaoEnem,
  primeirosSocorros,
  falarEmPublico,
  meiNaPratica,
  pythonPrimeirosProgramas,
  cozinhaQueRende,
  precoCerto,
  inglesParaViagem,
  investirOPrimeiroReal,
  sqlPerguntasCertas,
  fotografiaComCelular,
];
