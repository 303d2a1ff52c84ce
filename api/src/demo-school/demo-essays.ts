import type { EssayMark } from '@sabia/domain/essays/rubric.ts';

/** The theme, with texts that support it; all are our own. */
export const demoEssayExam = {
  title: 'Redação: o alimento que vai para o lixo',
  shortDescription:
    'Uma redação como a do Enem, que duas pessoas corrigem pelas cinco competências.',
  categories: ['Comunicação'],
  level: 'Intermediário',
  paymentType: 'FREE' as const,
};

export const demoEssayQuestion = {
  statement: `
<h2>Texto 1</h2>
<p>No fim da feira, o chão conta uma história: tomates amassados, folhas de couve, bananas maduras demais para a banca
e boas para o bolo. Quem varre sabe o peso do que ninguém quis levar.</p>
<h2>Texto 2</h2>
<p>Aviso na porta de um mercadinho: “Pão de ontem pela metade do preço. Pegue dois e leve um a quem precisa.” Em um mês,
a dona deixou de jogar fora doze sacos de pão.</p>
<h2>Proposta</h2>
<p>Com base nos textos e no que você sabe, escreva um texto dissertativo-argumentativo, na norma-padrão, sobre o tema
<strong>“Caminhos para reduzir o desperdício de alimentos no Brasil”</strong>. Apresente uma proposta de intervenção que
respeite os direitos humanos.</p>`,
  maxLength: 5_000,
  expected:
    '<p>Defende uma tese sobre o desperdício, com dois argumentos ligados, e propõe uma intervenção com agente, ação, meio, finalidade e detalhamento.</p>',
};

/** The corrections of an essay are given in this order. Comments may quote its text. */
interface DemoCorrection {
  by: string;
  mark: EssayMark;
  comments?: { criterion?: string; text: string; quote?: string }[];
}

export interface DemoEssay {
  /** The e-mail of the author. */
  author: string;
  daysAgo: number;
  text: string;
  corrections: DemoCorrection[];
}

const [joana, tiago] = ['aluno@sabia.local', 'assinante@sabia.local'];
const [beatriz, helena] = ['professora@sabia.local', 'admin@sabia.local'];
const [luana, rafael] = ['luana@sabia.local', 'rafael@sabia.local'];

const levels = (C1: number, C2: number, C3: number, C4: number, C5: number): EssayMark => ({
  levels: { C1, C2, C3, C4, C5 },
});

/**
 * One for each way to a mark, then one in each state before it (docs/product.md RUB2, RUB3), the oldest first; an author gets
 * better. All are older than the last scored attempts of their authors (learners.ts), which the home shows.
 */
export const demoEssays: DemoEssay[] = [
  {
    author: joana,
    daysAgo: 24,
    text: `Todo mundo já jogou comida fora alguma vez. Isso é muito ruim porque tem gente que passa fome no Brasil e a comida que vai pro lixo podia ir para elas.

Na feira da minha rua sobra muita coisa. O feirante prefere jogar do que dar, porque dá trabalho levar. Também em casa a gente compra mais do que come, ai estraga na geladeira e vai tudo para o lixo.

Outra coisa é que as pessoas não comem a fruta feia. Elas acham que a fruta feia está ruim, mais ela é igual a bonita por dentro.

Por isso o governo tem que fazer alguma coisa e as pessoas tem que se conscientizar, para que o Brasil desperdice menos.`,
    corrections: [
      {
        by: beatriz,
        mark: levels(80, 120, 80, 80, 40),
        comments: [
          {
            criterion: 'C1',
            quote: 'mais ela é igual a bonita por dentro',
            text: 'Aqui é “mas”, de oposição. E “à bonita”, com crase.',
          },
          {
            criterion: 'C5',
            quote: 'o governo tem que fazer alguma coisa',
            text: 'Quem, no governo? E o que será feito, com que meio? Faltam quatro dos cinco elementos.',
          },
        ],
      },
      {
        by: luana,
        mark: levels(120, 120, 80, 80, 40),
        comments: [
          {
            criterion: 'C3',
            quote: 'Na feira da minha rua sobra muita coisa.',
            text: 'Um bom exemplo, de perto. Diga o que ele prova.',
          },
        ],
      },
    ],
  },
  {
    author: tiago,
    daysAgo: 18,
    text: `O desperdício de alimentos é um problema grave. Ele acontece na roça, no caminho e em casa.

Precisamos mudar isso.`,
    corrections: [
      {
        by: beatriz,
        mark: { zeroReason: 'TOO_SHORT' },
        comments: [
          {
            text: 'A primeira frase já é um começo de introdução. Escreva o texto inteiro e mande de novo.',
          },
        ],
      },
      { by: helena, mark: { zeroReason: 'TOO_SHORT' } },
    ],
  },
  {
    author: joana,
    daysAgo: 16,
    text: `A Constituição de 1988 inclui a alimentação entre os direitos sociais. No entanto, enquanto famílias contam as refeições, caixas inteiras de fruta viram lixo no fim da feira. Esse contraste permanece porque faltam, de um lado, caminhos para doar e, de outro, o costume de aproveitar.

Em primeiro lugar, doar ainda é mais difícil do que descartar. O feirante que quer entregar o que sobrou não tem transporte nem sabe quem recebe. Assim, o alimento bom perde a hora e apodrece, não por maldade de quem vende, mas por falta de quem busque.

Além disso, aprendemos a escolher pela aparência. A fruta torta fica na banca, a casca vai para o lixo e o pão de ontem parece velho. Esse costume começa em casa e passa de pais para filhos, de modo que o desperdício deixa de ser notado.

Portanto, as prefeituras devem criar rotas de coleta no fim das feiras, por meio de convênios com cozinhas comunitárias, a fim de que a sobra chegue no mesmo dia a quem precisa. As escolas, por sua vez, podem ensinar a cozinhar com o que hoje se joga fora.`,
    corrections: [
      {
        by: beatriz,
        mark: levels(160, 160, 160, 160, 160),
        comments: [
          {
            criterion: 'C2',
            quote: 'A Constituição de 1988 inclui a alimentação entre os direitos sociais.',
            text: 'Repertório verdadeiro e ligado ao tema. Muito melhor do que no primeiro texto!',
          },
          {
            criterion: 'C5',
            quote: 'as prefeituras devem criar rotas de coleta no fim das feiras',
            text: 'Agente e ação claros. Falta detalhar um dos elementos: como é uma rota dessas?',
          },
        ],
      },
      {
        by: rafael,
        mark: levels(160, 200, 160, 160, 160),
        comments: [
          {
            criterion: 'C4',
            quote: 'Além disso, aprendemos a escolher pela aparência.',
            text: 'O elo com o parágrafo anterior está bem feito.',
          },
        ],
      },
    ],
  },
  {
    author: tiago,
    daysAgo: 14,
    text: `Nos anos em que a inflação comia o salário, a avó guardava o pão duro para a farofa. Hoje, com a geladeira cheia, o brasileiro perdeu essa sabedoria. O desperdício de alimentos tem raiz na pressa da cidade e na distância entre quem planta e quem come.

A pressa transforma comida em embalagem. Quem chega tarde do trabalho compra pronto, em porção maior do que a fome, e esquece o resto no fundo da geladeira. Não se trata de descuido apenas: falta tempo, e o tempo é um bem mal dividido.

A distância, por sua vez, esconde o trabalho de quem planta. Quem nunca viu uma alface crescer não sente a perda quando a folha murcha. Na estrada, caminhões sem refrigeração completam o estrago, e a perda vira custo que todos pagam.

Diante disso, o Ministério da Agricultura deve financiar câmaras frias para cooperativas, e as escolas devem ter hortas, em que a criança acompanhe o alimento da semente ao prato, para que aprenda o valor do que come.`,
    corrections: [
      {
        by: helena,
        mark: levels(80, 80, 80, 80, 80),
        comments: [
          {
            criterion: 'C2',
            text: 'O repertório fica na lembrança: falta uma fonte que se possa conferir.',
          },
        ],
      },
      { by: luana, mark: levels(120, 120, 120, 120, 160) },
      {
        by: rafael,
        mark: levels(160, 160, 200, 160, 200),
        comments: [
          {
            criterion: 'C3',
            quote: 'o tempo é um bem mal dividido',
            text: 'Autoria: a ideia é sua e leva o texto adiante.',
          },
        ],
      },
      { by: beatriz, mark: levels(120, 120, 160, 120, 160) },
    ],
  },
  {
    author: joana,
    daysAgo: 11,
    text: `Quem recolhe o lixo de um restaurante conhece o cardápio inteiro: arroz, carne, salada, tudo junto no mesmo saco. Reduzir esse desperdício exige regras que ajudem quem doa e informação para quem compra.

De início, muitos comerciantes jogam fora por medo. Eles acreditam que serão culpados se alguém passar mal com o que doaram, e preferem o lixo ao risco. Uma regra clara, que diga como guardar e até quando entregar, tiraria esse medo da cozinha.

Também o comprador decide sem saber. A data na embalagem diz até quando o produto conserva a qualidade, e nem sempre quando ele deixa de ser seguro. Por não entender a diferença, famílias descartam o que ainda poderiam comer.

Logo, a vigilância sanitária de cada município deve publicar um guia de doação, com cursos rápidos para cozinheiros, de modo que a comida boa siga para as mesas. Os supermercados, com cartazes junto às prateleiras, podem explicar o que cada data quer dizer.`,
    corrections: [
      { by: helena, mark: levels(160, 160, 160, 160, 160) },
      { by: luana, mark: levels(120, 120, 120, 120, 120) },
      { by: rafael, mark: levels(120, 120, 120, 160, 120) },
    ],
  },
  {
    author: tiago,
    daysAgo: 10,
    text: `Um prato raspado no lixo parece pouco. Somados, porém, os pratos de uma cidade encheriam caminhões, e cada um deles levou água, terra e trabalho para existir. Combater o desperdício de alimentos é, por isso, cuidar das pessoas e também da natureza.

No campo, parte da colheita nem sai da terra. Quando o preço cai, colher custa mais do que vender, e o agricultor passa o trator por cima do que plantou. Quem perde não é só ele: a água usada na lavoura não volta ao rio.

Na cidade, a merenda mostra que é possível fazer diferente. Onde as crianças se servem sozinhas, elas pegam o que vão comer, e a sobra diminui. A liberdade de escolher a porção ensina mais do que o sermão.

Dessa forma, o governo federal deve comprar o excedente das safras para a merenda das escolas públicas, por meio de contratos simples com pequenos agricultores, a fim de que nada se perca na terra enquanto falta no prato.`,
    corrections: [
      { by: helena, mark: levels(160, 160, 160, 160, 200) },
      {
        by: rafael,
        mark: levels(160, 160, 160, 160, 160),
        comments: [
          {
            criterion: 'C4',
            quote: 'A liberdade de escolher a porção ensina mais do que o sermão.',
            text: 'Boa frase de fecho: retoma o parágrafo e prepara a proposta.',
          },
        ],
      },
    ],
  },
  {
    author: joana,
    daysAgo: 9,
    text: `Na casa da minha avó, a casca da melancia virava doce. Esse gesto, que parecia mania, era uma forma de respeito. Recuperar esse respeito é o caminho para reduzir o desperdício de alimentos no Brasil, e ele passa pela escola e pelo comércio.

A escola ensina a ler rótulos, mas quase nunca a cozinhar. Um jovem termina o ensino médio sem saber conservar um feijão ou usar o talo da couve. Sem esse conhecimento, a comida que sobra vira problema, e não ingrediente.

O comércio, por outro lado, ainda premia o excesso. A promoção de levar três unidades empurra para a despensa o que a família não vai consumir. O barato se torna caro, porque metade acaba no lixo, e ninguém percebe a conta.

Assim, as secretarias de educação devem incluir oficinas de cozinha no contraturno, com as merendeiras como professoras, para que cada estudante leve para casa uma receita de aproveitamento. Já os mercados precisam vender por unidade, de modo que cada um compre a sua medida.`,
    corrections: [
      {
        by: beatriz,
        mark: levels(160, 120, 160, 160, 160),
        comments: [
          {
            criterion: 'C5',
            quote: 'para que cada estudante leve para casa uma receita de aproveitamento',
            text: 'Agente, ação, meio e finalidade estão aqui. Detalhe um deles e a proposta fica completa.',
          },
        ],
      },
      { by: luana, mark: levels(160, 160, 160, 160, 160) },
    ],
  },
  {
    author: tiago,
    daysAgo: 8,
    text: `O mesmo país que bate recordes de colheita convive com o prato vazio. Isso mostra que produzir muito não basta: é preciso fazer a comida chegar. Os caminhos para reduzir o desperdício de alimentos passam pelo transporte e pela pesquisa.

Nas estradas, cada buraco tem o seu preço. As caixas de madeira machucam a fruta, o sol cozinha a verdura e a viagem que deveria durar uma noite dura duas. No fim, o comprador escolhe o que está inteiro, e o resto fica no pátio.

A pesquisa, que poderia ajudar, fala pouco com a feira. Existem embalagens que conservam melhor e variedades que resistem mais, porém o pequeno produtor não sabe delas. O saber, como o alimento, também se perde no caminho.

Por isso, o governo precisa consertar as estradas, e as universidades devem levar suas descobertas aos produtores, em visitas e cursos, para que a colheita recorde vire também um recorde de pratos cheios.`,
    corrections: [
      { by: helena, mark: levels(120, 80, 120, 120, 80) },
      { by: luana, mark: levels(160, 160, 160, 160, 160) },
      { by: rafael, mark: levels(200, 200, 200, 200, 160) },
    ],
  },
  {
    author: tiago,
    daysAgo: 6,
    text: `“Come tudo, que tem criança passando fome”: a frase repetida à mesa ensina culpa, mas não ensina a evitar a sobra. Reduzir o desperdício de alimentos no Brasil pede menos sermão e mais organização, tanto em casa quanto nos serviços públicos.

Em casa, a compra sem lista é a primeira culpada. Quem vai ao mercado sem saber o que tem no armário traz o terceiro pacote de farinha e esquece o tomate que amolece. Planejar a semana parece detalhe, e é nele que mora a economia.

Nos hospitais e nas escolas, a sobra nasce do cálculo. As refeições são contadas por contrato, não por pessoas, e o que não foi servido não pode voltar à panela. Falta um meio simples de avisar quantos vão comer.

Assim, cabe às secretarias criar um aviso diário de refeições, pelo celular, em que cada um confirme a sua presença, a fim de que a cozinha prepare o necessário. As famílias, por seu lado, podem trocar a culpa pela lista de compras.`,
    corrections: [
      { by: helena, mark: levels(120, 120, 120, 120, 80) },
      {
        by: rafael,
        mark: levels(160, 160, 160, 120, 160),
        comments: [
          {
            criterion: 'C3',
            quote:
              'Reduzir o desperdício de alimentos no Brasil pede menos sermão e mais organização',
            text: 'Tese clara, e o texto inteiro volta a ela.',
          },
        ],
      },
    ],
  },
  {
    author: joana,
    daysAgo: 5,
    text: `No começo do ano, a cheia do rio levou a ponte do nosso município, e por nove dias a comida não passou. Aprendemos a dividir. Quando a ponte voltou, o costume foi embora com a água. Essa lembrança mostra que evitar o desperdício de alimentos depende menos da fartura do que da organização da comunidade.

De um lado, falta onde guardar. O posto que recebe doações fecha às cinco da tarde, e o mercado só sabe às oito da noite o que não vendeu. Entre um horário e outro, o alimento perde a validade e a chance.

De outro, falta quem combine. Cada igreja, escola e associação faz a sua campanha, algumas casas recebem três cestas, e outras, nenhuma. Sem um cadastro único, a boa vontade também desperdiça.

Desse modo, a prefeitura deve abrir um banco de alimentos com câmara fria e plantão à noite, ligado a um cadastro das entidades, para que a sobra de hoje seja o almoço de amanhã em quem espera por ele.`,
    corrections: [{ by: luana, mark: levels(160, 160, 120, 160, 120) }],
  },
  {
    author: joana,
    daysAgo: 4,
    text: `A palavra “resto” diz muito sobre nós. Na cozinha profissional, fala-se em aparas, e delas nascem caldos e farofas; em casa, fala-se em resto, e ele vai para o lixo. Mudar o nome não basta, mas indica o caminho: dar valor ao que já está na mão.

Primeiramente, o preço esconde o valor. Quando a comida é barata para quem pode pagar, jogar fora não dói no bolso, e a conta verdadeira, a da água e a da terra, não vem na nota. Quem ganha pouco, ao contrário, conhece o peso de cada grão.

Além disso, as leis tratam a sobra como risco. É mais simples para um restaurante pagar a coleta do lixo do que provar que a doação era segura. Enquanto doar exigir mais papéis do que descartar, o descarte vencerá.

Logo, o Congresso deve simplificar a doação, com um registro único e gratuito, e as prefeituras podem reduzir a taxa de lixo de quem doa, de modo que o valor da comida apareça também na conta de quem a vende.`,
    corrections: [],
  },
];
