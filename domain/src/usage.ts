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
  const trails = counts.trails.map(({ title }) => `“${title}”`);
  if (trails.length === 0) return counted;
  return [
    ...counted,
    `Etapa ${trails.length === 1 ? 'da trilha' : 'das trilhas'} ${list.format(trails)}`,
  ];
}

const number = new Intl.NumberFormat('pt-BR');
const list = new Intl.ListFormat('pt-BR');
