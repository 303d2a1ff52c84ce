import type { DemoCourse } from '../demo-course.ts';

const reading = `
<p>SQL é a língua em que se fazem perguntas a um banco de dados. Você descreve <em>o que</em> quer; o
banco decide <em>como</em> buscar. Nossa padaria tem uma tabela chamada <code>vendas</code>:</p>
<table>
<thead><tr><th>id</th><th>dia</th><th>loja</th><th>produto</th><th>qtd</th><th>preco</th></tr></thead>
<tbody>
<tr><td>1</td><td>2025-03-03</td><td>Centro</td><td>Bolo</td><td>4</td><td>6.00</td></tr>
<tr><td>2</td><td>2025-03-03</td><td>Feira</td><td>Café</td><td>10</td><td>4.00</td></tr>
<tr><td>3</td><td>2025-03-04</td><td>Centro</td><td>Café</td><td>12</td><td>4.00</td></tr>
<tr><td>4</td><td>2025-03-04</td><td>Feira</td><td>Bolo</td><td>3</td><td>6.00</td></tr>
<tr><td>5</td><td>2025-03-05</td><td>Centro</td><td>Bolo</td><td>7</td><td>6.00</td></tr>
<tr><td>6</td><td>2025-03-05</td><td>Feira</td><td>Suco</td><td>5</td><td>NULL</td></tr>
</tbody>
</table>
<pre><code class="language-sql">SELECT dia, produto, qtd * preco AS total
FROM vendas
WHERE loja = 'Centro'
ORDER BY total DESC;
</code></pre>
<p>Leia na ordem em que o banco pensa: <strong>de</strong> vendas, <strong>onde</strong> a loja é Centro,
<strong>mostre</strong> três colunas, <strong>em ordem</strong> do maior para o menor. Saem os totais
48.00, 42.00 e 24.00.</p>
<h2>O valor que não é valor</h2>
<p>O suco está sem preço. <code>NULL</code> não é zero: é “não se sabe”. Qualquer conta com ele dá
<code>NULL</code>, e compará-lo não dá nem verdadeiro nem falso. Por isso,
<code>WHERE preco = NULL</code> nunca acha nada. O certo é <code>WHERE preco IS NULL</code>.</p>
<p>Antes de seguir, responda sem executar: quantas linhas devolve <code>WHERE preco &lt;&gt; 6</code>?
São duas, e não três: a do suco fica de fora.</p>
`;

const grouping = `
<p>“Quanto vendeu cada loja?” A resposta não está em nenhuma linha: nasce de juntar várias.
<code>GROUP BY</code> faz montinhos, e as funções de agregação resumem cada um.</p>
<pre><code class="language-sql">SELECT loja,
       COUNT(*)         AS linhas,
       COUNT(preco)     AS com_preco,
       SUM(qtd * preco) AS total
FROM vendas
GROUP BY loja
ORDER BY loja;
</code></pre>
<table>
<thead><tr><th>loja</th><th>linhas</th><th>com_preco</th><th>total</th></tr></thead>
<tbody>
<tr><td>Centro</td><td>3</td><td>3</td><td>114.00</td></tr>
<tr><td>Feira</td><td>3</td><td>2</td><td>58.00</td></tr>
</tbody>
</table>
<p>Compare as duas contagens da Feira. <code>COUNT(*)</code> conta linhas; <code>COUNT(preco)</code> conta
preços conhecidos. Quando diferem, o seu total está <em>incompleto</em>, e convém dizer isso a quem pediu
o relatório.</p>
<h2>WHERE ou HAVING?</h2>
<p><code>WHERE</code> escolhe linhas <strong>antes</strong> de agrupar; <code>HAVING</code> escolhe montes
<strong>depois</strong>.</p>
<pre><code class="language-sql">SELECT produto, SUM(qtd) AS unidades
FROM vendas
WHERE dia &gt;= '2025-03-04'
GROUP BY produto
HAVING SUM(qtd) &gt; 5
ORDER BY unidades DESC;
</code></pre>
<p>A partir do dia 4 saem Café (12) e Bolo (10). O suco, com 5, não passa no <code>HAVING</code>.</p>
<p>Desafio: mostre a média de unidades por venda de cada produto, só para os que têm mais de uma venda.
Confira à mão: o bolo teve 4, 3 e 7 unidades.</p>
`;

const joining = `
<p>O preço não deveria estar repetido em cada venda, nem o nome da dona de cada loja. Bons bancos guardam
cada fato uma vez e juntam as tabelas na hora da pergunta.</p>
<table>
<thead><tr><th>nome</th><th>responsavel</th></tr></thead>
<tbody>
<tr><td>Centro</td><td>Neide</td></tr>
<tr><td>Feira</td><td>Ivo</td></tr>
<tr><td>Praia</td><td>Rosa</td></tr>
</tbody>
</table>
<p>Esta é a tabela <code>lojas</code>. A da Praia ainda não vendeu nada.</p>
<pre><code class="language-sql">SELECT l.nome, l.responsavel, SUM(v.qtd) AS unidades
FROM lojas l
JOIN vendas v ON v.loja = l.nome
GROUP BY l.nome, l.responsavel;
</code></pre>
<p>Aparecem Centro (23) e Feira (18). Rosa sumiu: <code>JOIN</code> só devolve quem tem par dos dois
lados. Para manter todas as lojas, use <code>LEFT JOIN</code>:</p>
<pre><code class="language-sql">SELECT l.nome, COALESCE(SUM(v.qtd), 0) AS unidades
FROM lojas l
LEFT JOIN vendas v ON v.loja = l.nome
GROUP BY l.nome
ORDER BY unidades DESC;
</code></pre>
<p>Agora a Praia aparece com 0. <code>COALESCE</code> troca o <code>NULL</code> por zero, porque aqui
sabemos que “nada” é zero mesmo.</p>
<h2>O engano que todos cometem uma vez</h2>
<p>Acrescentar <code>WHERE v.dia = '2025-03-04'</code> ao <code>LEFT JOIN</code> faz a Praia sumir de
novo: o filtro joga fora as linhas sem par. Ponha a condição dentro do <code>ON</code>, e ela
volta.</p>
<p>Regra de bolso: o que limita <em>a tabela da direita</em> vai no <code>ON</code>; o que limita
<em>o resultado</em> vai no <code>WHERE</code>.</p>
`;

const windows = `
<p>“Qual foi o total acumulado até cada dia?” <code>GROUP BY</code> não serve: ele amassa as linhas, e
aqui queremos conservá-las. As <strong>funções de janela</strong> fazem a conta olhando as vizinhas, sem
juntar ninguém.</p>
<pre><code class="language-sql">SELECT dia, loja, qtd,
       SUM(qtd) OVER (PARTITION BY loja ORDER BY dia) AS acumulado
FROM vendas
ORDER BY loja, dia;
</code></pre>
<table>
<thead><tr><th>dia</th><th>loja</th><th>qtd</th><th>acumulado</th></tr></thead>
<tbody>
<tr><td>03-03</td><td>Centro</td><td>4</td><td>4</td></tr>
<tr><td>03-04</td><td>Centro</td><td>12</td><td>16</td></tr>
<tr><td>03-05</td><td>Centro</td><td>7</td><td>23</td></tr>
<tr><td>03-03</td><td>Feira</td><td>10</td><td>10</td></tr>
<tr><td>03-04</td><td>Feira</td><td>3</td><td>13</td></tr>
<tr><td>03-05</td><td>Feira</td><td>5</td><td>18</td></tr>
</tbody>
</table>
<p><code>PARTITION BY</code> diz onde a conta recomeça; <code>ORDER BY</code>, em que ordem ela anda.</p>
<h2>A melhor venda de cada loja</h2>
<pre><code class="language-sql">SELECT loja, dia, produto, qtd
FROM (
  SELECT v.*, ROW_NUMBER() OVER (PARTITION BY loja ORDER BY qtd DESC) AS posicao
  FROM vendas v
) AS numeradas
WHERE posicao = 1;
</code></pre>
<p>Saem o café do Centro, com 12, e o café da Feira, com 10. A consulta de dentro numera; a de fora
escolhe, porque o <code>WHERE</code> é avaliado antes das janelas e não as enxerga.</p>
<p>E se houver empate? <code>ROW_NUMBER</code> escolhe uma linha qualquer; <code>RANK</code> devolve
todas as empatadas. Decida qual das duas a pergunta pede e escreva isso em um comentário: quem ler daqui
a um ano vai agradecer, e talvez seja você.</p>
`;

export const sqlPerguntasCertas: DemoCourse = {
  slug: 'sql-perguntas-certas',
  title: 'SQL: as perguntas certas para os dados',
  subTitle: 'Do SELECT às funções de janela, com uma padaria',
  shortDescription:
    'Filtre, agrupe, junte tabelas e use janelas, com cada resultado conferido à mão.',
  description: `
<p>Seis linhas de vendas de uma padaria bastam para aprender o SQL que se usa no trabalho. A tabela é
pequena de propósito: você confere cada resultado no papel e percebe quando uma consulta responde, muito
segura de si, à pergunta errada.</p>
<p>Os exemplos rodam igual no PostgreSQL e no SQLite. É um curso curto e denso, para quem já programa um
pouco ou domina planilhas.</p>
`,
  paymentType: 'PAID',
  categories: ['Tecnologia', 'Negócios'],
  levels: ['Avançado'],
  skills: ['SQL', 'Análise de dados'],
  isActive: true,
  sections: [
    {
      title: 'Uma tabela',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Ler, filtrar e desconfiar do NULL',
          pageContent: reading,
          isPreview: true,
          readComplements: [
            {
              type: 'LINK',
              title: 'SQLite: banco de dados livre, em um arquivo só',
              url: 'https://www.sqlite.org',
            },
          ],
        },
        { contentType: 'TEXTPAGE', title: 'Agrupar e resumir', pageContent: grouping },
      ],
    },
    {
      title: 'Várias tabelas e várias linhas',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Juntar tabelas sem perder linhas',
          pageContent: joining,
        },
        { contentType: 'TEXTPAGE', title: 'Funções de janela', pageContent: windows },
      ],
    },
  ],
};
