import { refundDays } from '../subscriptions/refund-periods.ts';
import type { School } from './school.ts';

interface Passage {
  title: string;
  text: string;
}

/** A step of a lesson, a trail or the error notebook in an illustration. */
interface Step {
  name: string;
  note: string;
}

/** All words of the front page. */
export interface FrontPageTexts {
  /** Title of the document, and of previews of links. */
  title: string;
  /** For search engines and previews of links. */
  description: string;
  hero: {
    /** The words between two asterisks are orange (emphasis.ts); it may have line breaks. */
    heading: string;
    intro: string;
    start: string;
    startFree: string;
    seeCourses: string;
  };
  courses: Passage & { seeAll: string };
  abilities: {
    title: string;
    lessons: Passage;
    exams: Passage;
    notebook: Passage;
    trails: Passage;
  };
  promises: {
    title: string;
    answers: Passage & { figure: string };
    offline: Passage;
    certificate: Passage;
  };
  prices: Passage & {
    free: {
      name: string;
      price: string;
      note: string;
      includes: readonly string[];
      choose: string;
    };
    subscription: { monthly: string; includes: readonly string[]; choose: string };
  };
  questions: {
    title: string;
    all: readonly Passage[];
    /** Left out by a school without plans. */
    ofSubscription: readonly Passage[];
  };
  last: Passage;
  /** Examples in the illustrations, which show the product and say nothing about the school. */
  examples: {
    streak: string;
    resume: { label: string; content: string; course: string };
    lesson: { course: string; steps: readonly Step[] };
    question: { text: string; alternatives: readonly string[]; correct: number; verdict: string };
    notebook: readonly Step[];
    trail: readonly Step[];
  };
}

/** The words that a school can write itself; null for the default. */
export type FrontPageWords = Pick<
  School,
  'frontPageHeading' | 'frontPageIntro' | 'lastCallTitle' | 'lastCallText'
>;

/** The default words. */
export const frontPageTexts: FrontPageTexts = {
  title: 'Cursos on-line em português, no seu ritmo',
  description:
    'Cursos curtos, simulados com correção na hora e certificado que qualquer pessoa confere. No celular, até sem internet.',
  hero: {
    heading: 'Estude hoje.\nNão perca *nem uma* resposta.',
    intro:
      'Cursos curtos, simulados com correção na hora e um caderno que lembra o que você errou. No celular, até sem internet.',
    start: 'Criar conta',
    startFree: 'Começar de graça',
    seeCourses: 'Ver os cursos',
  },
  courses: {
    title: 'Escolha por onde começar',
    text: 'Cada curso cabe na sua rotina, e o progresso fica guardado.',
    seeAll: 'Ver todos os cursos',
  },
  abilities: {
    title: 'O que você vai fazer aqui',
    lessons: {
      title: 'Aprender um pouco por vez',
      text: 'Textos, vídeos e perguntas rápidas, um depois do outro. Um intervalo livre já adianta o curso.',
    },
    exams: {
      title: 'Treinar com simulados',
      text: 'Você responde, a correção sai na hora, questão por questão.',
    },
    notebook: {
      title: 'Lembrar do que errou',
      text: 'O caderno de erros guarda cada questão perdida e a traz de volta no dia de revisar.',
    },
    trails: {
      title: 'Seguir uma trilha até o fim',
      text: 'Cursos, lives e simulados na ordem certa, do primeiro passo ao certificado.',
    },
  },
  promises: {
    title: 'Feito para a vida como ela é',
    answers: {
      figure: '0',
      title: 'respostas perdidas',
      text: 'Cada resposta fica guardada no aparelho até chegar ao servidor. A bateria acaba, a prova continua.',
    },
    offline: {
      title: 'a aula segue sem internet',
      text: 'O último curso aberto fica no aparelho. O que você conclui sem rede entra na sua conta quando ela volta.',
    },
    certificate: {
      title: 'certificado que se confere',
      text: 'Cada certificado tem um código. Qualquer pessoa confere no site, sem pedir nada a você.',
    },
  },
  prices: {
    title: 'Comece de graça. Assine se quiser tudo.',
    text: 'O preço que você vê é o preço que você paga, e o cancelamento é um botão.',
    free: {
      name: 'Conta grátis',
      price: 'R$ 0',
      note: 'Sem cartão e sem prazo',
      includes: ['Progresso e caderno de erros', 'Certificado de cada curso concluído'],
      choose: 'Criar conta',
    },
    subscription: {
      monthly: 'Cobrado uma vez por mês',
      includes: ['Todos os cursos por inteiro', 'Todos os simulados', 'Cancele quando quiser'],
      choose: 'Ver a assinatura',
    },
  },
  questions: {
    title: 'Perguntas de quem está chegando',
    all: [
      {
        title: 'Perco minhas respostas se a internet cair?',
        text: 'Não. As respostas ficam guardadas no aparelho e são enviadas quando a rede volta, também no meio de um simulado.',
      },
      {
        title: 'Dá para estudar pelo celular?',
        text: 'Dá. O site se ajusta à tela, sem instalar nada. O último curso que você abriu fica no aparelho e pode ser lido sem internet.',
      },
      {
        title: 'O certificado vale de verdade?',
        text: 'Ele comprova o curso e a carga horária, e qualquer pessoa confere pelo código. Os cursos são livres: o certificado não equivale a um diploma de educação formal.',
      },
    ],
    ofSubscription: [
      {
        title: 'Preciso pagar para começar?',
        text: 'Não. Criar a conta é grátis, e os cursos marcados como grátis ficam abertos por inteiro. A assinatura abre os outros cursos e todos os simulados.',
      },
      {
        title: 'Como cancelo a assinatura?',
        text: `Na página Assinatura, sem falar com ninguém. O que já foi pago continua aberto até o fim do período. Em até ${refundDays} dias depois do pagamento, você pode pedir o valor inteiro de volta, uma vez a cada 12 meses.`,
      },
      {
        title: 'Quem tem menos de 18 anos pode estudar?',
        text: 'Pode. Só para assinar é preciso que um responsável confirme por e-mail.',
      },
    ],
  },
  last: {
    title: 'A primeira aula começa agora.',
    text: 'Criar a conta leva um minuto e não pede cartão.',
  },
  examples: {
    streak: '4 dias seguidos',
    resume: {
      label: 'Continue de onde parou',
      content: 'Pensar em passos',
      course: 'Lógica de programação',
    },
    lesson: {
      course: 'Orçamento doméstico',
      steps: [
        { name: 'Para onde foi o dinheiro?', note: 'Texto' },
        { name: 'Três potes para o mês', note: 'Vídeo' },
        { name: 'Quanto sobra?', note: 'Pergunta rápida' },
      ],
    },
    question: {
      text: 'Quanto é 15% de 80?',
      alternatives: ['8', '12', '15'],
      correct: 1,
      verdict: 'Certo',
    },
    notebook: [
      { name: 'Crase antes de horas', note: 'hoje' },
      { name: 'Juros compostos', note: 'amanhã' },
      { name: 'Regra de três', note: 'em 4 dias' },
    ],
    trail: [
      { name: 'Planilhas do zero', note: 'Curso' },
      { name: 'Tira-dúvidas ao vivo', note: 'Live' },
      { name: 'Contas do mês', note: 'Simulado' },
    ],
  },
};

/** The words of the front page of a school. Its introduction is also the description. */
export function frontPageTextsOf(words: FrontPageWords | undefined): FrontPageTexts {
  if (!words) return frontPageTexts;
  const { description, hero, last } = frontPageTexts;
  return {
    ...frontPageTexts,
    description: words.frontPageIntro ?? description,
    hero: {
      ...hero,
      heading: words.frontPageHeading ?? hero.heading,
      intro: words.frontPageIntro ?? hero.intro,
    },
    last: { title: words.lastCallTitle ?? last.title, text: words.lastCallText ?? last.text },
  };
}
