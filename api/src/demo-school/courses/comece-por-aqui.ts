import type { DemoCourse } from '../demo-course.ts';

const catalogue = `
<p>O catálogo reúne todos os cursos da Sabiá. Você chega a ele pelo menu <strong>Cursos</strong> e
pode olhar à vontade, mesmo antes de criar uma conta.</p>
<h2>Três jeitos de procurar</h2>
<ul>
<li><strong>Pela busca.</strong> Escreva uma palavra, com ou sem acento: “orcamento” encontra
“Orçamento doméstico”.</li>
<li><strong>Pelos filtros.</strong> Há filtros de categoria, nível e forma de acesso. Duas
categorias marcadas mostram cursos de uma ou de outra; uma categoria e um nível mostram só os
cursos que atendem aos dois.</li>
<li><strong>Pelo endereço.</strong> Os filtros ficam no endereço da página. Gostou de uma seleção?
Guarde nos favoritos ou mande para alguém: a pessoa verá a mesma lista.</li>
</ul>
<h2>O que dizem as etiquetas</h2>
<table>
<thead><tr><th>Etiqueta</th><th>O que está aberto</th></tr></thead>
<tbody>
<tr><td>Grátis</td><td>O curso inteiro, para quem tem conta.</td></tr>
<tr><td>Parte grátis</td><td>Algumas seções. As outras aparecem com cadeado.</td></tr>
<tr><td>Assinantes</td><td>O curso inteiro, para quem assina a Sabiá.</td></tr>
</tbody>
</table>
<h2>Antes de entrar, espie</h2>
<p>A prévia de um curso mostra as seções, a carga horária e para quem ele foi pensado. Leia com
calma: cinco minutos de prévia economizam uma noite no curso errado. Na dúvida entre dois níveis,
comece pelo mais fácil. Avançar rápido em um curso simples anima; tropeçar logo na primeira página
de um difícil, não.</p>
`;

const player = `
<p>A tela de estudo tem sempre a mesma forma. No meio fica o conteúdo: um texto ou um vídeo. Ao lado
fica o roteiro do curso, com as seções em ordem, um sinal no que você já concluiu e a indicação de
onde você está. No celular, o roteiro se esconde atrás de um botão para deixar a leitura livre.</p>
<h2>Para avançar e voltar</h2>
<p>“Concluir” marca o conteúdo e abre o próximo. As setas ao lado levam ao anterior e ao próximo sem
marcar nada.</p>
<h2>No computador, também pelo teclado</h2>
<table>
<thead><tr><th>Tecla</th><th>O que faz</th></tr></thead>
<tbody>
<tr><td><strong>N</strong></td><td>Vai para o próximo conteúdo.</td></tr>
<tr><td><strong>P</strong></td><td>Volta para o conteúdo anterior.</td></tr>
</tbody>
</table>
<p>As letras vêm do inglês <em>next</em> e <em>previous</em>. Cuidado com a pegadinha: aqui, P não é
de “próximo”. No fim de uma seção, o N passa sozinho para a seguinte.</p>
<h2>Concluir é diferente de passar</h2>
<p>Passar de um conteúdo para outro não marca nada. Para registrar que você estudou um texto, use o
botão <strong>Concluir e continuar</strong>. O vídeo se conclui sozinho quando você assiste a 90%
dele, e também pode ser marcado à mão.</p>
<h2>Parou no meio? Sem problema</h2>
<p>Quando voltar ao curso, você cai na última seção e no último conteúdo em que mexeu, mesmo que
seja em outro aparelho. E, se encontrar um cadeado, a própria tela explica por que aquela seção
está fechada e o que a abre.</p>
<blockquote><p>No computador, experimente agora: aperte P para rever a página anterior e N para
voltar a esta.</p></blockquote>
`;

const streak = `
<p>A Sabiá conta duas coisas diferentes, e vale a pena não confundi-las: o <strong>progresso</strong>,
que diz quanto falta em um curso, e a <strong>sequência</strong>, que diz há quantos dias você vem
estudando sem parar.</p>
<h2>Progresso</h2>
<p>Uma seção está completa quando todos os conteúdos dela foram concluídos; um curso, quando todas
as seções estão completas. Se você marcou algo sem querer, desmarque: o percentual volta atrás e
nada mais se perde.</p>
<h2>Sequência de dias</h2>
<p>Um dia entra na conta quando você conclui pelo menos um conteúdo até a meia-noite, no horário de
Brasília. Veja a semana de Rosa:</p>
<table>
<thead><tr><th>Dia</th><th>Conteúdos concluídos</th><th>Sequência</th></tr></thead>
<tbody>
<tr><td>Segunda</td><td>1</td><td>1 dia</td></tr>
<tr><td>Terça</td><td>3</td><td>2 dias</td></tr>
<tr><td>Quarta</td><td>1</td><td>3 dias</td></tr>
<tr><td>Quinta</td><td>nenhum</td><td>recomeça</td></tr>
<tr><td>Sexta</td><td>2</td><td>1 dia</td></tr>
</tbody>
</table>
<p>Repare que os três conteúdos de terça valeram um dia só. A sequência premia a constância, não a
maratona. E ela só recomeça depois de um dia inteiro em branco: enquanto o dia não termina, ainda dá
tempo.</p>
<p>Agora a parte mais importante: sequência não é nota. Se você perdeu um dia porque a filha ficou
doente ou o ônibus quebrou, o que aprendeu continua com você. Recomece na página em que parou.</p>
`;

const nightPlan = `
<p>Quem estuda depois do trabalho não tem pouca disciplina: tem pouca energia. O plano abaixo foi
pensado para isso. Ele cabe em meia hora e funciona até no ônibus.</p>
<h2>Meia hora, três partes</h2>
<ol>
<li><strong>5 minutos para lembrar.</strong> Antes de abrir o conteúdo novo, diga em voz baixa ou
escreva o que você estudou da última vez. Sem consultar. Esse esforço de puxar da memória fixa mais
do que reler.</li>
<li><strong>20 minutos para um conteúdo.</strong> Um só. Celular no silencioso, caderno do lado.
Quando o texto trouxer um exercício, faça antes de continuar.</li>
<li><strong>5 minutos para fechar.</strong> Escreva uma frase: “hoje eu aprendi que…”. Depois marque
o conteúdo como concluído.</li>
</ol>
<h2>Escolha um gatilho, não um horário</h2>
<p>“Vou estudar às 20h” depende de o dia correr bem. “Vou estudar depois de lavar a louça” depende só
da louça. Amarre o estudo a algo que você já faz todo dia.</p>
<h2>A regra do dia ruim</h2>
<p>Haverá noites em que meia hora não cabe. Nelas, faça uma coisa só: releia a sua frase da véspera e
conclua o conteúdo mais curto que encontrar. Dez minutos mantêm o hábito vivo, e é o hábito que leva
até o fim do curso.</p>
<blockquote><p>Tarefa: complete agora, no papel, a frase “Vou estudar depois de ________, em
________”.</p></blockquote>
`;

const certificate = `
<p>Quando você conclui o último conteúdo de um curso, o certificado é emitido na mesma hora. Não há
taxa, fila nem pedido a fazer: a tela de estudo muda e ele aparece.</p>
<h2>O que vem escrito</h2>
<ul>
<li>o seu nome completo, como está no seu perfil naquele momento;</li>
<li>o título do curso e a carga horária;</li>
<li>a data de conclusão;</li>
<li>um código de verificação.</li>
</ul>
<p>Por isso, <strong>confira o seu nome no perfil antes de terminar</strong>. Um “Zé” no perfil vira
um “Zé” no certificado.</p>
<h2>Para que serve o código</h2>
<p>Qualquer pessoa pode digitar o código na página de certificados e confirmar que o documento é
verdadeiro, sem precisar de conta. É assim que uma empresa ou uma faculdade verifica o que você
apresentou. Você pode baixar o PDF, copiar o link ou publicar no LinkedIn.</p>
<h2>Vale como horas complementares?</h2>
<p>Quem decide é a instituição em que você estuda. Os cursos da Sabiá são livres: eles ensinam e
comprovam a carga horária, mas não substituem diploma técnico ou de graduação. Pergunte à
coordenação antes de contar com as horas.</p>
<p>Um curso dá um certificado por pessoa, e ele é seu para sempre: continua válido mesmo que o curso
mude ou saia do catálogo. Conclua as páginas deste passeio e veja o primeiro
aparecer.</p>
`;

export const comecePorAqui: DemoCourse = {
  slug: 'comece-por-aqui',
  title: 'Comece por aqui: como estudar na Sabiá',
  subTitle: 'Um passeio curto pela plataforma',
  shortDescription: 'Conheça o catálogo, a tela de estudo, a sequência de dias e os certificados.',
  description: `
<p>Em menos de uma hora você aprende a usar a Sabiá: como achar um curso, como se mover pela tela de
estudo, o que conta para a sequência de dias e como sai o certificado.</p>
<p>No caminho, há um plano de estudo para quem chega em casa cansado. É o mesmo que recomendamos a
quem trabalha o dia todo: pouco por vez, quase todo dia.</p>
`,
  paymentType: 'FREE',
  categories: ['Vida prática'],
  levels: ['Iniciante'],
  skills: ['Organização dos estudos', 'Planejamento'],
  isActive: true,
  isTutorial: true,
  sections: [
    {
      title: 'Conhecendo a casa',
      isFreemium: true,
      contents: [
        {
          contentType: 'VIDEO',
          title: 'A Sabiá em menos de um minuto',
          videoFile: 'a-sabia-em-um-minuto.mp4',
          captionsFile: 'a-sabia-em-um-minuto.vtt',
          durationSeconds: 39,
          videoDescription: `
<p>O caminho completo, do catálogo ao certificado, em seis passos: escolher um curso, estudar um
conteúdo por vez, avançar e voltar, concluir, manter a sequência de dias e
receber o certificado.</p>
<p>O vídeo não tem narração: os textos estão na tela e nas legendas, que você liga e desliga no
botão do player.</p>
`,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Como encontrar um curso no catálogo',
          pageContent: catalogue,
          isPreview: true,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'A tela de estudo: avançar, voltar e concluir',
          pageContent: player,
        },
      ],
    },
    {
      title: 'Mantendo o ritmo',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Progresso e sequência de dias',
          pageContent: streak,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Um plano para quem estuda à noite',
          pageContent: nightPlan,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'O seu certificado',
          pageContent: certificate,
        },
      ],
    },
  ],
};
