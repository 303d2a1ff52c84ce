import type { DemoCourse } from '../demo-course.ts';

const whereItGoes = `
<p>Célia e Marcos moram em Betim com dois filhos. Juntos, recebem R$ 4.300 líquidos por mês, e todo
mês a mesma pergunta volta no dia 25: <em>para onde foi o dinheiro?</em> Antes de cortar qualquer
coisa, eles anotaram um mês inteiro.</p>
<table>
<thead><tr><th>Gasto do mês</th><th>Valor</th></tr></thead>
<tbody>
<tr><td>Aluguel</td><td>R$ 1.150</td></tr>
<tr><td>Mercado</td><td>R$ 1.050</td></tr>
<tr><td>Parcelas (sofá, cartão, empréstimo)</td><td>R$ 460</td></tr>
<tr><td>Luz, água, gás e internet</td><td>R$ 420</td></tr>
<tr><td>Transporte</td><td>R$ 380</td></tr>
<tr><td>Lanches e entregas</td><td>R$ 320</td></tr>
<tr><td>Escola e material</td><td>R$ 210</td></tr>
<tr><td>Celulares</td><td>R$ 110</td></tr>
<tr><td>Assinaturas de vídeo e música</td><td>R$ 95</td></tr>
<tr><td>Farmácia</td><td>R$ 75</td></tr>
<tr><td><strong>Total</strong></td><td><strong>R$ 4.270</strong></td></tr>
</tbody>
</table>
<p>Sobraram R$ 30. O susto não foi o aluguel, que eles conheciam. Foi a linha de lanches: R$ 320 em
pedidos pequenos, de R$ 20 ou R$ 30, que ninguém lembrava de ter feito.</p>
<h2>Como anotar sem desistir</h2>
<ul>
<li>Anote <strong>na hora</strong>, no bloco de notas do celular: valor e uma palavra. “28 lanche”.</li>
<li>Não julgue nem corte nada no primeiro mês. Você está tirando uma foto.</li>
<li>Inclua o que cai sozinho na conta ou no cartão. É o que mais escapa.</li>
<li>No domingo, some por grupo. Quinze minutos bastam.</li>
</ul>
<p>Comece hoje, não no dia primeiro. Trinta dias seguidos contam a história inteira, comecem quando
começarem.</p>
`;

const compass = `
<p>Há uma divisão famosa da renda: 50% para o necessário, 30% para o que se quer, 20% para o futuro.
Vale como bússola, não como lei. Vejamos o que ela diria à família de Betim, que recebe
R$ 4.300.</p>
<table>
<thead><tr><th>Grupo</th><th>Bússola</th><th>Como está hoje</th></tr></thead>
<tbody>
<tr><td>Necessário</td><td>R$ 2.150 (50%)</td><td>R$ 3.395 (79%)</td></tr>
<tr><td>Querer</td><td>R$ 1.290 (30%)</td><td>R$ 415 (10%)</td></tr>
<tr><td>Futuro e dívidas</td><td>R$ 860 (20%)</td><td>R$ 490 (11%)</td></tr>
</tbody>
</table>
<p>Para quem paga aluguel e ganha pouco, a metade da renda raramente cobre o necessário. Fingir que
cobre só produz culpa. O que a tabela mostra de útil é outra coisa: onde procurar folga. Ela quase nunca
está no aluguel; está nas linhas que se repetem todo mês sem que ninguém tenha decidido.</p>
<h2>A pergunta de cada linha</h2>
<ol>
<li><strong>Dá para pagar menos pela mesma coisa?</strong> Plano de celular antigo, internet sem
desconto, seguro que renova sozinho.</li>
<li><strong>Dá para ter um pouco menos?</strong> Entrega uma vez por semana em vez de quatro.</li>
<li><strong>Ainda faz falta?</strong> A assinatura que ninguém abre desde março.</li>
</ol>
<p>Célia e Marcos trocaram os planos de celular (menos R$ 40), cancelaram uma assinatura (menos
R$ 35) e combinaram entrega só no sábado (menos R$ 180). Total: R$ 255 por mês, ou R$ 3.060 em um
ano, sem mexer no aluguel nem na escola.</p>
<p>Faça as três perguntas a três linhas suas. Só a três: quem tenta mudar tudo de uma vez não muda
nada.</p>
`;

const debts = `
<p>Dívida cara se resolve com ordem. Não com mais esforço, nem com promessa: com ordem. Veja três
dívidas de uma mesma pessoa.</p>
<table>
<thead><tr><th>Dívida</th><th>Quanto deve</th><th>Juros ao mês</th><th>Custo no mês</th></tr></thead>
<tbody>
<tr><td>Rotativo do cartão</td><td>R$ 800</td><td>14%</td><td>R$ 112</td></tr>
<tr><td>Empréstimo pessoal</td><td>R$ 2.500</td><td>3%</td><td>R$ 75</td></tr>
<tr><td>Crediário da loja</td><td>R$ 1.200</td><td>5%</td><td>R$ 60</td></tr>
</tbody>
</table>
<p>A menor dívida é a que mais cobra. Só em juros, são R$ 247 por mês: o preço de um bom mercado que
ninguém come.</p>
<h2>Passo a passo</h2>
<ol>
<li><strong>Liste tudo</strong> como na tabela. Se não souber o que deve, consulte de graça o
Registrato, do Banco Central.</li>
<li><strong>Pare de aumentar.</strong> Guarde o cartão em uma gaveta até o saldo zerar.</li>
<li><strong>Pague o mínimo combinado em todas</strong> e jogue qualquer real extra na de juros mais
altos.</li>
<li><strong>Troque a cara pela barata.</strong> Um empréstimo a 3% que quita um rotativo a 14% é bom
negócio, desde que o passo 2 seja cumprido.</li>
<li><strong>Negocie por escrito.</strong> Peça o valor total, o número de parcelas e o custo efetivo
total (CET). Parcela que cabe no bolso não quer dizer dívida barata.</li>
</ol>
<blockquote><p>Desde janeiro de 2024, os juros e encargos do rotativo e do parcelamento da fatura não
podem passar de 100% do valor original da dívida (Lei 14.690/2023). Uma dívida de R$ 800 no cartão
não pode custar mais de R$ 1.600 no total.</p></blockquote>
<p>Quando a primeira dívida acabar, some a parcela dela à da seguinte. É aí que a fila começa a andar
depressa.</p>
`;

const reserve = `
<p>A geladeira vai quebrar. Não se sabe o dia, mas vai. A reserva de emergência existe para que esse
dia seja só chato, e não o começo de uma dívida.</p>
<h2>De que tamanho?</h2>
<p>A conta usa os gastos <em>necessários</em>, não a renda. A família de Betim gasta R$ 3.395 por mês
com o necessário:</p>
<ul>
<li>três meses (dois salários fixos em casa): 3 × R$ 3.395 = R$ 10.185;</li>
<li>seis meses (trabalho por conta própria): 6 × R$ 3.395 = R$ 20.370.</li>
</ul>
<p>Esses números assustam, e por isso muita gente nem começa. Divida em degraus:</p>
<ol>
<li><strong>R$ 500.</strong> Paga o conserto da máquina de lavar ou uma ida à farmácia.</li>
<li><strong>Um mês de gastos necessários.</strong> Dá tempo de respirar entre dois empregos.</li>
<li><strong>Três meses, depois seis.</strong> Aqui já dá para dizer “não” a um mau negócio.</li>
</ol>
<p>R$ 20 por semana são R$ 1.040 em um ano. O primeiro degrau chega antes de seis meses.</p>
<h2>Onde deixar</h2>
<p>Em um lugar que renda, que não balance e de onde se possa sacar no mesmo dia ou no dia útil
seguinte: Tesouro Selic, CDB de banco coberto pelo FGC com liquidez diária ou, na falta deles, a
poupança. Fora da conta do dia a dia, para não virar pizza.</p>
<h2>O que é emergência</h2>
<p>Três perguntas: é necessário? É urgente? Era imprevisto? Três respostas “sim” abrem a reserva.
IPVA e material escolar acontecem todo ano: são despesas <em>previstas</em>, e merecem um potinho só
delas.</p>
`;

const familyTalk = `
<p>Orçamento feito por uma pessoa só e imposto às outras dura duas semanas. Conversar sobre dinheiro
em casa é parte da técnica, e dá para aprender.</p>
<h2>A reunião de vinte minutos</h2>
<p>Uma vez por mês, com a televisão desligada e algo gostoso na mesa. A pauta cabe em quatro
linhas:</p>
<ol>
<li><strong>O que deu certo?</strong> Comece por aqui, sempre.</li>
<li><strong>O que fugiu do combinado?</strong> Fatos e valores, sem “você sempre” nem “você
nunca”.</li>
<li><strong>O que vem no mês que vem?</strong> Aniversário, remédio, dentista, imposto.</li>
<li><strong>Qual é o combinado?</strong> Um só, escrito na porta da geladeira.</li>
</ol>
<h2>Trocas que ajudam</h2>
<table>
<thead><tr><th>Em vez de</th><th>Experimente</th></tr></thead>
<tbody>
<tr><td>“Você gastou demais.”</td><td>“Passamos R$ 90 do combinado. O que aconteceu?”</td></tr>
<tr><td>“Não tem dinheiro para isso.”</td><td>“Isso não está no plano deste mês. Vamos pôr no
próximo?”</td></tr>
<tr><td>“Eu que pago tudo.”</td><td>“Vamos ver juntos quanto cada um consegue pôr.”</td></tr>
</tbody>
</table>
<h2>E as crianças?</h2>
<p>Dê a elas uma decisão verdadeira, do tamanho delas: R$ 30 para o lanche do passeio, e a escolha é
sua. Criança que escolhe entre o suco e o sorvete aprende o que é limite sem ouvir um sermão.</p>
<p>Por fim, reserve um valor pequeno, igual para cada adulto, do qual ninguém presta contas. Pode ser
R$ 50. É o que torna o resto do combinado suportável.</p>
`;

export const orcamentoDomestico: DemoCourse = {
  slug: 'orcamento-domestico',
  title: 'Orçamento doméstico sem sofrimento',
  subTitle: 'Da foto dos gastos à primeira reserva',
  shortDescription:
    'Descubra para onde vai o dinheiro, ponha as dívidas em ordem e comece uma reserva.',
  description: `
<p>Este curso acompanha uma família de quatro pessoas que chega ao fim do mês com R$ 30. Com papel,
lápis e alguma conversa, ela descobre para onde vai o dinheiro, escolhe onde mexer e dá o primeiro
passo para nunca mais depender do rotativo do cartão.</p>
<p>Não há bronca nem fórmula mágica. Há contas que você refaz com os seus números.</p>
`,
  paymentType: 'FREE',
  categories: ['Finanças pessoais'],
  levels: ['Iniciante'],
  skills: ['Orçamento', 'Controle de dívidas', 'Planejamento'],
  isActive: true,
  sections: [
    {
      title: 'A foto do mês',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Para onde foi o dinheiro?',
          pageContent: whereItGoes,
          isPreview: true,
        },
        {
          contentType: 'VIDEO',
          title: 'Três potes para a renda do mês',
          videoFile: 'tres-potes.mp4',
          captionsFile: 'tres-potes.vtt',
          durationSeconds: 33,
          videoDescription: `
<p>Uma renda de R$ 3.000 repartida em três potes: R$ 1.500 para o necessário, R$ 900 para o que se
quer e R$ 600 para o futuro. O vídeo mostra também o que fazer quando o primeiro pote transborda:
mudar um ponto percentual por mês, em vez de tudo de uma vez.</p>
<p>Vídeo sem narração, com texto na tela e legendas.</p>
`,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Uma bússola, não uma lei',
          pageContent: compass,
        },
      ],
    },
    {
      title: 'Sair do sufoco',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Dívidas: qual pagar primeiro',
          pageContent: debts,
          readComplements: [
            {
              type: 'LINK',
              title: 'Banco Central do Brasil: Registrato',
              url: 'https://www.bcb.gov.br/meubc/registrato',
            },
            {
              type: 'LINK',
              title: 'Consumidor.gov.br: reclame e negocie direto com a empresa',
              url: 'https://www.consumidor.gov.br',
            },
          ],
        },
        {
          contentType: 'TEXTPAGE',
          title: 'A reserva que cabe no bolso',
          pageContent: reserve,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Dinheiro é assunto de família',
          pageContent: familyTalk,
        },
      ],
    },
  ],
};
