import type { DemoPracticeExam, JudgedDemoQuestion } from '../demo-practice-exam.ts';
import { asGiven } from '../demo-question.ts';

const questions: JudgedDemoQuestion[] = [
  {
    area: 'LC',
    ability: 18,
    parameters: { a: 1.6, b: -0.9, c: 0.18 },
    statement:
      'Aviso no portão de uma escola: “Choveu forte ontem; <em>por isso</em>, a quadra está interditada.” A expressão em destaque liga as duas frases para indicar',
    alternatives: ['condição', 'consequência', 'comparação', 'oposição', 'finalidade'],
    right: 1,
    explanation:
      'A interdição resulta da chuva: “por isso” apresenta a consequência do que foi dito antes.',
  },
  {
    area: 'LC',
    ability: 23,
    parameters: { a: 1.9, b: -0.2, c: 0.17 },
    statement:
      'Cartaz de uma biblioteca: “Devolva o livro. Alguém está na página em branco, esperando o começo.” O cartaz procura convencer o leitor ao',
    alternatives: [
      'ameaçar com uma multa por atraso',
      'informar o horário de devolução',
      'despertar empatia por outro leitor',
      'elogiar a qualidade do acervo',
      'descrever o enredo de um livro',
    ],
    right: 2,
    explanation:
      'O texto faz imaginar alguém que espera pelo livro: o argumento é a empatia, e não a regra nem a multa.',
  },
  {
    area: 'LC',
    ability: 26,
    parameters: { a: 2.1, b: 0.3, c: 0.2 },
    statement:
      'Numa entrevista de emprego, Davi disse “Nós fizemos o projeto em dois meses”. À noite, contou a um amigo: “A gente fez o projeto em dois meses”. A diferença entre as duas falas mostra que Davi',
    alternatives: [
      'desconhece a norma-padrão',
      'corrigiu um erro da entrevista',
      'mudou o sentido do que contou',
      'ajustou a linguagem à situação',
      'usou uma gíria da sua região',
    ],
    right: 3,
    explanation:
      'O conteúdo é o mesmo. O que muda é o grau de formalidade, escolhido conforme a situação e o interlocutor.',
  },
  {
    area: 'LC',
    ability: 21,
    parameters: { a: 1.4, b: 0.8, c: 0.16 },
    statement:
      'Uma campanha sobre o uso da água mostra um copo que esvazia de cima para baixo da página, enquanto o texto fica cada vez mais curto, até sobrar uma palavra: “acabou”. O recurso que sustenta a mensagem é',
    alternatives: [
      'a relação entre a imagem e o tamanho do texto',
      'a repetição de um mesmo slogan',
      'o uso de dados estatísticos',
      'o depoimento de um especialista',
      'a comparação entre duas cidades',
    ],
    right: 0,
    explanation:
      'A imagem e o texto encolhem juntos: o recurso verbal e o visual dizem a mesma coisa, e a falta de água fica visível.',
  },
  {
    area: 'LC',
    ability: 16,
    parameters: { a: 1.7, b: 1.2, c: 0.19 },
    statement:
      '“A casa tossiu quando abrimos a porta, e o relógio, ofendido, não quis dizer as horas.” No trecho, a casa e o relógio recebem ações humanas. Esse recurso cria a impressão de que',
    alternatives: [
      'a casa foi reformada há pouco tempo',
      'os moradores estavam doentes',
      'o relógio funcionava sem defeito',
      'a visita foi marcada com atraso',
      'a casa reage à chegada das pessoas',
    ],
    right: 4,
    explanation:
      'Tossir e ofender-se são ações de pessoas. A personificação faz da casa alguém que se incomoda com quem chega.',
  },
  {
    area: 'LC',
    ability: 29,
    parameters: { a: 1.2, b: 1.7, c: 0.2 },
    statement:
      'Um aplicativo de mensagens passou a marcar com um rótulo os textos “encaminhados muitas vezes”. O rótulo ajuda o leitor a',
    alternatives: [
      'saber que o texto é verdadeiro',
      'desconfiar da origem e procurar a fonte',
      'descobrir quem escreveu o texto',
      'impedir que o texto seja copiado',
      'responder ao autor do texto',
    ],
    right: 1,
    explanation:
      'O rótulo não diz se o texto é verdadeiro nem quem o escreveu: é um sinal de que ele circula sem fonte e precisa ser conferido.',
  },
  {
    area: 'CH',
    ability: 6,
    parameters: { a: 1.5, b: -0.8, c: 0.18 },
    statement:
      'Num mapa, 4 cm separam duas cidades que ficam a 200 km uma da outra. A legenda desse mapa deve dizer que 1 cm corresponde a',
    alternatives: ['5 km', '20 km', '50 km', '80 km', '800 km'],
    right: 2,
    explanation:
      'A distância real dividida pela do mapa dá a escala: 200 km em 4 cm são 50 km por centímetro.',
  },
  {
    area: 'CH',
    ability: 18,
    parameters: { a: 1.8, b: -0.1, c: 0.17 },
    statement:
      'Uma fábrica mudou de uma capital para uma cidade média, à beira de uma rodovia duplicada. Entre as razões mais comuns para esse tipo de mudança está',
    alternatives: [
      'a falta de energia elétrica nas capitais',
      'a proibição de indústrias nas capitais',
      'o fim do comércio entre os estados',
      'o custo menor do terreno com bom transporte',
      'a ausência de trabalhadores nas capitais',
    ],
    right: 3,
    explanation:
      'Terrenos e impostos costumam custar menos fora das capitais, e a rodovia mantém o acesso a fornecedores e clientes.',
  },
  {
    area: 'CH',
    ability: 22,
    parameters: { a: 2.0, b: 0.2, c: 0.2 },
    statement:
      'No Brasil, o voto das mulheres foi reconhecido em 1932, depois de décadas de jornais, abaixo-assinados e processos na Justiça. Esse percurso mostra que direitos políticos',
    alternatives: [
      'resultam também da ação organizada de grupos',
      'existem desde a Independência para todos',
      'dependem só da vontade de um governante',
      'foram dados sem disputa na sociedade',
      'valem apenas para quem trabalha na indústria',
    ],
    right: 0,
    explanation:
      'A lei de 1932 veio depois de uma longa mobilização: o direito foi conquistado, e não simplesmente concedido.',
  },
  {
    area: 'CH',
    ability: 28,
    parameters: { a: 1.3, b: 0.7, c: 0.16 },
    statement:
      'Depois que a mata das margens de um rio foi retirada, as enchentes na cidade ficaram mais frequentes. Isso acontece porque, sem a vegetação,',
    alternatives: [
      'chove mais sobre a cidade',
      'o rio muda de nascente',
      'a água do rio evapora menos',
      'o solo fica mais fértil',
      'a água chega mais depressa ao rio, com terra que o deixa raso',
    ],
    right: 4,
    explanation:
      'A vegetação segura a água e o solo. Sem ela, a chuva escorre depressa e leva terra para o leito, que passa a comportar menos água.',
  },
  {
    area: 'CH',
    ability: 1,
    parameters: { a: 1.6, b: 1.1, c: 0.19 },
    statement:
      'Para estudar a vida dos tropeiros, uma historiadora comparou livros de contas, cantigas e o relato de um viajante estrangeiro. Ela usou fontes diferentes para',
    alternatives: [
      'escolher a mais antiga e descartar as outras',
      'confrontar pontos de vista sobre o mesmo passado',
      'provar que os viajantes não mentiam',
      'evitar a leitura de documentos escritos',
      'mostrar que as cantigas são posteriores',
    ],
    right: 1,
    explanation:
      'Cada fonte registra o passado de um lugar social. O confronto entre elas mostra o que cada uma vê e o que deixa de fora.',
  },
  {
    area: 'CH',
    ability: 24,
    parameters: { a: 1.1, b: 1.8, c: 0.2 },
    statement:
      'Uma prefeitura põe parte do orçamento em votação nos bairros. A participação dos moradores nessa escolha é um exemplo de democracia',
    alternatives: [
      'indireta',
      'representativa',
      'participativa',
      'censitária',
      'plebiscitária, que dispensa eleições',
    ],
    right: 2,
    explanation:
      'Os moradores decidem sobre parte do gasto ao lado dos representantes eleitos: é a democracia participativa.',
  },
  {
    area: 'CN',
    ability: 21,
    parameters: { a: 1.6, b: -0.7, c: 0.18 },
    statement:
      'Uma panela de ferro com cabo de madeira foi ao fogo. O ferro ficou quente até a borda, e o cabo pôde ser segurado, porque a madeira',
    alternatives: [
      'tem massa maior que a do ferro',
      'reflete a luz do fogo',
      'ferve antes do ferro',
      'conduz pior o calor',
      'não é feita de átomos',
    ],
    right: 3,
    explanation:
      'A madeira é um mau condutor: o calor demora a atravessá-la. O ferro, que é um metal, conduz bem.',
  },
  {
    area: 'CN',
    ability: 5,
    parameters: { a: 1.8, b: 0.1, c: 0.16 },
    statement:
      'Um chuveiro de 5.500 W fica ligado meia hora por dia. Em 30 dias, quantos quilowatts-hora ele consome?',
    alternatives: ['82,5', '165', '275', '1.650', '2.750'],
    right: 0,
    explanation: '5,5 kW vezes 0,5 h são 2,75 kWh por dia. Em 30 dias, 2,75 vezes 30 dá 82,5 kWh.',
  },
  {
    area: 'CN',
    ability: 14,
    parameters: { a: 1.4, b: 0.3, c: 0.2 },
    statement:
      'Depois de uma corrida, o coração continua acelerado por alguns minutos. Isso ajuda o corpo a',
    alternatives: [
      'produzir mais suor nos pulmões',
      'guardar açúcar nos ossos',
      'parar a digestão para sempre',
      'impedir a entrada de ar',
      'repor oxigênio nos músculos e retirar gás carbônico',
    ],
    right: 4,
    explanation:
      'O sangue que circula depressa leva oxigênio aos músculos e retira o gás carbônico, até que o equilíbrio volte.',
  },
  {
    area: 'CN',
    ability: 24,
    parameters: { a: 1.9, b: 0.8, c: 0.17 },
    statement:
      'Na queima completa do metano, CH<sub>4</sub> + 2 O<sub>2</sub> → CO<sub>2</sub> + 2 H<sub>2</sub>O. Para queimar 3 mols de metano são necessários, de gás oxigênio,',
    alternatives: ['2 mols', '6 mols', '3 mols', '9 mols', '12 mols'],
    right: 1,
    explanation: 'Cada mol de metano reage com 2 mols de oxigênio: 3 vezes 2 são 6 mols.',
  },
  {
    area: 'CN',
    ability: 13,
    parameters: { a: 1.5, b: 1.3, c: 0.19 },
    statement:
      'Um casal tem uma característica dominante e um filho com a forma recessiva. A chance de que o próximo filho também tenha a forma recessiva é de',
    alternatives: ['0%', '50%', '25%', '75%', '100%'],
    right: 2,
    explanation:
      'O filho recessivo mostra que os dois são heterozigotos (Aa). Do cruzamento Aa × Aa, um de cada quatro filhos é aa.',
  },
  {
    area: 'CN',
    ability: 20,
    parameters: { a: 1.2, b: 1.9, c: 0.2 },
    statement:
      'Um carro a 20 m/s freia e para em 5 s, com desaceleração constante. A distância que ele percorre até parar é de',
    alternatives: ['4 m', '20 m', '25 m', '50 m', '100 m'],
    right: 3,
    explanation: 'A velocidade média é a metade de 20 m/s, ou 10 m/s. Em 5 s são 50 m.',
  },
  {
    area: 'MT',
    ability: 16,
    parameters: { a: 1.7, b: -0.6, c: 0.18 },
    statement:
      'Uma receita para 6 pessoas leva 450 g de farinha. Mantida a proporção, quanta farinha é preciso para 10 pessoas?',
    alternatives: ['600 g', '675 g', '700 g', '750 g', '900 g'],
    right: 3,
    explanation: '450 dividido por 6 são 75 g por pessoa. Para 10 pessoas, 750 g.',
  },
  {
    area: 'MT',
    ability: 27,
    parameters: { a: 1.9, b: 0.1, c: 0.17 },
    statement:
      'As notas de uma turma num teste foram 4, 5, 5, 6, 7, 9 e 10. A mediana dessas notas é',
    alternatives: ['6', '5', '6,6', '7', '9'],
    right: 0,
    explanation:
      'Em ordem, são sete notas: a do meio é a quarta, 6. A média seria cerca de 6,6, e a moda, 5.',
  },
  {
    area: 'MT',
    ability: 11,
    parameters: { a: 1.6, b: 0.5, c: 0.16 },
    statement:
      'Na planta de um apartamento, em escala de 1:50, um quarto tem 6 cm por 8 cm. A área real desse quarto, em metros quadrados, é',
    alternatives: ['4,8', '24', '2,4', '48', '12'],
    right: 4,
    explanation: 'Cada lado é multiplicado por 50: 3 m e 4 m. A área é de 3 vezes 4, ou 12 m².',
  },
  {
    area: 'MT',
    ability: 28,
    parameters: { a: 2.1, b: 0.9, c: 0.2 },
    statement:
      'Uma urna tem 3 bolas verdes e 2 amarelas. Duas bolas são retiradas, uma depois da outra, sem reposição. A probabilidade de que as duas sejam verdes é',
    alternatives: ['9/25', '3/10', '3/5', '2/5', '1/2'],
    right: 1,
    explanation:
      'A primeira é verde com chance de 3/5, e a segunda, de 2/4. O produto é 6/20, ou 3/10.',
  },
  {
    area: 'MT',
    ability: 21,
    parameters: { a: 1.8, b: 1.3, c: 0.17 },
    statement:
      'Uma gráfica cobra uma taxa fixa mais um valor por cópia. Por 100 cópias paga-se R$ 35; por 250 cópias, R$ 65. A taxa fixa é de',
    alternatives: ['R$ 5', 'R$ 10', 'R$ 15', 'R$ 20', 'R$ 30'],
    right: 2,
    explanation:
      'As 150 cópias a mais custam R$ 30: R$ 0,20 cada uma. Em 100 cópias são R$ 20, e a taxa fixa é de R$ 15.',
  },
  {
    area: 'MT',
    ability: 8,
    parameters: { a: 1.3, b: 1.9, c: 0.19 },
    statement:
      'Um reservatório tem a forma de um cilindro. Se o raio da base dobrar e a altura for reduzida à metade, o volume',
    alternatives: [
      'fica igual',
      'cai à metade',
      'fica quatro vezes maior',
      'dobra',
      'fica oito vezes maior',
    ],
    right: 3,
    explanation:
      'O volume é π·r²·h. Com o raio dobrado, r² fica quatro vezes maior; com metade da altura, o produto dobra.',
  },
];

/** A practice exam like the Enem: own questions, whose difficulty their authors have judged. */
export const comoNoEnem: DemoPracticeExam = {
  title: 'Como no Enem: quatro áreas em uma hora',
  shortDescription:
    'Vinte e quatro questões próprias, seis por área, com nota calculada como a do Enem.',
  categories: ['Vida prática'],
  level: 'Intermediário',
  paymentType: 'FREE',
  timeLimitMinutes: 60,
  questions: questions.map(asGiven),
  judged: questions,
};
