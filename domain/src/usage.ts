import { z } from 'zod';

const quantity = z.number().int();

/** Whom it affects when a course, a trail, a live or a practice exam goes. */
export const usage = z.object({
  /** Who has begun it, tried it, watched it or wants to be reminded of it. */
  learnersQtd: quantity,
  certificatesQtd: quantity,
  triesQtd: quantity,
  remindersQtd: quantity,
  /** What it is a step of. */
  trails: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type Usage = z.output<typeof usage>;

/** In the order in which they are told. */
const quantities = [
  ['learnersQtd', 'aluno afetado', 'alunos afetados'],
  ['triesQtd', 'tentativa feita', 'tentativas feitas'],
  ['remindersQtd', 'pedido de lembrete', 'pedidos de lembrete'],
  ['certificatesQtd', 'certificado emitido', 'certificados emitidos'],
] as const satisfies readonly (readonly [keyof Usage, string, string])[];

/** '37 alunos afetados', '12 certificados emitidos', 'Etapa da trilha “Do zero”'; empty for what nobody uses. */
export function describeUsage(found: Usage): string[] {
  const counted = quantities
    .filter(([key]) => found[key] > 0)
    .map(([key, one, many]) => `${number.format(found[key])} ${found[key] === 1 ? one : many}`);
  const trails = found.trails.map(({ title }) => `“${title}”`);
  if (trails.length === 0) return counted;
  return [
    ...counted,
    `Etapa ${trails.length === 1 ? 'da trilha' : 'das trilhas'} ${list.format(trails)}`,
  ];
}

const number = new Intl.NumberFormat('pt-BR');
const list = new Intl.ListFormat('pt-BR');
