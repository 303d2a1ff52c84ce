import type { DemoCourse } from '../demo-course.ts';
import type { DemoQuestion } from '../demo-question.ts';

const recipe = `
<p>Peça a alguém que escreva como se faz café, e virá algo assim: “ferve a água, põe o pó, coa”. Para
você, basta. Para quem nunca viu um coador, faltam a quantidade de pó, onde despejar a água e quando
parar. O computador é esse alguém que nunca viu um coador, e que obedece ao pé da letra.</p>
<p>Um <strong>algoritmo</strong> é uma receita sem buracos: uma lista finita de passos, em ordem, que
qualquer executor segue sem adivinhar nada.</p>
<h2>O café, agora para um robô</h2>
<ol>
<li>Coloque 500 ml de água na chaleira e acenda o fogo.</li>
<li>Ponha o filtro no coador e o coador sobre a garrafa.</li>
<li>Coloque 4 colheres de sopa de pó no filtro.</li>
<li>Espere até a água ferver.</li>
<li>Desligue o fogo.</li>
<li>Despeje a água sobre o pó, aos poucos, até a chaleira ficar vazia.</li>
<li>Quando parar de pingar, retire o coador.</li>
</ol>
<p>Repare em três coisas que aparecerão no curso inteiro: há uma <strong>sequência</strong> (o passo 6
depois do 5), há uma <strong>condição</strong> (“quando parar de pingar”) e há uma
<strong>repetição</strong> (“aos poucos, até a chaleira ficar vazia”). Todo programa do mundo, do
aplicativo do banco ao jogo do seu sobrinho, é feito dessas três peças.</p>
<p>Escreva a receita para trocar uma lâmpada e dê a alguém para seguir <em>exatamente</em>. Cada vez
que a pessoa parar e perguntar “e agora?”, você achou um buraco.</p>
`;

const variables = `
<p>Enquanto executa uma receita, o computador precisa lembrar de coisas: quantas colheres já foram, o
nome de quem pediu o café, se o fogo está aceso. Cada lembrança fica em uma
<strong>variável</strong>, que você pode imaginar como uma caixa com etiqueta.</p>
<ul>
<li>A <strong>etiqueta</strong> é o nome, e não muda.</li>
<li>O <strong>conteúdo</strong> é o valor, e pode ser trocado.</li>
<li>Cabe <strong>um valor por vez</strong>: ao guardar um novo, o antigo se perde.</li>
</ul>
<h2>Guardar e usar</h2>
<pre><code class="language-text">preço ← 8
quantidade ← 3
total ← preço × quantidade
escreva total
</code></pre>
<p>A seta se lê “recebe”. Na terceira linha, o computador primeiro calcula o que está à direita
(8 × 3) e só depois guarda o 24 na caixa da esquerda.</p>
<h2>A linha que confunde todo mundo</h2>
<pre><code class="language-text">contador ← contador + 1
</code></pre>
<p>Como igualdade de matemática, seria absurda. Como receita, é natural: pegue o que está na caixa
“contador”, some 1 e guarde o resultado na mesma caixa. Se havia 5, agora há 6.</p>
<h2>Trocar duas caixas</h2>
<p>Se <code>a</code> vale 1 e <code>b</code> vale 2, como inverter? Escrever <code>a ← b</code> e
depois <code>b ← a</code> deixa 2 nas duas, porque o 1 se perdeu no caminho. Assim como para trocar o
suco e a água de dois copos, você precisa de um terceiro:</p>
<pre><code class="language-text">reserva ← a
a ← b
b ← reserva
</code></pre>
<p>Faça no papel, com três quadradinhos e uma borracha. Ver o 1 sobreviver dentro de
<code>reserva</code> vale por uma aula.</p>
`;

const decisions = `
<p>Na bilheteria do cinema da cidade, o ingresso inteiro custa R$ 30. Quem tem menos de 12 anos paga
R$ 10. Quem tem 60 ou mais paga R$ 15. Um programa que vende ingressos precisa
<strong>decidir</strong>.</p>
<pre><code class="language-text">leia idade
se idade &lt; 12 então
    preço ← 10
senão se idade ≥ 60 então
    preço ← 15
senão
    preço ← 30
fim
escreva preço
</code></pre>
<p>O computador testa as condições <strong>de cima para baixo</strong> e entra só na primeira que for
verdadeira. O “senão” final recolhe todos os que sobraram.</p>
<h2>O perigo mora na fronteira</h2>
<p>Quem tem exatamente 12 anos paga quanto? E exatamente 60? É nesses valores que quase todo erro se
esconde. Teste sempre três: um antes da fronteira, a fronteira e um depois.</p>
<table>
<thead><tr><th>Idade</th><th>Preço esperado</th></tr></thead>
<tbody>
<tr><td>11</td><td>R$ 10</td></tr>
<tr><td>12</td><td>R$ 30</td></tr>
<tr><td>59</td><td>R$ 30</td></tr>
<tr><td>60</td><td>R$ 15</td></tr>
</tbody>
</table>
<h2>Juntar condições</h2>
<ul>
<li><strong>e</strong>: as duas precisam ser verdadeiras. “É estudante <strong>e</strong> trouxe a
carteirinha.”</li>
<li><strong>ou</strong>: basta uma. “É quarta-feira <strong>ou</strong> faz aniversário.”</li>
<li><strong>não</strong>: inverte. “<strong>Não</strong> é feriado.”</li>
</ul>
<p>Acrescente uma regra: às quartas, todos os que pagariam inteira pagam R$ 20. Em qual dos três
ramos ela entra? Uma dica: no meio de um “senão” cabe outro “se”.</p>
`;

const loops = `
<p>Somar 1 + 2 + 3 + 4 à mão é fácil. Somar de 1 a 1.000 pede uma <strong>repetição</strong>, também
chamada de laço.</p>
<pre><code class="language-text">soma ← 0
i ← 1
enquanto i ≤ 4 faça
    soma ← soma + i
    i ← i + 1
fim
escreva soma
</code></pre>
<p>Para chegar a 1.000, troca-se um único número. É essa a força do laço: o tamanho da receita não
depende do tamanho do trabalho.</p>
<h2>Teste de mesa: seja você o computador</h2>
<p>Desenhe uma coluna por variável e execute linha a linha, anotando cada mudança. É a ferramenta
mais barata e mais poderosa de quem programa.</p>
<table>
<thead><tr><th>Volta</th><th>i no começo</th><th>soma no fim</th><th>i no fim</th></tr></thead>
<tbody>
<tr><td>1ª</td><td>1</td><td>1</td><td>2</td></tr>
<tr><td>2ª</td><td>2</td><td>3</td><td>3</td></tr>
<tr><td>3ª</td><td>3</td><td>6</td><td>4</td></tr>
<tr><td>4ª</td><td>4</td><td>10</td><td>5</td></tr>
</tbody>
</table>
<p>Com <code>i</code> valendo 5, a condição “i ≤ 4” fica falsa, o laço termina e o programa escreve
10.</p>
<h2>Três erros clássicos</h2>
<ol>
<li><strong>Esquecer de mudar o i.</strong> A condição nunca fica falsa e o programa não para: é o
laço infinito.</li>
<li><strong>Errar por um.</strong> Com “i &lt; 4” no lugar de “i ≤ 4”, a soma dá 6.</li>
<li><strong>Zerar dentro do laço.</strong> Se “soma ← 0” ficar entre o “enquanto” e o “fim”, cada
volta apaga a anterior.</li>
</ol>
<p>Refaça a tabela para cada um dos erros. Reconhecer um defeito de longe é metade do ofício.</p>
`;

const breakingDown = `
<p>“Faça um programa para a lanchonete” é grande demais para caber na cabeça. A saída é a mesma de
quem muda de casa: ninguém carrega a casa, carrega-se uma caixa de cada vez.
<strong>Decompor</strong> é partir um problema até que cada pedaço pareça fácil.</p>
<h2>A lanchonete em pedaços</h2>
<ul>
<li>Anotar o pedido
<ul>
<li>mostrar o cardápio</li>
<li>ler o item e a quantidade</li>
<li>perguntar se há mais alguma coisa</li>
</ul>
</li>
<li>Calcular a conta
<ul>
<li>somar preço × quantidade de cada item</li>
<li>aplicar o desconto, se houver</li>
</ul>
</li>
<li>Receber o pagamento
<ul>
<li>ler o valor entregue</li>
<li>calcular o troco</li>
</ul>
</li>
</ul>
<p>Cada linha do fim da lista cabe em cinco ou seis passos. E cada uma pode ser testada sozinha, antes
de existir o resto.</p>
<h2>Dê nome ao pedaço</h2>
<p>Um pedaço com nome, com o que entra e o que sai, chama-se <strong>função</strong>:</p>
<pre><code class="language-text">função troco(total, entregue)
    se entregue &lt; total então
        devolva "falta dinheiro"
    senão
        devolva entregue − total
    fim
fim
</code></pre>
<p>Com ela pronta, <code>troco(17, 20)</code> vale 3, e ninguém mais precisa pensar em como se calcula
um troco. Esquecer os detalhes sem perder a segurança: é isso que uma boa função compra.</p>
<h2>O projeto final</h2>
<p>Escolha uma tarefa sua, como fechar o caixa, montar a escala do time ou separar a feira da semana.
Decomponha até o fim, escreva dois pedaços como função e faça o teste de mesa de um deles. Depois
disso, uma linguagem de programação é só um jeito novo de escrever o que você já sabe
pensar.</p>
`;

const finalExam: DemoQuestion[] = [
  {
    statement: `No teste de mesa abaixo, Dona Neide paga R$ 30:
<pre><code>se (idade ≥ 12 e idade &lt; 60 e dia = "quarta-feira" e não feriado) ou (temCarteirinha e sessão = "matinê" e lugaresLivres &gt; 0) ou (aniversariante e acompanhantes ≥ 3) então preço ← 20 senão preço ← 30</code></pre>
<table>
<thead><tr><th>Pessoa</th><th>Idade</th><th>Dia</th><th>Feriado</th><th>Carteirinha</th><th>Sessão</th><th>Lugares livres</th><th>Aniversariante</th><th>Acompanhantes</th><th>Primeira parte</th><th>Segunda parte</th><th>Terceira parte</th></tr></thead>
<tbody><tr><td>Neide</td><td>47</td><td>quarta-feira</td><td>sim</td><td>não</td><td>noite</td><td>18</td><td>sim</td><td>2</td><td>falsa</td><td>falsa</td><td>falsa</td></tr></tbody>
</table>
<p>Na mesma sessão, <img src="um-quarto" alt="1 sobre 4"> da plateia pagou R$ 20. O que faria Dona Neide
pagar R$ 20 também?</p>`,
    alternatives: [
      'Levar mais um acompanhante',
      'Sobrar mais <img src="um-quarto" alt="1 sobre 4"> da sala',
      'Ter menos de 12 anos',
      'Ir à matinê',
    ],
    right: 0,
    explanation:
      'Com três acompanhantes, a terceira parte fica verdadeira, e basta uma das três para o preço ser 20.',
  },
  {
    statement: 'Quais são as três peças de que todo programa é feito?',
    alternatives: [
      'Sequência, condição e repetição',
      'Entrada, tela e teclado',
      'Variável, número e texto',
      'Começo, meio e fim',
    ],
    right: 0,
    explanation:
      'Passos em ordem, decisões e laços. Do aplicativo do banco ao jogo, tudo se monta com essas três.',
  },
  {
    statement: 'O que acontece com o valor antigo de uma variável que recebe um novo?',
    alternatives: [
      'Fica guardado embaixo do novo',
      'Soma-se ao novo',
      'Perde-se',
      'Vai para a variável seguinte',
    ],
    right: 2,
    explanation:
      'Na caixa cabe um valor por vez. Por isso, para trocar duas caixas, é preciso uma terceira.',
  },
  {
    statement:
      'O ingresso custa R$ 10 para idade menor que 12 e R$ 30 para as outras. Quais idades testam bem essa fronteira?',
    alternatives: ['5, 20 e 70', '11, 12 e 13', '1, 2 e 3', 'Só 12'],
    right: 1,
    explanation:
      'Um valor antes da fronteira, a própria fronteira e um depois. É ali que quase todo erro se esconde.',
  },
  {
    statement:
      'O que há de errado neste laço?<pre><code>i ← 1\nenquanto i ≤ 4 faça\n    escreva i\nfim</code></pre>',
    alternatives: [
      'A condição devia ser “i &lt; 4”',
      'O i nunca muda, e o laço não para',
      'Falta somar o i',
      'Nada: ele escreve de 1 a 4',
    ],
    right: 1,
    explanation:
      'Sem “i ← i + 1” a condição nunca fica falsa. É o laço infinito, e o programa escreve 1 para sempre.',
  },
  {
    statement:
      'Com <code>a ← 1</code> e <code>b ← 2</code>, o que resulta de <code>a ← b</code> seguido de <code>b ← a</code>?',
    alternatives: ['a vale 2 e b vale 1', 'as duas valem 1', 'as duas valem 2', 'nada muda'],
    right: 2,
    explanation:
      'Na primeira linha o 1 se perde, e a segunda copia o 2 de volta. Faltou a caixa de reserva.',
  },
  {
    statement: 'Decompor um problema é',
    alternatives: [
      'escrevê-lo em uma linguagem de programação',
      'parti-lo até que cada pedaço pareça fácil',
      'começar pela parte mais difícil',
      'apagar o que não funciona',
    ],
    right: 1,
    explanation:
      'Cada pedaço fácil pode ser testado sozinho. Dar nome a ele, com o que entra e o que sai, faz uma função.',
  },
];

export const logicaDeProgramacao: DemoCourse = {
  slug: 'logica-de-programacao',
  title: 'Lógica de programação com papel e lápis',
  subTitle: 'Pense como quem programa antes de abrir o computador',
  shortDescription:
    'Sequência, decisão, repetição e funções, sem instalar nada. Só caderno e lápis.',
  description: `
<p>Quem trava no primeiro curso de programação quase nunca trava na linguagem: trava no raciocínio.
Aqui a ordem é outra. Você aprende a pensar em passos, a prever o que uma receita faz e a achar o
erro dela, tudo no caderno.</p>
<p>No fim, você saberá ler e escrever algoritmos com variáveis, decisões, laços e funções, e estará
pronto para o curso “Python: seus primeiros programas”.</p>
`,
  paymentType: 'FREE',
  categories: ['Tecnologia'],
  levels: ['Iniciante'],
  skills: ['Raciocínio lógico', 'Programação'],
  isActive: true,
  sections: [
    {
      title: 'Receitas sem buracos',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'O que é um algoritmo',
          pageContent: recipe,
          isPreview: true,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Variáveis: caixas com etiqueta',
          pageContent: variables,
        },
        {
          contentType: 'QUICK_QUESTION',
          title: 'O que há na caixa?',
          questions: [
            {
              statement:
                'Quanto vale <code>total</code> no fim?<pre><code>total ← 10\ntotal ← total + 5\ntotal ← total × 2</code></pre>',
              alternatives: ['10', '20', '25', '30'],
              right: 3,
              explanation:
                'A caixa guarda 10, depois 15 e por fim 30. A cada linha, o valor novo toma o lugar do anterior.',
            },
          ],
        },
      ],
    },
    {
      title: 'Decidir e repetir',
      isFreemium: true,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Se, senão', pageContent: decisions },
        { contentType: 'TEXTPAGE', title: 'Laços e teste de mesa', pageContent: loops },
        {
          contentType: 'VIDEO',
          title: 'Adivinhe o número em sete tentativas',
          videoFile: 'busca-binaria.mp4',
          captionsFile: 'busca-binaria.vtt',
          durationSeconds: 39,
          videoDescription: `
<p>Alguém pensou em um número de 1 a 100. Chutando sempre o meio do que resta, você acerta em no
máximo sete tentativas, porque cada resposta descarta metade dos números e 2⁷ = 128 é
maior que 100. No vídeo, o número é 73 e são precisas seis: 50, 75, 62, 68, 71 e 73.</p>
<p>É a busca binária, que o computador usa para achar um nome em uma lista de milhões. Vídeo sem
narração, com texto na tela e legendas.</p>
`,
        },
      ],
    },
    {
      title: 'Problemas grandes',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Decompor e dar nome',
          pageContent: breakingDown,
        },
        { contentType: 'EXAM', title: 'Pense como quem programa', questions: finalExam },
      ],
    },
  ],
};
