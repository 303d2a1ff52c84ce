import type { DemoCourse } from '../demo-course.ts';

const nerves = `
<p>Coração acelerado, mão fria, boca seca. Antes de falar, o corpo faz o mesmo que faria antes de uma
corrida: manda energia para os músculos. Ele não sabe que você só vai apresentar um relatório. O
nervosismo não é sinal de que algo vai dar errado; é sinal de que aquilo importa.</p>
<h2>O que fazer com a energia</h2>
<ol>
<li><strong>Solte o ar.</strong> Inspire contando até quatro e expire contando até seis, cinco vezes. A
expiração longa é a parte que acalma.</li>
<li><strong>Gaste.</strong> Suba uma escada, sacuda os braços no banheiro, caminhe no corredor.</li>
<li><strong>Troque a palavra.</strong> Em vez de “estou nervosa”, diga “estou animada”. O corpo sente
quase a mesma coisa nos dois casos, e a segunda frase empurra para a frente.</li>
</ol>
<h2>O que ninguém vê</h2>
<p>De dentro, o tremor parece um terremoto. De fora, mal aparece. Peça a um amigo que filme dois minutos
de fala sua e assista: você verá alguém bem mais calmo do que se lembra de ter estado.</p>
<h2>A escada</h2>
<p>Coragem se treina em degraus, do mais fácil ao mais difícil:</p>
<ul>
<li>fazer uma pergunta em uma reunião;</li>
<li>contar uma história de um minuto no almoço;</li>
<li>apresentar um item da pauta;</li>
<li>conduzir dez minutos para um grupo conhecido;</li>
<li>falar para quem você não conhece.</li>
</ul>
<p>Descubra em que degrau você está e marque o próximo para esta semana. Um só.</p>
`;

const keyMessage = `
<p>Uma semana depois da sua fala, o que as pessoas vão lembrar? Com sorte, uma frase. Então é melhor
que você a escolha. Comece a preparação pelo fim.</p>
<h2>A frase que fica</h2>
<p>Complete: “Se esquecerem tudo, quero que lembrem que ______.” Ela precisa passar em três provas:</p>
<ul>
<li>cabe em <strong>quinze palavras</strong>;</li>
<li>alguém poderia <strong>discordar</strong> dela;</li>
<li>um colega a repete certo <strong>depois de ouvir uma vez</strong>.</li>
</ul>
<table>
<thead><tr><th>Assunto</th><th>Frase que fica</th></tr></thead>
<tbody>
<tr><td>“Vou falar sobre o atendimento.”</td><td>“Responder em uma hora vende mais do que dar
desconto.”</td></tr>
<tr><td>“Panorama da segurança na obra.”</td><td>“Todo acidente deste ano começou com
pressa.”</td></tr>
</tbody>
</table>
<h2>Três apoios, e só três</h2>
<p>Embaixo da frase, escreva três razões. Para cada uma, <strong>uma</strong> prova concreta: uma
história, um número ou um objeto que se possa mostrar. O resto vai para uma gaveta chamada “se
perguntarem”.</p>
<pre><code class="language-text">FRASE: Responder em uma hora vende mais do que dar desconto.
  1. Quem espera compra em outro lugar   → história da dona Lurdes
  2. Desconto sai do nosso bolso         → conta do mês passado
  3. Responder rápido custa pouco        → a escala de plantão
</code></pre>
<p>Esse papel de quatro linhas é o seu roteiro. Não decore frases: decore a ordem. Quem decora um texto
teme esquecer uma palavra; quem sabe a ordem conversa.</p>
`;

const opening = `
<p>Nos primeiros trinta segundos, a plateia decide se presta atenção ou pega o celular. Eis como quase
todos gastam esse tempo:</p>
<blockquote><p>“Bom dia a todos, tudo bem? Primeiro eu queria agradecer o convite, me desculpem se eu
estiver meio nervoso, não sei se o microfone está bom…”</p></blockquote>
<p>Nada disso precisava ser dito. Agradeça no fim, quando terá mais força.</p>
<h2>Quatro aberturas que funcionam</h2>
<ul>
<li><strong>A cena.</strong> “Ontem, às seis da tarde, uma cliente esperou quarenta minutos para saber o
preço de um pão.”</li>
<li><strong>A pergunta de verdade.</strong> “Quem aqui já desistiu de uma compra porque ninguém
respondeu?” Espere as mãos subirem.</li>
<li><strong>O número com rosto.</strong> “De cada dez pessoas que nos escrevem à noite, sete nunca mais
voltam. São duas fileiras desta sala.”</li>
<li><strong>O objeto.</strong> Coloque algo sobre a mesa e fique um instante em silêncio.</li>
</ul>
<h2>E o fechamento</h2>
<p>Termine com a frase que fica, dita devagar, e pare. Sem “então é isso”. Se a abertura foi uma cena,
volte a ela: “Ontem ela esperou quarenta minutos. Amanhã, que espere quatro.” O círculo se fecha, e
todos sentem que acabou.</p>
<p>Escreva, palavra por palavra, apenas a primeira e a última frase. São as únicas que merecem ser
decoradas: uma tira você do susto, a outra leva você até a cadeira.</p>
`;

const slides = `
<p>Ninguém consegue ler e escutar ao mesmo tempo. Se o slide tem um parágrafo, as pessoas leem, e você
vira ruído de fundo. O slide é cenário; quem fala é você.</p>
<h2>Antes e depois</h2>
<table>
<thead><tr><th>Antes</th><th>Depois</th></tr></thead>
<tbody>
<tr><td>Título “Resultados do trimestre” e seis tópicos</td><td>“Vendemos menos e lucramos mais” e dois
números</td></tr>
<tr><td>Gráfico com nove linhas coloridas</td><td>Uma linha azul, o resto em cinza</td></tr>
<tr><td>Foto genérica de aperto de mãos</td><td>A foto do balcão da sua loja</td></tr>
<tr><td>Último slide: “Obrigado!”</td><td>A frase que fica e o seu contato</td></tr>
</tbody>
</table>
<h2>Cinco regras de bolso</h2>
<ol>
<li><strong>Uma ideia por slide.</strong> Slides não custam nada; faça dois.</li>
<li><strong>O título é uma frase com verbo.</strong> Quem lê só os títulos entende a história.</li>
<li><strong>Letra grande.</strong> Afaste-se três metros do computador. Leu? Está boa.</li>
<li><strong>Contraste.</strong> Texto escuro em fundo claro sobrevive a qualquer projetor.</li>
<li><strong>Tecla B.</strong> Na maioria dos programas, ela apaga a tela. Use quando quiser todos os
olhos em você.</li>
</ol>
<h2>E se o projetor falhar?</h2>
<p>Vai falhar um dia. Leve o roteiro de quatro linhas no bolso e treine uma vez sem slide nenhum. Se a
fala para de pé sem eles, eles estão no lugar certo. Se desmorona, você escreveu um documento e estava
lendo em voz alta.</p>
`;

const questions = `
<p>Acabou a fala, alguém levanta a mão, e o medo volta inteiro. Mas as perguntas são um presente:
mostram o que ficou confuso e o que interessou.</p>
<h2>Ganhe tempo com educação</h2>
<ol>
<li><strong>Escute até o fim.</strong> Não monte a resposta enquanto a pessoa fala.</li>
<li><strong>Repita em poucas palavras.</strong> “Você quer saber quanto isso custa por mês.” Todos
ouvem, e você confere se entendeu.</li>
<li><strong>Respire.</strong> Dois segundos de silêncio parecem reflexão, porque são.</li>
<li><strong>Responda curto</strong> e pergunte: “Respondi?”.</li>
</ol>
<h2>As quatro difíceis</h2>
<table>
<thead><tr><th>Situação</th><th>Um jeito de responder</th></tr></thead>
<tbody>
<tr><td>Você não sabe</td><td>“Não sei. Verifico e respondo por escrito até quinta.” E responda.</td></tr>
<tr><td>É um discurso, não uma pergunta</td><td>“São pontos importantes. Qual deles você gostaria que eu
comentasse?”</td></tr>
<tr><td>Vem com raiva</td><td>“Entendo a irritação: a espera foi mesmo longa.” Fato antes de
defesa.</td></tr>
<tr><td>Ninguém pergunta nada</td><td>“Costumam me perguntar se isso funciona em loja pequena.
Funciona, e explico.”</td></tr>
</tbody>
</table>
<p>Na véspera, escreva as três perguntas que você mais teme e responda a cada uma em voz alta. Quase
sempre uma delas aparece, e você vai sorrir por dentro.</p>
<p>Depois das perguntas, não deixe a sala se desmanchar: retome a palavra por dez segundos, diga a sua
frase final mais uma vez e agradeça. Agora, sim.</p>
`;

export const falarEmPublico: DemoCourse = {
  slug: 'falar-em-publico',
  title: 'Falar em público sem decorar',
  subTitle: 'Da reunião de segunda ao palco',
  shortDescription:
    'Use o nervosismo a favor, prepare a fala pelo fim e responda a perguntas difíceis.',
  description: `
<p>Falar bem não é falar bonito: é ser entendido e lembrado. Este curso ensina a preparar uma fala de
dez minutos em uma hora, com um roteiro de quatro linhas no lugar do texto decorado.</p>
<p>Cada página termina em algo que se faz no mesmo dia: uma gravação de dois minutos, uma frase de
abertura, uma pergunta ensaiada. Serve para a reunião da segunda-feira, a entrevista, a apresentação do
curso e o brinde de casamento.</p>
`,
  paymentType: 'PAID',
  categories: ['Comunicação', 'Negócios'],
  levels: ['Intermediário'],
  skills: ['Oratória', 'Argumentação'],
  isActive: true,
  sections: [
    {
      title: 'O corpo e a voz',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'O nervosismo é combustível',
          pageContent: nerves,
          isPreview: true,
        },
        {
          contentType: 'VIDEO',
          title: 'A pausa de três segundos',
          videoFile: 'pausa-de-tres-segundos.mp4',
          captionsFile: 'pausa-de-tres-segundos.vtt',
          durationSeconds: 36,
          videoDescription: `
<p>Antes da primeira palavra, chegue, firme os pés e olhe para alguém enquanto conta até três. Depois,
troque cada muleta (“éé”, “então”, “tipo assim”) por um instante de silêncio. Para treinar, marque o
texto: uma barra para respirar, duas para a pausa longa, como em “Em 2019 | eu quase fechei esta loja. ‖
Hoje | somos doze.”</p>
<p>Vídeo sem narração, com texto na tela e legendas: leia em voz alta junto com ele.</p>
`,
        },
      ],
    },
    {
      title: 'A preparação',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Comece pelo fim', pageContent: keyMessage },
        { contentType: 'TEXTPAGE', title: 'Os primeiros trinta segundos', pageContent: opening },
        {
          contentType: 'TEXTPAGE',
          title: 'Slides que não competem com você',
          pageContent: slides,
        },
      ],
    },
    {
      title: 'Na hora',
      isFreemium: false,
      contents: [{ contentType: 'TEXTPAGE', title: 'Perguntas difíceis', pageContent: questions }],
    },
  ],
};
