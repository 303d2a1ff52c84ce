import { comecePorAqui } from './courses/comece-por-aqui.ts';
import { logicaDeProgramacao } from './courses/logica-de-programacao.ts';
import { orcamentoDomestico } from './courses/orcamento-domestico.ts';
import { pythonPrimeirosProgramas } from './courses/python-primeiros-programas.ts';
import type { DemoCourse } from './demo-course.ts';

export const demoCourses: DemoCourse[] = [
  comecePorAqui,
  orcamentoDomestico,
  logicaDeProgramacao,
  pythonPrimeirosProgramas,
];
