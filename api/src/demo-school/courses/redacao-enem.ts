import type { DemoCourse } from '../demo-course.ts';

const grading = `
<p>A redação do Enem vale 1.000 pontos e é a única parte da prova em que você sabe, antes de entrar na
sala, exatamente o que será cobrado. Cada uma das cinco competências vale 200, em degraus de 40.</p>
<table>
<thead><tr><th>Competência</th><th>A pergunta que o corretor se faz</th></tr></thead>
<tbody>
<tr><td>1</td><td>A escrita segue a norma formal?</td></tr>
<tr><td>2</td><td>O texto entende o tema e traz conhecimento de fora?</td></tr>
<tr><td>3</td><td>As ideias têm ordem e defendem um ponto de vista?</td></tr>
<tr><td>4</td><td>As partes estão bem ligadas?</td></tr>
<tr><td>5</td><td>A proposta de intervenção é completa e respeita os direitos humanos?</td></tr>
</tbody>
</table>
<p>Dois corretores leem sem saber a nota do outro, e a sua nota é a média das duas. Se diferem em mais
de 100 pontos no total, ou em mais de 80 em uma competência, um terceiro entra em cena.</p>
<h2>O que zera</h2>
<ul>
<li>fugir do tema ou não escrever um texto dissertativo-argumentativo;</li>
<li>ter até sete linhas escritas por você: as copiadas dos textos da prova não contam;</li>
<li>deixar em branco, desenhar, assinar ou escrever recados na folha;</li>
<li>inserir um trecho sem relação alguma com o tema, como uma receita ou um hino.</li>
</ul>
<p>Repare no que <em>não</em> está na lista: letra bonita, palavra difícil, citação de filósofo. São 30
linhas no máximo, e quem escreve com clareza em 26 costuma ir melhor do que quem enche 30.</p>
`;

const readingTheme = `
<p>Metade das notas baixas nasce antes da primeira linha, na leitura do tema. Reserve dez minutos só
para isso. Tome o tema de 2023: <em>“Desafios para o enfrentamento da invisibilidade do trabalho de
cuidado realizado pela mulher no Brasil”</em>.</p>
<h2>Circule as palavras que mandam</h2>
<ul>
<li><strong>Desafios:</strong> pede obstáculos, e não a história do assunto.</li>
<li><strong>Enfrentamento:</strong> já anuncia que haverá uma solução.</li>
<li><strong>Invisibilidade:</strong> é o coração. Não basta falar do cuidado: é preciso mostrar que
ninguém o vê.</li>
<li><strong>Da mulher, no Brasil:</strong> o recorte. Sem ele, o texto tangencia.</li>
</ul>
<h2>Transforme o tema em pergunta</h2>
<p>“Por que ninguém vê o trabalho de cuidado que as mulheres fazem no Brasil?” Agora responda duas
vezes, depressa, em uma linha cada:</p>
<ol>
<li>Porque se aprende desde cedo que cuidar é natural da mulher.</li>
<li>Porque quem cuida em casa não tem salário nem aposentadoria por isso.</li>
</ol>
<p>Pronto: são os seus dois parágrafos de desenvolvimento. E a tese é a soma: <em>a invisibilidade
persiste porque a cultura a trata como vocação e a lei a deixa sem proteção</em>.</p>
<h2>Use os textos da prova como mapa</h2>
<p>Eles mostram o caminho, mas não podem ser copiados. Escreva ao lado de cada um, em três palavras, a
ideia que traz. Se dois trazem a mesma ideia, ela é central.</p>
<p>Treine só esta etapa com cinco temas antigos, sem redigir. Dez minutos cada. É o exercício que mais
rende por hora de estudo.</p>
`;

const introduction = `
<p>A introdução tem três tarefas e cabe em cinco ou seis linhas: <strong>situar</strong> o assunto,
<strong>apresentar</strong> o problema e <strong>anunciar</strong> a tese com os dois caminhos que você
vai seguir.</p>
<h2>Um exemplo, desmontado</h2>
<blockquote><p>A Constituição de 1988 inclui a previdência social e a proteção à maternidade entre os
direitos de todos. Na prática, porém, milhões de brasileiras cozinham, limpam e cuidam de parentes sem
que isso seja chamado de trabalho. Essa invisibilidade persiste tanto pela cultura que trata o cuidado
como vocação feminina quanto pela falta de proteção a quem cuida.</p></blockquote>
<table>
<thead><tr><th>Parte</th><th>O que faz</th></tr></thead>
<tbody>
<tr><td>1ª frase</td><td>Situa, com um conhecimento verdadeiro e fácil de conferir (art. 6º).</td></tr>
<tr><td>2ª frase</td><td>Mostra o problema: o que devia ser e não é.</td></tr>
<tr><td>3ª frase</td><td>Anuncia a tese e os dois caminhos, na ordem em que virão.</td></tr>
</tbody>
</table>
<h2>Duas armadilhas</h2>
<p><strong>O começo que serve para tudo.</strong> “Desde os primórdios da humanidade…” abre qualquer
texto e, por isso, não abre nenhum. Se a sua primeira frase cabe em outro tema, troque.</p>
<p><strong>A citação decorada.</strong> O corretor percebe o filósofo colado com fita. Um filme, uma lei,
um livro da escola ou um fato histórico que você <em>conhece de verdade</em> valem mais, desde que a
ligação com o tema esteja escrita, e não suposta.</p>
<p>Escreva agora a introdução do tema “Caminhos para ampliar o acesso à leitura no Brasil”. Três
frases. Depois sublinhe a tese: se não conseguir, ela ainda não está lá.</p>
`;

const development = `
<p>Cada parágrafo de desenvolvimento defende <strong>uma</strong> ideia, a que você prometeu na
introdução. Um molde de quatro passos ajuda a não se perder:</p>
<ol>
<li><strong>Tópico.</strong> A ideia do parágrafo, em uma frase.</li>
<li><strong>Prova.</strong> Um dado, um fato, uma obra, uma lei.</li>
<li><strong>Explicação.</strong> Por que a prova sustenta o tópico. É o passo que mais falta.</li>
<li><strong>Consequência.</strong> O que isso causa na vida das pessoas.</li>
</ol>
<h2>Os quatro passos em ação</h2>
<blockquote><p>Em primeiro lugar, a cultura ensina que cuidar é da natureza da mulher. Segundo o IBGE, em
2022 elas dedicavam 21,3 horas por semana aos afazeres domésticos e ao cuidado de pessoas; eles, 11,7.
A diferença, de quase dez horas, não se explica por gosto: meninas ganham bonecas e panelinhas, e
meninos raramente são chamados a lavar a louça. Assim, o que é aprendido passa por instinto, e um
esforço que toma mais de um dia de trabalho por semana deixa de ser visto como esforço.</p></blockquote>
<h2>Argumento ou só opinião?</h2>
<p>Faça o teste do “por quê?”. Se depois de uma frase alguém pode perguntar “por quê?” e a frase
seguinte não responde, falta explicação. “O governo não se importa” não é argumento: é queixa. “Não
existe programa que conte esse tempo para a aposentadoria” é um argumento, porque pode ser
conferido.</p>
<p>E nunca invente dado. Um número falso, se percebido, derruba a confiança no texto inteiro; um exemplo
verdadeiro da sua cidade, bem explicado, a sustenta.</p>
`;

const connectives = `
<p>Conectivo não é enfeite: é placa de trânsito. Diz ao leitor se a próxima frase soma, opõe, explica ou
conclui. Quando a placa está errada, ele bate.</p>
<table>
<thead><tr><th>Você quer</th><th>Use</th></tr></thead>
<tbody>
<tr><td>somar</td><td>além disso, também, nem</td></tr>
<tr><td>opor</td><td>porém, no entanto, embora</td></tr>
<tr><td>explicar a causa</td><td>porque, uma vez que, visto que</td></tr>
<tr><td>mostrar o efeito</td><td>assim, por isso, de modo que</td></tr>
<tr><td>exemplificar</td><td>por exemplo, como, a exemplo de</td></tr>
<tr><td>concluir</td><td>portanto, logo, dessa forma</td></tr>
</tbody>
</table>
<h2>Os três enganos mais comuns</h2>
<ul>
<li><strong>“Onde” para tudo.</strong> Só serve para lugar. Escreva “uma época <em>em que</em> não
havia internet”.</li>
<li><strong>“Mesmo” no lugar de nome.</strong> Em vez de “o projeto foi aprovado, e o
mesmo começa em maio”, escreva “foi aprovado e começa em maio”.</li>
<li><strong>“Embora” com “mas”.</strong> Os dois dizem a mesma coisa. Escolha um.</li>
</ul>
<h2>Ligar sem conectivo</h2>
<p>Boa parte da coesão vem de retomar o que já foi dito com outras palavras. Depois de “trabalho de
cuidado”, o texto pode dizer “essa tarefa”, “tal rotina”, “o esforço diário”. Assim a ideia continua e a
palavra não se repete.</p>
<p>Pegue uma redação sua e circule cada conectivo. Se houver três “além disso”, você está empilhando, e
não argumentando. E confira o começo dos parágrafos: o corretor procura uma ligação ali e outra dentro
deles.</p>
`;

const proposal = `
<p>O último parágrafo vale 200 pontos e é o mais previsível de todos. A proposta de intervenção precisa
de <strong>cinco elementos</strong>. Faltou um, perdem-se pontos.</p>
<table>
<thead><tr><th>Elemento</th><th>Pergunta</th><th>No exemplo</th></tr></thead>
<tbody>
<tr><td>Agente</td><td>Quem?</td><td>o Ministério da Educação</td></tr>
<tr><td>Ação</td><td>Faz o quê?</td><td>deve incluir o tema do cuidado nas escolas</td></tr>
<tr><td>Meio</td><td>Como?</td><td>por meio de oficinas mensais com as famílias</td></tr>
<tr><td>Finalidade</td><td>Para quê?</td><td>a fim de dividir as tarefas desde a infância</td></tr>
<tr><td>Detalhamento</td><td>Algo mais sobre um deles</td><td>oficinas nas quais meninos e meninas
registrem, em um diário, quem faz o quê em casa</td></tr>
</tbody>
</table>
<h2>Escrito por extenso</h2>
<blockquote><p>Portanto, para que o cuidado deixe de ser invisível, o Ministério da Educação deve incluir
o tema nas escolas públicas, por meio de oficinas mensais com as famílias, nas quais meninos e meninas
registrem em um diário quem faz cada tarefa da casa, a fim de que a divisão seja aprendida desde a
infância.</p></blockquote>
<h2>Conferência final</h2>
<ul>
<li>“O governo” e “a sociedade” são agentes fracos. Dê nome: qual ministério, qual órgão?</li>
<li>“Conscientizar” não é ação; é desejo. O que será <em>feito</em>?</li>
<li>A proposta resolve o problema que você discutiu, ou outro?</li>
<li>Ela respeita os direitos humanos? Propor violência ou censura zera esta competência.</li>
</ul>
<p>Guarde os cinco elementos na mão: um por dedo. Na hora da prova, antes de passar a limpo, feche os
dedos um a um.</p>
`;

export const redacaoEnem: DemoCourse = {
  slug: 'redacao-enem',
  title: 'Redação para o Enem, parágrafo por parágrafo',
  subTitle: 'Do tema à proposta de intervenção',
  shortDescription:
    'Entenda como a nota é feita e escreva uma redação completa, um parágrafo de cada vez.',
  description: `
<p>Escrever bem para o Enem não é dom nem fórmula: é saber o que cada parágrafo precisa fazer. Neste
curso, você constrói uma redação inteira sobre um tema que já caiu, com cada escolha explicada, e
escreve a sua em paralelo.</p>
<p>As duas primeiras páginas são grátis e já mudam o modo de estudar. As seguintes trazem os modelos
desmontados frase a frase, os enganos mais comuns e um exercício por dia.</p>
<p>As regras seguem a cartilha do participante, que o Inep publica todos os anos. Leia também a do seu
ano.</p>
`,
  paymentType: 'FREEMIUM',
  categories: ['Comunicação'],
  levels: ['Intermediário'],
  skills: ['Escrita', 'Argumentação'],
  isActive: true,
  sections: [
    {
      title: 'Antes da primeira linha',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Como a nota é feita',
          pageContent: grading,
          isPreview: true,
          readComplements: [
            {
              type: 'LINK',
              title: 'Inep: provas anteriores e cartilhas do Enem',
              url: 'https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/enem',
            },
          ],
        },
        { contentType: 'TEXTPAGE', title: 'Ler o tema', pageContent: readingTheme },
      ],
    },
    {
      title: 'Parágrafo por parágrafo',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'A introdução', pageContent: introduction },
        { contentType: 'TEXTPAGE', title: 'O desenvolvimento', pageContent: development },
        { contentType: 'TEXTPAGE', title: 'Conectivos que trabalham', pageContent: connectives },
      ],
    },
    {
      title: 'O fim que vale 200',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'A proposta de intervenção', pageContent: proposal },
      ],
    },
  ],
};
