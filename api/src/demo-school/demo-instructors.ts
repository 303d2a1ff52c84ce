import type { Database } from '../platform/db/database.ts';
import { portraitOf } from './portraits.ts';
import { anInstructor } from '../instructors/instructors.factory.ts';

export interface DemoInstructor {
  slug: string;
  name: string;
  /** Says that the person is fictitious. */
  biography: string;
  /** Trails and lives by title. The file of a course names those who teach it. */
  teaches?: string[];
}

export const demoInstructors: DemoInstructor[] = [
  {
    slug: 'marina-teles',
    name: 'Marina Teles',
    biography:
      'Ensina a organizar o dinheiro da casa sem culpa e sem planilha complicada. Acredita que um mês bem olhado vale mais do que dez dicas.\n\nProfessora fictícia da escola de demonstração.',
    teaches: [
      'O dinheiro da casa, do aperto à folga',
      'Tira-dúvidas: planilhas para o mês caber no bolso',
    ],
  },
  {
    slug: 'caio-nogueira',
    name: 'Caio Nogueira',
    biography:
      'Ensina programação a partir de problemas pequenos, com papel e lápis antes do teclado. Gosta de perguntas que começam com “e se”.\n\nProfessor fictício da escola de demonstração.',
    teaches: [
      'Da lógica aos dados: comece a programar',
      'Primeiro emprego em tecnologia: o que as vagas pedem',
    ],
  },
  {
    slug: 'iracema-duarte',
    name: 'Iracema Duarte',
    biography:
      'Ensina a escrever e a falar com clareza: uma ideia por vez, na ordem em que quem ouve precisa dela. Corrige com perguntas.\n\nProfessora fictícia da escola de demonstração.',
    teaches: ['Roda de conversa: como estudar depois do trabalho'],
  },
  {
    slug: 'rafael-antunes',
    name: 'Rafael Antunes',
    biography:
      'Ensina quem trabalha por conta própria a formalizar, cobrar e guardar. Traduz regras em listas de tarefas.\n\nProfessor fictício da escola de demonstração.',
  },
  {
    slug: 'beatriz-okada',
    name: 'Beatriz Okada',
    biography:
      'Ensina o que serve em casa no mesmo dia: socorrer, cozinhar, aproveitar o que já está no armário.\n\nProfessora fictícia da escola de demonstração.',
  },
  {
    slug: 'davi-sampaio',
    name: 'Davi Sampaio',
    biography:
      'Ensina a olhar e a conversar: fotografia com o celular que se tem e inglês para as situações que acontecem.\n\nProfessor fictício da escola de demonstração.',
  },
];

/** Creates the instructors. Answers with the ids of those of a trail or live. */
export async function addInstructors(
  tx: Database,
  media: ReadonlyMap<string, string>,
): Promise<(of: string) => string[]> {
  const created: { id: string; teaches: readonly string[] }[] = [];
  for (const { teaches = [], ...person } of demoInstructors)
    created.push({
      id: (await anInstructor(tx, { ...person, photoUrl: media.get(portraitOf(person.slug)) })).id,
      teaches,
    });
  return (of) => created.filter(({ teaches }) => teaches.includes(of)).map(({ id }) => id);
}
