import type { UsedTerm } from '@sabia/domain/taxonomy/taxonomy.ts';
import { describeTermUsage, usesQtd } from '@sabia/domain/taxonomy/term-usage.ts';

/** The consequences of removing a term. `into` names the remaining term: '“Música”', 'a categoria que ficar'. */
export function consequence({ title, usage }: UsedTerm, into: string): string {
  const uses = describeTermUsage(usage);
  const go = usesQtd(usage) === 1 ? 'passa' : 'passam';
  const move = uses === null ? `Nada usa “${title}”.` : `${uses} ${go} para ${into}.`;
  return `${move} “${title}” deixa de existir, e não dá para desfazer.`;
}
