import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import { megabytes } from '../../ui/words/megabytes.ts';
import { count } from '../../ui/words/plural.ts';
import { type Card, openDoubts, type Taken } from './cards.ts';
import { type PagePlace, pdfLimits } from './page-place.ts';
import type { TakenSheet } from './sheets.ts';
import type { PictureReading } from './read-picture.ts';

type Reason = Extract<PictureReading, { isRead: false }>['reason'];

/** The advice about a picture that can't be read. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  no_card: 'Aponte para um cartão-resposta.',
  corner_missing: 'Falta um canto: mostre as quatro marcas pretas.',
  too_dark: 'Está escuro: procure mais luz.',
  too_far: 'Está longe: chegue mais perto.',
  blurred: 'Está tremido: segure firme.',
  pale: 'A impressão ou o traço está claro demais: procure mais luz.',
  unclear: 'Não dá para ler as marcas: endireite a folha e evite sombras.',
  essay_sheet: 'É uma folha de redação.',
  no_picture: 'Este arquivo não abre. Escolha JPEG, PNG ou PDF.',
};

/** HEIC, the format of some phones, opens in few browsers. */
export const fileReason = (name: string, reason: Reason): string =>
  reason === 'no_picture' && /\.hei[cf]$/i.test(name)
    ? 'Esta foto está no formato HEIC, que este aparelho não abre. Envie JPEG ou PNG: no iPhone, em Ajustes, Câmera, Formatos, escolha “Mais Compatível”.'
    : reasonWords[reason];

/** The advice about a page of a PDF file that can't be read: nobody can move the paper any more. */
export const scanReason = (reason: Reason): string => scanWords[reason] ?? reasonWords[reason];

const scanWords: Partial<Readonly<Record<Reason, string>>> = {
  no_card: 'Não há um cartão-resposta nesta página.',
  corner_missing: 'Falta um canto: digitalize a folha inteira, com as quatro marcas pretas.',
  too_dark: 'Está escuro: digitalize mais claro.',
  too_far: 'O cartão está pequeno: digitalize só a folha, com pelo menos 150 dpi.',
  blurred: 'Está borrado: digitalize de novo.',
  pale: 'A impressão ou o traço está claro demais: digitalize mais escuro.',
  unclear: 'Não dá para ler as marcas: digitalize a folha de novo.',
};

/** The words about a PDF file that can't be read. */
export const pdfWords = {
  tooLarge: `O PDF tem mais de ${megabytes(pdfLimits.bytes)}. Divida em arquivos menores.`,
  tooManyPages: (pagesQtd: number) =>
    `O PDF tem ${count(pagesQtd, 'página', 'páginas')}. Divida em arquivos de até ${pdfLimits.pages} páginas.`,
  password: 'O PDF está protegido por senha. Salve uma cópia sem senha e escolha de novo.',
  broken: 'Este PDF não abre: está incompleto ou danificado.',
  code: 'O leitor de PDF não está neste aparelho. Abra esta página uma vez com internet: depois ele funciona sem.',
  undrawn: 'Esta página do PDF não abre.',
  failed: 'A leitura do PDF parou aqui, por uma falha neste aparelho. Tente de novo.',
};

/** The words about a file whose reading a person has stopped after so many of its pages. */
export const stoppedWords = (readQtd: number, all: number): string =>
  readQtd === 0
    ? 'A leitura parou antes deste arquivo.'
    : `A leitura parou depois da página ${readQtd} de ${all}.`;

/** 'Lendo a página 12 de 100…' */
export const placeWords = ({ of, number, all, file }: PagePlace): string =>
  `Lendo a ${of} ${number} de ${all}${file ? ` de ${file}` : ''}…`;

/** '90 respostas, 1 dúvida na 37' */
export function cardWords(card: Pick<Card, 'answers' | 'doubts'>): string {
  const answers = count(Object.keys(card.answers).length, 'resposta', 'respostas');
  const open = openDoubts(card).map(({ question }) => question);
  if (open.length === 0) return `${answers}, sem dúvidas`;
  const where = open.length > 3 ? '' : ` ${open.length === 1 ? 'na' : 'nas'} ${listed(open)}`;
  return `${answers}, ${count(open.length, 'dúvida', 'dúvidas')}${where}`;
}

/** '3, 7 e 12' */
export const listed = (questions: readonly number[]): string =>
  listFormat.format(questions.map(String));

const listFormat = new Intl.ListFormat('pt-BR');

/** The words about a card that has just been read. */
export function takenWords(taken: Taken): { title: string; text: string } {
  if (taken.kind === 'OTHER_EVENT')
    return {
      title: 'Cartão de outro dia de simulado',
      text: 'Nada foi guardado. Separe este cartão da pilha.',
    };
  if (taken.kind === 'OTHER_DAY')
    return {
      title: 'Cartão de outro dia',
      text: 'Este dia de simulado não tem o dia deste cartão.',
    };
  if (taken.kind === 'NO_CODE')
    return {
      title: 'Cartão sem dono',
      text: taken.card.code
        ? 'É um cartão em branco. Diga em “Sem dono” de quem é.'
        : 'O código não pôde ser lido. Diga em “Sem dono” de quem é o cartão.',
    };
  const name = taken.person?.name ?? 'Pessoa fora da lista';
  if (taken.kind === 'SAME')
    return { title: `${name}, já lido`, text: 'Este cartão já foi lido, com as mesmas respostas.' };
  const again = taken.changed
    ? ` Lido outra vez: ${taken.changed.length === 1 ? 'mudou a questão' : 'mudaram as questões'} ${listed(taken.changed)}.`
    : '';
  return { title: `${name}, lido`, text: `${cardWords(taken.card)}.${again}` };
}

/** The words about an essay sheet that has just been read. */
export function sheetWords(taken: TakenSheet): { title: string; text: string } {
  if (taken.kind === 'SHEET_OF_OTHERS')
    return {
      title: 'Folha de outro dia de simulado',
      text: 'Nada foi guardado. Separe esta folha da pilha.',
    };
  if (taken.kind === 'SHEET_WITHOUT_CODE')
    return {
      title: 'Folha de redação sem dono',
      text: 'Diga em “Sem dono” de quem é a folha.',
    };
  const name = taken.person?.name ?? 'Pessoa fora da lista';
  return taken.isKnown
    ? { title: `${name}, folha já lida`, text: 'A primeira foto desta folha continua valendo.' }
    : { title: `${name}, folha de redação lida`, text: 'A redação vai para a correção.' };
}

export const proposalWords = (proposal: LineProposal): string => {
  if (proposal === 'blank') return 'Parece em branco';
  return proposal === 'double' ? 'Parece ter duas marcas' : `Parece ${proposal}`;
};

/** True if a card was read and nobody needs to look at it. */
export const readSignalOf = (taken: Taken): boolean =>
  taken.kind === 'SAME' || (taken.kind === 'READ' && openDoubts(taken.card).length === 0);
