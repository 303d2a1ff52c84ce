import type { DemoCourse } from '../demo-course.ts';

const cells = `
<p>Uma planilha é um caderno quadriculado em que cada quadradinho tem endereço. As colunas têm letras,
as linhas têm números, e o quadradinho se chama <strong>célula</strong>: <code>B3</code> é o
cruzamento da coluna B com a linha 3.</p>
<p>Abra o LibreOffice Calc, o Excel ou o Planilhas Google. Os três servem para este curso, e as
fórmulas são as mesmas. Digite a tabela da barraca de dona Neide:</p>
<table>
<thead><tr><th></th><th>A</th><th>B</th><th>C</th></tr></thead>
<tbody>
<tr><td><strong>1</strong></td><td>Produto</td><td>Quantidade</td><td>Preço</td></tr>
<tr><td><strong>2</strong></td><td>Bolo</td><td>12</td><td>6,00</td></tr>
<tr><td><strong>3</strong></td><td>Café</td><td>30</td><td>4,00</td></tr>
<tr><td><strong>4</strong></td><td>Pão de queijo</td><td>25</td><td>3,50</td></tr>
</tbody>
</table>
<h2>Três regras que evitam dor de cabeça</h2>
<ol>
<li><strong>Um título por coluna</strong>, só na linha 1, e nada de linhas em branco no meio.</li>
<li><strong>Uma coisa por célula.</strong> “12 bolos” é texto, e texto não soma. Escreva 12 em uma
célula e deixe a palavra para o título.</li>
<li><strong>Nada de célula mesclada</strong> dentro da tabela. Fica bonito e estraga filtro, ordem e
fórmula.</li>
</ol>
<p>Como saber se a planilha entendeu um número? Números ficam encostados à <em>direita</em> da célula;
textos, à <em>esquerda</em>. Se o seu 6,00 foi para a esquerda, há um espaço ou um ponto fora do
lugar.</p>
`;

const sums = `
<p>Toda fórmula começa com o sinal de igual. Sem ele, a planilha acha que você está escrevendo um
bilhete. Clique em <code>D2</code>, digite a fórmula abaixo e aperte Enter:</p>
<pre><code class="language-text">=B2*C2
</code></pre>
<p>Aparece 72: doze bolos a seis reais. Agora o truque que faz a planilha valer a pena. Clique de novo
em D2, segure o quadradinho do canto inferior direito e arraste até D4. A fórmula se copia e
<strong>se ajusta</strong>: em D3 vira <code>=B3*C3</code> e mostra 120; em D4, 87,50.</p>
<h2>Os sinais</h2>
<table>
<thead><tr><th>Conta</th><th>Sinal</th><th>Exemplo</th></tr></thead>
<tbody>
<tr><td>Somar</td><td>+</td><td><code>=B2+B3</code></td></tr>
<tr><td>Subtrair</td><td>-</td><td><code>=D3-D2</code></td></tr>
<tr><td>Multiplicar</td><td>*</td><td><code>=B2*C2</code></td></tr>
<tr><td>Dividir</td><td>/</td><td><code>=D2/B2</code></td></tr>
</tbody>
</table>
<h2>Somar muitas de uma vez</h2>
<pre><code class="language-text">=SOMA(D2:D4)
</code></pre>
<p>Os dois-pontos se leem “até”. O total é 279,50. Troque SOMA por <code>MÉDIA</code>,
<code>MÁXIMO</code> ou <code>MÍNIMO</code> e veja o que muda.</p>
<p>Por fim, volte a B2 e troque 12 por 20. O total muda sozinho para 327,50. É por isso que se escreve
a fórmula, e não o resultado: quando a vida muda, a conta acompanha.</p>
`;

const sorting = `
<p>Uma lista de cem vendas só conta alguma coisa quando você consegue perguntar. As duas primeiras
perguntas não pedem fórmula nenhuma.</p>
<h2>Ordenar: “qual foi a maior?”</h2>
<ol>
<li>Clique em <strong>uma</strong> célula dentro da tabela. Não selecione a coluna inteira.</li>
<li>No menu Dados, escolha Classificar.</li>
<li>Confira se a opção “minha tabela tem cabeçalhos” está marcada.</li>
<li>Escolha a coluna Total, do maior para o menor.</li>
</ol>
<blockquote><p>Se você seleciona só uma coluna e ordena, ela se mexe e as outras ficam paradas: o preço
do café vai parar na linha do bolo. A planilha avisa, mas muita gente clica em “continuar”. Se
acontecer, Ctrl+Z na mesma hora.</p></blockquote>
<h2>Filtrar: “só as de terça”</h2>
<p>Ainda em Dados, ligue o Filtro. Uma setinha aparece em cada título. Clique na do dia, deixe
marcada só a terça e confirme. As outras linhas não foram apagadas, só escondidas: repare que a
numeração à esquerda pula de 4 para 9.</p>
<h2>Congelar o cabeçalho</h2>
<p>Em Exibir, congele a primeira linha. Ao rolar para baixo, os títulos continuam visíveis, e você
nunca mais confunde preço com quantidade.</p>
<p>Uma conta que engana: <code>=SOMA(D2:D100)</code> soma também as linhas escondidas pelo filtro.
Para somar só o que está à vista, use <code>=SUBTOTAL(9;D2:D100)</code>. O 9 quer dizer
“soma”.</p>
`;

const ifs = `
<p>Dona Neide quer vender 50 bolos por semana. Em vez de conferir linha por linha, ela deixa a
planilha responder:</p>
<pre><code class="language-text">=SE(B2&gt;=50;"Bateu a meta";"Faltou")
</code></pre>
<p>A função <code>SE</code> tem três partes, separadas por ponto e vírgula: a <strong>pergunta</strong>,
o que mostrar se a resposta for <strong>sim</strong> e o que mostrar se for <strong>não</strong>.
Textos vão entre aspas; números, não.</p>
<h2>Dizer quanto faltou</h2>
<pre><code class="language-text">=SE(B2&gt;=50;"Bateu a meta";"Faltaram "&amp;(50-B2))
</code></pre>
<p>O <code>&amp;</code> cola textos e números. Com 42 em B2, o resultado é “Faltaram 8”.</p>
<h2>Duas condições</h2>
<ul>
<li><code>E(...)</code> só diz sim quando <em>todas</em> são verdadeiras.</li>
<li><code>OU(...)</code> diz sim quando <em>pelo menos uma</em> é.</li>
</ul>
<pre><code class="language-text">=SE(E(B2&gt;=50;C2&gt;=6);"Semana ótima";"Semana normal")
</code></pre>
<h2>Quando aparece um erro</h2>
<table>
<thead><tr><th>Aviso</th><th>Tradução</th></tr></thead>
<tbody>
<tr><td><code>#NOME?</code></td><td>função escrita errado ou texto sem aspas</td></tr>
<tr><td><code>#VALOR!</code></td><td>há texto onde devia haver número</td></tr>
<tr><td><code>#DIV/0!</code></td><td>divisão por zero ou por célula vazia</td></tr>
<tr><td><code>#REF!</code></td><td>a célula citada foi apagada</td></tr>
</tbody>
</table>
<p>Exercício: mostre “Repor” quando o estoque for menor que 10, “Atenção” de 10 a 19 e “Certo” a
partir de 20. Dica: no lugar do “não” cabe outro <code>SE</code> inteiro.</p>
`;

const conditionalSums = `
<p>A lista de vendas cresceu, e a pergunta agora é: quanto rendeu cada produto?</p>
<table>
<thead><tr><th></th><th>A: Dia</th><th>B: Produto</th><th>C: Valor</th></tr></thead>
<tbody>
<tr><td><strong>2</strong></td><td>segunda</td><td>Bolo</td><td>72,00</td></tr>
<tr><td><strong>3</strong></td><td>segunda</td><td>Café</td><td>120,00</td></tr>
<tr><td><strong>4</strong></td><td>terça</td><td>Bolo</td><td>60,00</td></tr>
<tr><td><strong>5</strong></td><td>terça</td><td>Pão de queijo</td><td>87,50</td></tr>
<tr><td><strong>6</strong></td><td>quarta</td><td>Café</td><td>96,00</td></tr>
<tr><td><strong>7</strong></td><td>quarta</td><td>Bolo</td><td>48,00</td></tr>
</tbody>
</table>
<pre><code class="language-text">=SOMASE(B2:B7;"Bolo";C2:C7)
</code></pre>
<p>Lê-se: procure em B2 até B7 quem é “Bolo” e some o que está ao lado, em C. Resultado: 180,00. Para
contar em vez de somar, use <code>=CONT.SE(B2:B7;"Bolo")</code>, que dá 3. E 180 dividido por 3 é o
valor médio de um dia de bolo: 60,00.</p>
<h2>Faça a pergunta apontar para uma célula</h2>
<p>Escreva os produtos em E2, E3 e E4, cada um uma vez, e em F2:</p>
<pre><code class="language-text">=SOMASE($B$2:$B$7;E2;$C$2:$C$7)
</code></pre>
<p>Os cifrões seguram os intervalos; só o E2 anda quando você arrasta. Saem 180,00 para o bolo, 216,00
para o café e 87,50 para o pão de queijo.</p>
<h2>A prova dos nove</h2>
<p>Some os três resultados e compare com <code>=SOMA(C2:C7)</code>. Os dois devem dar 483,50. Se não
derem, algum produto está escrito de dois jeitos: “Cafe” sem acento e “Café ” com um espaço no fim
são, para a planilha, produtos diferentes.</p>
`;

const lookups = `
<p>Na aba Preços está a tabela oficial; na aba Vendas, só o nome do produto. Copiar o preço à mão é
pedir para errar. Existe uma função que faz como você com o cardápio: procura o nome em uma coluna e
lê o que está na mesma linha, em outra.</p>
<h2>PROCX, a mais simples</h2>
<pre><code class="language-text">=PROCX(A2;Preços!$A$2:$A$20;Preços!$C$2:$C$20;"não achei")
</code></pre>
<p>São quatro partes: o que procurar, onde procurar, de onde trazer a resposta e o que dizer se não
achar. Ela existe no Excel a partir da versão 2021, no Planilhas Google e no LibreOffice a partir da
versão 24.8, que usa um ponto no
lugar da exclamação depois do nome da aba.</p>
<h2>PROCV, a que funciona em toda parte</h2>
<pre><code class="language-text">=PROCV(A2;Preços!$A$2:$C$20;3;FALSO)
</code></pre>
<ul>
<li>O que se procura precisa estar na <strong>primeira coluna</strong> do intervalo.</li>
<li>O 3 quer dizer “traga a terceira coluna do intervalo”.</li>
<li><code>FALSO</code> pede correspondência <strong>exata</strong>. Sem ele, a função se contenta com
o valor mais próximo e erra calada. Escreva sempre.</li>
</ul>
<p>Quando não acha, <code>PROCV</code> mostra <code>#N/D</code>: não disponível. Antes de trocar a
fórmula, confira se há espaço sobrando no nome; a função <code>ARRUMAR</code> tira os excessos.</p>
<h2>O projeto</h2>
<p>Monte três abas: Preços, Vendas e Resumo. Em Vendas, digite só dia, produto e quantidade; o preço
vem pela busca, e o total, pela multiplicação. Em Resumo, uma linha por produto com
<code>SOMASE</code>. Quando mudar um preço em um lugar só e vir o resumo inteiro acompanhar, você terá
deixado de usar a planilha como caderno.</p>
`;

const wideThings = `
<p>Planilha de verdade raramente cabe na tela. Esta página reúne o que costuma transbordar, para você
saber ler cada coisa também no celular: arraste a tabela ou a fórmula para o lado com o dedo, e o
texto em volta fica parado.</p>
<h2>Doze meses lado a lado</h2>
<table>
<thead><tr><th>Produto</th><th>Janeiro</th><th>Fevereiro</th><th>Março</th><th>Abril</th><th>Maio</th><th>Junho</th><th>Julho</th><th>Agosto</th><th>Setembro</th><th>Outubro</th><th>Novembro</th><th>Dezembro</th></tr></thead>
<tbody>
<tr><td>Bolo de fubá</td><td>1.240</td><td>1.180</td><td>1.310</td><td>1.275</td><td>1.420</td><td>1.890</td><td>1.515</td><td>1.330</td><td>1.365</td><td>1.400</td><td>1.450</td><td>1.720</td></tr>
<tr><td>Café coado</td><td>2.105</td><td>1.990</td><td>2.240</td><td>2.310</td><td>2.480</td><td>2.650</td><td>2.590</td><td>2.405</td><td>2.280</td><td>2.190</td><td>2.150</td><td>2.330</td></tr>
</tbody>
</table>
<p>Para o total de cada mês, selecione a célula de baixo e toque em
<img src="botao-soma" alt="o botão da soma, com a letra grega sigma">, na barra de cima.</p>
<h2>Uma fórmula comprida</h2>
<pre><code class="language-text">=SE(E(Vendas!$D2&gt;=100;Vendas!$B2="bolo de fubá");Vendas!$D2*(1-Resumo!$E$2);SE(OU(Vendas!$B2="café coado";Vendas!$B2="pão de queijo");Vendas!$D2*(1-Resumo!$E$3);SE(Vendas!$D2=0;"não vendeu";Vendas!$D2)))
</code></pre>
<p>Leia de dentro para fora, um <code>SE</code> por vez. Se passar de três, use uma tabela de descontos
e a busca da página anterior.</p>
<h2>Números que não são contas</h2>
<p>Um quarto se escreve <img src="um-quarto" alt="1 sobre 4">, mas na célula digite 0,25: com a barra,
a planilha pode entender uma data. E para ver se a coluna está larga o bastante, digite a palavra
mais comprida do dicionário: pneumoultramicroscopicossilicovulcanoconiótico.</p>
<p>Um expoente se escreve em cima, como em (1 + i)<sup>n</sup>, e um índice embaixo, como em
x<sub>1</sub>; na célula, o expoente vem depois do circunflexo: <code>=(1+D2)^E2</code>.</p>
<h2>Do número ao desenho</h2>
<img src="vendas-do-trimestre" alt="Gráfico de três colunas, cada uma maior que a anterior">
<p>Um gráfico pequeno conta a história do trimestre. Já a folha do ano inteiro é grande, e encolhe até
caber:</p>
<img src="planilha-do-ano" alt="Planilha com uma coluna para cada mês e uma linha para cada produto">
`;

export const planilhasDoZero: DemoCourse = {
  slug: 'planilhas-do-zero',
  title: 'Planilhas do zero ao resumo',
  subTitle: 'Para quem anota tudo no caderno e quer respostas',
  shortDescription:
    'Monte tabelas limpas, escreva fórmulas que não quebram e resuma vendas em minutos.',
  description: `
<p>Dona Neide vende bolo, café e pão de queijo em uma barraca e anota tudo no caderno. Ao longo do
curso, você passa as anotações dela para uma planilha e aprende a fazer perguntas: quanto rendeu cada
produto, que dia vende mais, o que está acabando.</p>
<p>Funciona no Excel, no Planilhas Google e no LibreOffice, que é livre e gratuito. Todas as contas
foram conferidas: se o seu resultado for diferente, procure o engano antes de seguir.</p>
`,
  paymentType: 'FREEMIUM',
  categories: ['Tecnologia', 'Negócios'],
  levels: ['Iniciante'],
  skills: ['Planilhas', 'Análise de dados'],
  isActive: true,
  sections: [
    {
      title: 'A primeira planilha',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Células, linhas e colunas',
          pageContent: cells,
          isPreview: true,
          readComplements: [
            {
              type: 'LINK',
              title: 'LibreOffice em português: baixe de graça',
              url: 'https://pt-br.libreoffice.org',
            },
          ],
        },
        { contentType: 'TEXTPAGE', title: 'As quatro contas e a SOMA', pageContent: sums },
        { contentType: 'TEXTPAGE', title: 'Ordenar e filtrar', pageContent: sorting },
      ],
    },
    {
      title: 'Fórmulas que não quebram',
      isFreemium: false,
      contents: [
        {
          contentType: 'VIDEO',
          title: 'O cifrão que segura a célula',
          videoFile: 'cifrao-na-formula.mp4',
          captionsFile: 'cifrao-na-formula.vtt',
          durationSeconds: 35,
          videoDescription: `
<p>Ao arrastar <code>=B2*(1-E2)</code> para baixo, o E2 vira E3, que está vazia, e o desconto some:
120,00 continua 120,00. Com <code>=B2*(1-$E$2)</code>, a célula do desconto fica presa e o resultado
sai certo: 108,00.</p>
<p>Assista com a sua planilha aberta e repita cada passo. Na dúvida sobre onde pôr o cifrão, pergunte:
o que deve andar e o que deve ficar? Vídeo sem narração, com texto na tela e legendas.</p>
`,
        },
        { contentType: 'TEXTPAGE', title: 'Perguntar com SE', pageContent: ifs },
      ],
    },
    {
      title: 'Respostas a partir de uma lista',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Somar só o que interessa',
          pageContent: conditionalSums,
        },
        { contentType: 'TEXTPAGE', title: 'Buscar em outra tabela', pageContent: lookups },
        {
          contentType: 'TEXTPAGE',
          title: 'Tabelas largas, fórmulas compridas e figuras',
          pageContent: wideThings,
        },
      ],
    },
  ],
};
