import { z } from 'zod';

const quantity = z.number().int();

/** Users and trails that the deletion of a course, trail, live or practice exam affects. */
export const usage = z.object({
  /** Users who have started, attempted or watched it, or want a reminder. */
  learnersQtd: quantity,
  certificatesQtd: quantity,
  triesQtd: quantity,
  remindersQtd: quantity,
  /** Trails of which it is an item. */
  trails: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Mock exam events that have the practice exam: it cannot be deleted before them (product.md MOCK21). */
  mockExams: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type Usage = z.output<typeof usage>;

/** In the order of the sentence. */
const quantities = [
  ['learnersQtd', 'aluno afetado', 'alunos afetados'],
  ['triesQtd', 'tentativa feita', 'tentativas feitas'],
  ['remindersQtd', 'pedido de lembrete', 'pedidos de lembrete'],
  ['certificatesQtd', 'certificado emitido', 'certificados emitidos'],
] as const satisfies readonly (readonly [keyof Usage, string, string])[];

/** '37 alunos afetados', '12 certificados emitidos', 'Etapa da trilha “Do zero”'; empty if unused. */
export function describeUsage(counts: Usage): string[] {
  const counted = quantities
    .filter(([key]) => counts[key] > 0)
    .map(([key, one, many]) => `${number.format(counts[key])} ${counts[key] === 1 ? one : many}`);
  if (counts.trails.length === 0) return counted;
  return [
    ...counted,
    `Etapa ${counts.trails.length === 1 ? 'da trilha' : 'das trilhas'} ${titlesOf(counts.trails)}`,
  ];
}

/** The reason for which a practice exam of mock exam events can't be deleted, or null (product.md MOCK21). */
export function describeMockExams(mockExams: Usage['mockExams']): string | null {
  if (mockExams.length === 0) return null;
  const titles = titlesOf(mockExams);
  return mockExams.length === 1
    ? `Este simulado é uma prova do dia de simulado ${titles}. Exclua esse dia antes.`
    : `Este simulado é uma prova dos dias de simulado ${titles}. Exclua esses dias antes.`;
}

const titlesOf = (things: Usage['trails']) => list.format(things.map(({ title }) => `“${title}”`));

const number = new Intl.NumberFormat('pt-BR');
const list = new Intl.ListFormat('pt-BR');
