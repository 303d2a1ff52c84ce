import type { DemoPracticeExam } from '../demo-practice-exam.ts';

export const contasDoMes: DemoPracticeExam = {
  title: 'Contas do mês sem calculadora',
  shortDescription:
    'Descontos, parcelas e juros como aparecem na vida. Lápis e papel à mão, e sem pressa.',
  categories: ['Finanças pessoais'],
  level: 'Iniciante',
  paymentType: 'FREE',
  questions: [
    {
      statement:
        'Uma geladeira custa R$ 2.400 e está com 15% de desconto à vista. Quanto ela sai à vista?',
      alternatives: ['R$ 2.385', 'R$ 2.160', 'R$ 2.040', 'R$ 1.960'],
      right: 2,
      explanation:
        '10% de R$ 2.400 são R$ 240, e 5% são a metade, R$ 120. O desconto é de R$ 360: sobram R$ 2.040.',
    },
    {
      statement: 'A conta de luz passou de R$ 160 para R$ 200. De quantos por cento foi o aumento?',
      alternatives: ['20%', '25%', '40%', '80%'],
      right: 1,
      explanation:
        'O aumento foi de R$ 40 sobre os R$ 160 de antes: 40 dividido por 160 é um quarto, ou 25%. Dividir por 200 é o erro mais comum: a base é o valor antigo.',
    },
    {
      statement:
        'Um celular custa R$ 1.000 à vista ou 10 parcelas de R$ 115. Quanto a mais paga quem parcela?',
      alternatives: ['R$ 15', 'R$ 100', 'R$ 115', 'R$ 150'],
      right: 3,
      explanation:
        'Dez parcelas de R$ 115 somam R$ 1.150. A diferença para o preço à vista é de R$ 150, ou 15% do preço.',
    },
    {
      statement:
        'Marina deve R$ 800 no rotativo do cartão, a 14% ao mês, e não paga nada neste mês. Quanto deverá no mês que vem?',
      alternatives: ['R$ 814', 'R$ 880', 'R$ 912', 'R$ 940'],
      right: 2,
      explanation:
        '14% de R$ 800 são R$ 112 (R$ 80 dos 10% e R$ 32 dos 4%). A dívida vai a R$ 912, e no mês seguinte os juros incidem sobre esse valor.',
    },
    {
      statement:
        'Um pacote de arroz de 5 kg custa R$ 29 e o de 2 kg custa R$ 11. Qual sai mais barato por quilo?',
      alternatives: [
        'O de 5 kg, porque leva mais',
        'O de 2 kg, a R$ 5,50 o quilo',
        'Os dois custam o mesmo por quilo',
        'Não dá para saber sem a marca',
      ],
      right: 1,
      explanation:
        'O de 5 kg sai a R$ 5,80 o quilo (29 dividido por 5) e o de 2 kg a R$ 5,50 (11 dividido por 2). A embalagem maior nem sempre compensa.',
    },
    {
      statement:
        'Uma família recebe R$ 4.300 e quer guardar 8% por mês. Quanto é, arredondando para o real?',
      alternatives: ['R$ 34', 'R$ 304', 'R$ 344', 'R$ 430'],
      right: 2,
      explanation:
        '1% de R$ 4.300 são R$ 43; oito vezes 43 são R$ 344. Pensar primeiro em 1% evita quase todo erro de vírgula.',
    },
    {
      statement:
        'Um tênis de R$ 200 sobe 10% e depois entra em promoção com 10% de desconto. Quanto custa no fim?',
      alternatives: ['R$ 198', 'R$ 200', 'R$ 202', 'R$ 220'],
      right: 0,
      explanation:
        'Com o aumento, vai a R$ 220. Os 10% de desconto são sobre R$ 220, ou seja, R$ 22: sobram R$ 198. Subir e descer a mesma porcentagem não volta ao começo.',
    },
    {
      statement:
        'Quem tem três dívidas e algum dinheiro sobrando economiza mais pagando primeiro a que tem',
      alternatives: [
        'o maior valor',
        'a parcela mais alta',
        'a maior taxa de juros',
        'o vencimento mais distante',
      ],
      right: 2,
      explanation:
        'Cada real pago na dívida mais cara é o que mais evita juros. O valor total pesa menos do que a taxa: uma dívida pequena no rotativo custa mais que uma grande com juros baixos.',
    },
  ],
};
