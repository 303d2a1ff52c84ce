import { graceDays } from '../subscriptions/access.ts';
import { refundDays } from '../subscriptions/refund-periods.ts';
import type { School } from './school.ts';
import { schoolIdentity } from './school-identity.ts';

/** The terms of use of a school without its own text, as rich text. They repeat the rules of product.md S. */
export function defaultTerms(school: School): string {
  const [legalName = 'a escola', ...details] = schoolIdentity(school);
  const identity = escaped([legalName, ...details].join(', '));
  const contact = school.email
    ? ` pelo e-mail ${link(`mailto:${school.email}`, school.email)}`
    : ' pelos canais da escola';
  return [
    section('Quem oferece este site', [
      `Este site de cursos é oferecido por ${identity} (“escola”). Ao criar uma conta ou assinar, você aceita estes termos.`,
      `Dúvidas, pedidos e reclamações: fale com a escola${contact}.`,
    ]),
    section('Sua conta', [
      'A conta é pessoal. Use seu nome e um e-mail seu, guarde a senha com você e avise a escola se alguém a usar sem permissão.',
      'Quem tem menos de 18 anos pode estudar. Para assinar, um responsável confirma por e-mail.',
      `Você pode excluir a conta a qualquer momento, na página ${link('/perfil/meus-dados', 'Meus dados')}.`,
    ]),
    section('Cursos e certificados', [
      'Cada curso mostra se é grátis, se tem uma parte grátis ou se faz parte da assinatura. A escola pode acrescentar, atualizar e retirar conteúdos.',
      'O certificado sai quando você conclui o curso, com o seu nome e a carga horária do dia da emissão, e pode ser conferido por qualquer pessoa que tenha o código. Os cursos são livres: o certificado não equivale a um diploma de educação formal.',
    ]),
    section('Assinatura e pagamento', [
      'O preço e o período aparecem antes de você pagar. A assinatura renova ao fim de cada período até você cancelar, e mantém o preço combinado enquanto estiver em dia.',
      `Com Pix ou boleto, avisamos antes da renovação e nada é cobrado sem você pagar; depois do vencimento, o acesso continua por ${graceDays} dias. Com cartão, a renovação é automática.`,
      `Você cancela na página ${link('/assinatura', 'Assinatura')}, sem falar com ninguém. O que já pagou continua aberto até o fim do período.`,
      `Se você se arrepender, devolvemos o valor inteiro do último pagamento em até ${refundDays} dias depois dele (Código de Defesa do Consumidor, art. 49). O pedido é feito na mesma página, uma vez a cada 12 meses.`,
      'Depois de cada pagamento você recebe uma confirmação por e-mail, com o recibo.',
    ]),
    section('O que não pode', [
      'Os conteúdos são para o seu estudo. Sem autorização da escola, não os copie para outras pessoas, não os venda e não dê a ninguém o acesso à sua conta.',
      'Também não é permitido publicar ou enviar o que for ilegal ou ofensivo, nem tentar burlar provas, pagamentos ou a segurança do site. Nesses casos, a escola pode suspender a conta, depois de avisar e de ouvir você, salvo em caso de risco para outras pessoas.',
    ]),
    section('Funcionamento', [
      'A escola cuida para que o site fique no ar e os seus estudos fiquem guardados. Pode haver pausas para manutenção e falhas fora do seu controle.',
    ]),
    section('Dados pessoais', [
      `A página ${link('/privacidade', 'Privacidade')} diz o que a escola guarda sobre você, para quê e por quanto tempo, e com quem falar sobre os seus dados.`,
    ]),
    section('Mudanças e lei', [
      'Se estes termos mudarem, o texto novo aparece nesta página com a data. O que você já pagou segue as condições do dia do pagamento.',
      'Valem as leis do Brasil, e você pode usar o foro da sua cidade.',
    ]),
  ].join('');
}

/** The paragraphs are HTML. */
const section = (title: string, paragraphs: readonly string[]): string =>
  `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;

const link = (address: string, text: string): string =>
  `<a href="${escaped(address)}">${escaped(text)}</a>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
