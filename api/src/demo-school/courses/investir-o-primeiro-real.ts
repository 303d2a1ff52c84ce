import type { DemoCourse } from '../demo-course.ts';

const before = `
<p>Investir é decidir hoje o que o seu dinheiro vai fazer amanhã. Mas há uma ordem, e pulá-la custa
caro.</p>
<ol>
<li><strong>Dívida cara primeiro.</strong> Nenhum investimento seguro paga o que o rotativo do cartão
cobra. Quitar uma dívida de 10% ao mês é o melhor rendimento que existe.</li>
<li><strong>Depois, a reserva.</strong> De três a seis meses de gastos necessários, em lugar seguro e
fácil de sacar.</li>
<li><strong>Só então, os planos.</strong> O curso técnico daqui a dois anos, a entrada da casa, a
aposentadoria.</li>
</ol>
<h2>As três perguntas de todo investimento</h2>
<table>
<thead><tr><th>Pergunta</th><th>Nome técnico</th></tr></thead>
<tbody>
<tr><td>Posso perder dinheiro? Quanto?</td><td>risco</td></tr>
<tr><td>Quando consigo sacar?</td><td>liquidez</td></tr>
<tr><td>Quanto rende, descontados imposto e inflação?</td><td>rentabilidade real</td></tr>
</tbody>
</table>
<p>Não existe investimento ótimo nas três. O que rende mais balança mais ou prende por mais tempo.
Quando alguém oferecer os três juntos, desconfie: falta contar alguma coisa.</p>
<h2>Prazo manda</h2>
<p>Escreva três objetivos seus com data e valor. “R$ 1.200 para o conserto da moto, em dez meses” é um
objetivo: pede R$ 120 por mês, sem contar o rendimento. “Ficar tranquilo” não é: não tem data nem
preço. Para cada um, anote ao lado: curto (até um ano), médio (até cinco) ou longo. Essa anotação vai
escolher quase tudo por você.</p>
`;

const compound = `
<p>Juros compostos são juros sobre juros. No começo, quase não se nota. Depois, são eles que carregam o
peso.</p>
<p>Marli guarda R$ 100 por mês em algo que rende 0,8% ao mês, já sem imposto. É um número de exemplo;
taxas mudam. Veja o que acontece:</p>
<table>
<thead><tr><th>Tempo</th><th>Ela pôs</th><th>Tem</th><th>Os juros deram</th></tr></thead>
<tbody>
<tr><td>5 anos</td><td>R$ 6.000</td><td>R$ 7.662</td><td>R$ 1.662</td></tr>
<tr><td>10 anos</td><td>R$ 12.000</td><td>R$ 20.022</td><td>R$ 8.022</td></tr>
<tr><td>20 anos</td><td>R$ 24.000</td><td>R$ 72.113</td><td>R$ 48.113</td></tr>
</tbody>
</table>
<p>Dobrar o tempo de 10 para 20 anos multiplicou os juros por seis. É por isso que começar com pouco,
agora, vence começar com muito, um dia.</p>
<h2>A regra do 72</h2>
<p>Divida 72 pela taxa ao ano e terá, mais ou menos, o número de anos para o dinheiro dobrar. A 12% ao
ano: 72 ÷ 12 = 6 anos. A 6%: 12 anos.</p>
<p>Ela serve também para o lado ruim. Uma dívida a 12% <em>ao mês</em> dobra em seis
<em>meses</em>.</p>
<h2>O ganho que conta</h2>
<p>Se o dinheiro rendeu 10,5% no ano e os preços subiram 4,5%, o ganho real não é a diferença exata, mas
fica perto: 1,105 ÷ 1,045 = 1,0574, ou 5,7%. É o quanto você pode comprar a mais. Rendimento abaixo da
inflação é perda, mesmo com o saldo crescendo na tela.</p>
`;

const products = `
<p>Três lugares bastam para quem está começando. Os três são conservadores, mas não são iguais.</p>
<table>
<thead><tr><th></th><th>Quem deve a você</th><th>Proteção</th><th>Imposto de renda</th></tr></thead>
<tbody>
<tr><td>Poupança</td><td>o banco</td><td>FGC</td><td>isenta</td></tr>
<tr><td>Tesouro Selic</td><td>o governo federal</td><td>o próprio Tesouro</td><td>sobre o
rendimento</td></tr>
<tr><td>CDB</td><td>o banco</td><td>FGC</td><td>sobre o rendimento</td></tr>
</tbody>
</table>
<h2>Poupança</h2>
<p>Quando a taxa Selic está acima de 8,5% ao ano, rende 0,5% ao mês mais a TR; abaixo disso, 70% da
Selic mais a TR. Só paga no <strong>aniversário</strong> do depósito: quem saca no 29º dia perde o mês
inteiro.</p>
<h2>Tesouro Selic</h2>
<p>Você empresta ao governo e recebe perto da taxa básica de juros. Rende todo dia útil, e o resgate
costuma cair no mesmo dia ou no seguinte. É o mais indicado para a reserva. Não confunda com o Tesouro
Prefixado e o IPCA+, que podem <em>cair</em> se vendidos antes do vencimento.</p>
<h2>CDB</h2>
<p>Empréstimo a um banco. “100% do CDI” quer dizer que acompanha a taxa de referência dos bancos, quase
igual à Selic. Para a reserva, procure dois avisos: <strong>liquidez diária</strong> e <strong>garantia
do FGC</strong>.</p>
<blockquote><p>O FGC cobre até R$ 250 mil por CPF em cada instituição, com teto de R$ 1 milhão a cada
quatro anos. Fundos de investimento e criptomoedas não têm essa cobertura.</p></blockquote>
<p>Sua tarefa: abra o aplicativo do seu banco, ache um CDB e responda às três perguntas da primeira
página. Sem comprar nada.</p>
`;

const taxes = `
<p>Imposto assusta mais do que custa. Ele incide só sobre o <strong>rendimento</strong>, nunca sobre o
que você pôs, e quem faz o recolhimento é a instituição.</p>
<h2>Imposto de renda: quanto mais tempo, menos</h2>
<p>Tabela em vigor em 2025 para Tesouro Direto, CDB e a maioria dos fundos de renda fixa:</p>
<table>
<thead><tr><th>Dinheiro parado por</th><th>Alíquota</th><th>De R$ 100 de rendimento, ficam</th></tr></thead>
<tbody>
<tr><td>até 180 dias</td><td>22,5%</td><td>R$ 77,50</td></tr>
<tr><td>de 181 a 360 dias</td><td>20%</td><td>R$ 80,00</td></tr>
<tr><td>de 361 a 720 dias</td><td>17,5%</td><td>R$ 82,50</td></tr>
<tr><td>mais de 720 dias</td><td>15%</td><td>R$ 85,00</td></tr>
</tbody>
</table>
<h2>IOF: só nos primeiros 29 dias</h2>
<p>Quem saca antes de 30 dias paga também IOF sobre o rendimento, que vai de 96% no primeiro dia a zero no
trigésimo. Espere um mês e ele some.</p>
<h2>Isento nem sempre ganha</h2>
<p>LCI e LCA são isentas para pessoas físicas. Compare assim: uma LCI de 90% do CDI equivale a que CDB,
se o dinheiro ficar de um a dois anos?</p>
<pre><code class="language-text">90 ÷ (1 − 0,175) = 109
</code></pre>
<p>Só um CDB acima de 109% do CDI a vence. Mas a LCI tem carência, um período em que não se pode sacar.
Volte às três perguntas: de que adianta render mais se a geladeira quebrar amanhã?</p>
<p>Na declaração anual, tudo isso aparece no informe que a instituição envia no começo do ano. Guarde-o
junto com os outros papéis.</p>
`;

const scams = `
<p>Quem começa a guardar dinheiro vira alvo. O golpe não escolhe os ingênuos: escolhe os ocupados.
Aprenda a reconhecê-lo pela forma, que quase não muda.</p>
<h2>Cinco sinais</h2>
<ol>
<li><strong>Rendimento garantido e alto.</strong> “5% ao mês sem risco” é mais do que qualquer
investimento seguro do país paga. A frase “sem risco” com número alto já basta.</li>
<li><strong>Pressa.</strong> “Só até hoje à noite.” Investimento sério espera você dormir.</li>
<li><strong>Ganhe por indicar.</strong> Se o dinheiro vem de quem entra, e não de um negócio, é
pirâmide. Os primeiros recebem para fazer propaganda.</li>
<li><strong>Conta de pessoa física.</strong> Banco e corretora não pedem Pix para o CPF de ninguém.</li>
<li><strong>Alguém conhecido já ganhou.</strong> É verdade, e faz parte do golpe.</li>
</ol>
<h2>Confira em cinco minutos</h2>
<ul>
<li>A instituição está autorizada? Consulte o site do <strong>Banco Central</strong>.</li>
<li>Quem oferece tem registro? Consulte o site da <strong>CVM</strong> e leia os alertas.</li>
<li>Digite você mesmo o endereço. Não entre por link recebido.</li>
</ul>
<h2>Caí. E agora?</h2>
<ol>
<li>Ligue já para o seu banco e peça o MED, o mecanismo especial de devolução do Pix. O pedido pode ser
feito em até 80 dias, mas as primeiras horas são as que salvam.</li>
<li>Guarde tudo: conversas, comprovantes, perfis.</li>
<li>Registre o boletim de ocorrência, que quase todos os estados aceitam pela internet.</li>
</ol>
<p>E conte à família. Vergonha é o que permite ao golpista procurar o próximo da lista.</p>
`;

export const investirOPrimeiroReal: DemoCourse = {
  slug: 'investir-o-primeiro-real',
  title: 'Investir o primeiro real',
  subTitle: 'Sem jargão, sem promessa e sem golpe',
  shortDescription:
    'Entenda juros, Tesouro Selic, CDB, imposto e prazos antes de aplicar o primeiro real.',
  description: `
<p>Este curso não indica investimentos: ensina a fazer perguntas. Com elas, você entende o que é
oferecido no aplicativo do banco, compara duas opções com uma conta de padaria e reconhece um golpe pela
forma.</p>
<p>Todos os exemplos trazem a conta por extenso. Quando uma regra tem data, a data está ao lado: antes de
aplicar, confira se ainda vale.</p>
<p>Ainda tem dívida no cartão? Comece pelo curso grátis “Orçamento doméstico sem sofrimento”.</p>
`,
  paymentType: 'PAID',
  categories: ['Finanças pessoais'],
  levels: ['Intermediário'],
  skills: ['Investimentos', 'Planejamento'],
  isActive: true,
  sections: [
    {
      title: 'Antes do primeiro real',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'A ordem das coisas',
          pageContent: before,
          isPreview: true,
        },
        { contentType: 'TEXTPAGE', title: 'Juros compostos sem susto', pageContent: compound },
      ],
    },
    {
      title: 'Onde pôr',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Poupança, Tesouro Selic e CDB',
          pageContent: products,
          readComplements: [
            {
              type: 'LINK',
              title: 'Tesouro Direto: site oficial, com simulador',
              url: 'https://www.tesourodireto.com.br',
            },
            {
              type: 'LINK',
              title: 'FGC: o que é coberto e como funciona',
              url: 'https://www.fgc.org.br',
            },
          ],
        },
        { contentType: 'TEXTPAGE', title: 'Imposto, IOF e prazo', pageContent: taxes },
      ],
    },
    {
      title: 'Proteger-se',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Golpes: reconheça pela forma',
          pageContent: scams,
          readComplements: [
            {
              type: 'LINK',
              title: 'CVM: alertas e consulta de registros',
              url: 'https://www.gov.br/cvm',
            },
          ],
        },
      ],
    },
  ],
};
