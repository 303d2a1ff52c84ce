/** A part of a text that rich text can't keep. `example` is its address or its tag. */
export interface RichTextLoss {
  kind: keyof typeof sentences;
  example?: string;
}

/** Sentences in Portuguese about the losses of one text, one for each kind. */
export function describeLosses(losses: readonly RichTextLoss[]): string[] {
  return Object.entries(sentences).flatMap(([kind, sentence]) => {
    const same = losses.filter((loss) => loss.kind === kind);
    return same.length > 0 ? [sentence(same.length, listed(same))] : [];
  });
}

const plural = (quantity: number, one: string, several: string) =>
  quantity === 1 ? one : `${quantity} ${several}`;

type Sentence = (quantity: number, examples: string) => string;

const sentences = {
  link: (quantity, examples) =>
    `${plural(quantity, 'Um link virou', 'links viraram')} texto, porque o endereço não está completo: ${examples}.`,
  anchor: (quantity, examples) =>
    `${plural(quantity, 'Um link virou', 'links viraram')} texto, porque leva a uma parte que não está neste texto: ${examples}.`,
  image: (quantity, examples) =>
    `${plural(quantity, 'Uma imagem ficou', 'imagens ficaram')} de fora, porque não está no arquivo nem em um endereço seguro (https): ${examples}.`,
  mediaLinked: (quantity, examples) =>
    `${plural(quantity, 'Um vídeo, áudio ou página incorporada virou', 'vídeos, áudios ou páginas incorporadas viraram')} link: ${examples}.`,
  media: (_, examples) =>
    `Um objeto incorporado (vídeo, áudio ou desenho) não foi mantido: ${examples}.`,
  math: () => 'Uma fórmula em MathML virou texto; confira.',
  interactive: (_, examples) =>
    `Programas e campos de formulário dentro do texto não foram mantidos: ${examples}.`,
  numbering: () => 'A numeração própria de itens de uma lista não foi mantida; confira.',
  details: () => 'Um trecho que abre e fecha ficou aberto, porque não tem título.',
  style: () => 'Cores e fontes do texto não foram mantidas.',
} satisfies Record<string, Sentence>;

const shown = 3;

function listed(losses: readonly RichTextLoss[]): string {
  const examples = [...new Set(losses.map(({ example }) => shorten(example ?? '')))];
  const more = examples.length - shown;
  const first = examples.slice(0, shown).map((example) => `“${example}”`);
  return first.join(', ') + (more > 0 ? ` e mais ${more}` : '');
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
