import type { DemoPracticeExam } from '../demo-practice-exam.ts';

export const porOndeComecar: DemoPracticeExam = {
  title: 'Prova de nivelamento: por onde começar',
  shortDescription:
    'Dez questões que vão ficando mais difíceis, para achar os cursos na sua medida.',
  categories: ['Tecnologia'],
  level: 'Iniciante',
  paymentType: 'FREE',
  passingScore: 0,
  levels: { Iniciante: 0, Intermediário: 50, Avançado: 80 },
  questions: [
    {
      statement: 'Qual destas sequências está em ordem, do menor para o maior?',
      alternatives: ['0,5 · 0,45 · 0,405', '0,405 · 0,45 · 0,5', '0,45 · 0,5 · 0,405'],
      right: 1,
      explanation:
        'Com as mesmas casas decimais fica fácil: 0,405, 0,450 e 0,500. Mais algarismos não fazem um número maior.',
    },
    {
      statement:
        'Uma planilha tem 12 em A1 e 30 em A2. O que mostra uma célula com <code>=A1+A2</code>?',
      alternatives: ['A1+A2', '1230', '42', 'Um erro'],
      right: 2,
      explanation:
        'O sinal de igual no começo diz à planilha que é uma conta: ela soma o que está nas duas células.',
    },
    {
      statement:
        'Todo curso gratuito tem certificado. Este curso não tem certificado. O que se pode concluir?',
      alternatives: [
        'Este curso é gratuito',
        'Este curso não é gratuito',
        'Nenhum curso pago tem certificado',
        'Não se pode concluir nada',
      ],
      right: 1,
      explanation:
        'Se fosse gratuito, teria certificado. Como não tem, não é gratuito. Dos cursos pagos a frase não diz nada.',
    },
    {
      statement:
        'Na receita abaixo, o que é escrito no fim?<pre><code>x ← 3\ny ← x + 2\nx ← 10\nescreva y</code></pre>',
      alternatives: ['3', '5', '10', '12'],
      right: 1,
      explanation:
        'Quando y recebeu x + 2, x valia 3. Mudar x depois não refaz a conta: y continua valendo 5.',
    },
    {
      statement:
        'Um ônibus passa a cada 12 minutos e outro a cada 18. Os dois passaram juntos às 8h. Quando passam juntos de novo?',
      alternatives: ['8h18', '8h30', '8h36', '9h36'],
      right: 2,
      explanation:
        'O primeiro tempo que é múltiplo de 12 e de 18 é 36 minutos. Às 8h30 nenhum dos dois passa.',
    },
    {
      statement:
        'Em uma loja, 40% das vendas são pela internet, e 25% dessas são devolvidas. Que parte de todas as vendas é de devoluções da internet?',
      alternatives: ['10%', '15%', '25%', '65%'],
      right: 0,
      explanation:
        'Um quarto de 40% são 10%. Porcentagem de porcentagem se multiplica, não se soma.',
    },
    {
      statement:
        'Quantas vezes o laço abaixo escreve “oi”?<pre><code>i ← 1\nenquanto i &lt; 5 faça\n    escreva “oi”\n    i ← i + 2\nfim</code></pre>',
      alternatives: ['1', '2', '4', '5'],
      right: 1,
      explanation:
        'Com i valendo 1 e depois 3, o laço escreve. Quando i chega a 5, a condição “i &lt; 5” já é falsa.',
    },
    {
      statement:
        'A média de cinco notas é 7. Uma sexta nota levou a média para 6. Qual foi a sexta nota?',
      alternatives: ['1', '4', '5', '6'],
      right: 0,
      explanation:
        'Cinco notas de média 7 somam 35, e seis de média 6 somam 36. A sexta nota foi 36 menos 35, ou seja, 1.',
    },
    {
      statement:
        'Uma tabela guarda pedidos com cliente e valor. Para saber o total que cada cliente gastou, é preciso',
      alternatives: [
        'ordenar os pedidos por valor',
        'agrupar os pedidos por cliente e somar os valores',
        'contar quantos clientes existem',
        'filtrar o pedido mais caro de cada cliente',
      ],
      right: 1,
      explanation:
        'Agrupar junta as linhas de cada cliente, e somar resume cada grupo em um número. Em SQL seria um GROUP BY com SUM.',
    },
    {
      statement:
        'Procura-se um nome em uma lista em ordem alfabética de um milhão de nomes, sempre olhando o do meio e descartando uma metade. Quantas olhadas bastam, mais ou menos?',
      alternatives: ['20', '1.000', '500.000', '1.000.000'],
      right: 0,
      explanation:
        'Cada olhada corta a lista ao meio. Como 2²⁰ passa de um milhão, umas vinte bastam. É a busca binária.',
    },
  ],
};
