import type { DemoCourse } from '../demo-course.ts';

const isItForYou = `
<p>Ser MEI, microempreendedor individual, é a forma mais simples de ter CNPJ no Brasil. Em troca de uma
guia mensal baixa, você emite nota, contribui para a Previdência e pode vender para empresas. Mas o
modelo tem limites, e é melhor conhecê-los antes.</p>
<h2>As quatro perguntas</h2>
<ol>
<li><strong>Quanto você pretende vender?</strong> Em 2025, o limite era de R$ 81.000 por ano, o que dá
R$ 6.750 por mês em média. Conta tudo o que entra, e não o lucro.</li>
<li><strong>A sua atividade está na lista?</strong> Cabeleireira, eletricista, costureira e doceira,
sim. Profissões regulamentadas, como médico, advogado, engenheiro ou psicólogo, não.</li>
<li><strong>Você já tem outra empresa?</strong> Quem é sócio, titular ou administrador de outra não
pode ser MEI.</li>
<li><strong>Vai precisar de equipe?</strong> O MEI pode ter um empregado, que receba o salário mínimo
ou o piso da categoria.</li>
</ol>
<h2>Tenho carteira assinada. Posso?</h2>
<p>Pode. Só pense em um detalhe: quem é demitido sem justa causa e tem um CNPJ ativo pode ter o
seguro-desemprego negado, porque se presume outra renda. Servidores públicos devem consultar a lei do
seu órgão; os federais não podem.</p>
<h2>Faça a conta de hoje</h2>
<p>Some o que vendeu nos últimos três meses e divida por três. Até uns R$ 5.000, há folga. Perto de
R$ 6.750, o MEI ainda serve, mas planeje o passo seguinte, que é a microempresa. Crescer não é
problema; ser pego de surpresa, sim.</p>
`;

const opening = `
<p>Abrir um MEI é de graça, leva cerca de quinze minutos e se faz em um lugar só: o portal oficial, no
endereço <a href="https://www.gov.br/mei">gov.br/mei</a>. Qualquer site que cobre pela abertura está
vendendo o que é seu por direito.</p>
<h2>Tenha em mãos</h2>
<ul>
<li>a sua conta gov.br, no nível prata ou ouro;</li>
<li>o CPF e, se o portal pedir, o título de eleitor ou o recibo do imposto de renda;</li>
<li>o endereço de onde vai trabalhar, que pode ser a sua casa;</li>
<li>as atividades: uma principal e até quinze secundárias.</li>
</ul>
<h2>O passo que pede calma</h2>
<p>Escolha bem a atividade <strong>principal</strong>: é ela que aparece no seu cadastro. Procure pelas
palavras do dia a dia, como “bolos” ou “conserto de celular”, e leia a descrição inteira. E consulte
antes a prefeitura: a abertura dispensa alvará, mas não dispensa as regras de vizinhança, nem as da
vigilância sanitária para quem faz comida.</p>
<p>No fim, baixe o CCMEI, o certificado da sua condição de MEI. Ele é a certidão de nascimento do
negócio: mostra o CNPJ e serve para abrir conta em banco.</p>
<h2>Na semana seguinte, cuidado</h2>
<blockquote><p>Os dados do CNPJ são públicos. É comum receber boletos de “associação”, “registro de
marca” ou “taxa anual do MEI”, muito bem impressos. Não são obrigatórios. A única guia mensal do MEI é
o DAS, e ela não chega pelo correio: você mesmo emite.</p></blockquote>
<p>Guarde o CNPJ, a senha e o CCMEI em um lugar só. Você vai precisar deles todo mês.</p>
`;

const monthlyBill = `
<p>O DAS é a guia que mantém o MEI em dia. Vence no <strong>dia 20</strong> e tem valor fixo: é o
mesmo se você vendeu muito, pouco ou nada.</p>
<h2>O que há dentro dele</h2>
<table>
<thead><tr><th>Parte</th><th>Quanto</th><th>Para quê</th></tr></thead>
<tbody>
<tr><td>INSS</td><td>5% do salário mínimo</td><td>a sua Previdência</td></tr>
<tr><td>ICMS</td><td>R$ 1,00</td><td>só comércio e indústria</td></tr>
<tr><td>ISS</td><td>R$ 5,00</td><td>só serviços</td></tr>
</tbody>
</table>
<p>Em 2025, com o salário mínimo a R$ 1.518, a parte do INSS era de R$ 75,90. Uma doceira pagava
R$ 76,90; uma manicure, R$ 80,90; quem fazia as duas coisas, R$ 81,90. Quando o mínimo muda, o DAS
muda junto.</p>
<h2>Três jeitos de não esquecer</h2>
<ol>
<li>débito automático, pedido no próprio portal;</li>
<li>aplicativo MEI, da Receita Federal, com pagamento por Pix;</li>
<li>um aviso no celular para o dia 15, com cinco dias de folga.</li>
</ol>
<h2>E se atrasar?</h2>
<p>Há multa e juros, e o pior é silencioso: os meses não pagos não contam para os benefícios. O
auxílio por incapacidade temporária, por exemplo, costuma exigir doze contribuições. Quem acumula
dívida também pode ser excluído do regime. Se apertou, parcele pelo portal em vez de sumir.</p>
<p>Uma ideia que funciona: toda segunda-feira, separe em outra conta um quarto do valor do DAS. No dia
20, o dinheiro já está esperando.</p>
`;

const records = `
<p>Separar o dinheiro da casa do dinheiro do negócio parece luxo de empresa grande. É o contrário:
quanto menor o negócio, mais rápido a mistura o afunda.</p>
<h2>O relatório mensal</h2>
<p>Até o dia 20, preencha o relatório do que entrou no mês anterior. Cabe em uma folha: vendas com
nota, vendas sem nota e total, separando comércio de serviço. Guarde-o por cinco anos, junto das notas
de compra. Ninguém o pede todo mês, mas é dele que sai a declaração anual.</p>
<h2>Quando a nota é obrigatória</h2>
<table>
<thead><tr><th>Você vende para</th><th>Nota</th></tr></thead>
<tbody>
<tr><td>Empresa ou órgão público (CNPJ)</td><td>obrigatória</td></tr>
<tr><td>Pessoa física</td><td>dispensada; emita se o cliente quiser</td></tr>
</tbody>
</table>
<p>Quem presta serviço usa, desde setembro de 2023, o emissor nacional da NFS-e, gratuito, no site ou
no celular. Quem vende mercadoria segue as regras da Secretaria da Fazenda do seu estado.</p>
<h2>Três envelopes</h2>
<ul>
<li><strong>Negócio:</strong> repor mercadoria, pagar contas, guardar o DAS.</li>
<li><strong>Salário:</strong> um valor fixo, pago a você em dia certo.</li>
<li><strong>Reserva:</strong> 5% do que entra, até juntar dois meses de contas.</li>
</ul>
<p>Os envelopes podem ser contas digitais. O importante é que a conta de luz da sala nunca saia do
envelope do negócio. Se faltar, aumente o salário de propósito, sabendo que aumentou.</p>
`;

const yearly = `
<p>Uma vez por ano, o MEI conta à Receita quanto vendeu. É a DASN-SIMEI, e o prazo vai até
<strong>31 de maio</strong>, sempre sobre o ano anterior. Vendeu zero? Declara zero. Esquecer gera
multa.</p>
<h2>Em cinco minutos</h2>
<ol>
<li>Some os doze relatórios mensais.</li>
<li>Entre no portal do MEI e escolha a declaração anual.</li>
<li>Informe o total e, dentro dele, a parte de comércio e indústria.</li>
<li>Diga se teve empregado.</li>
<li>Transmita e guarde o recibo.</li>
</ol>
<h2>Passei do limite. E agora?</h2>
<p>Os números são os de 2025, com teto de R$ 81.000:</p>
<ul>
<li><strong>Até 20% a mais (R$ 97.200):</strong> você paga imposto sobre o excesso e passa a
microempresa em janeiro do ano seguinte.</li>
<li><strong>Mais de 20%:</strong> a mudança vale desde janeiro do próprio ano, e todo o faturamento é
recalculado. Fica caro. Procure um contador assim que perceber.</li>
</ul>
<p>No ano de abertura, o limite é proporcional. Quem abre em agosto tem cinco meses:
5 × R$ 6.750 = R$ 33.750.</p>
<h2>MEI não é imposto de renda</h2>
<p>A declaração da empresa não substitui a da pessoa. Se o que você retirou do negócio, somado a outras
rendas, passa do limite de isenção do ano, você declara também o IRPF. Parte do lucro é isenta, e a
porcentagem depende da atividade: aí, uma consulta com um contador se paga sozinha.</p>
`;

export const meiNaPratica: DemoCourse = {
  slug: 'mei-na-pratica',
  title: 'MEI na prática: do CNPJ à declaração anual',
  subTitle: 'O que fazer no primeiro dia, todo mês e uma vez por ano',
  shortDescription:
    'Decida se o MEI serve, abra sem pagar taxa e mantenha guia, notas e limite em dia.',
  description: `
<p>Ter CNPJ não precisa dar medo. Este curso segue a ordem em que as coisas acontecem: primeiro você
decide se o MEI serve; depois abre, sem pagar a ninguém; por fim aprende a rotina que mantém tudo em
dia, que toma cerca de uma hora por mês.</p>
<p>Os valores citados são os de 2025 e vêm com o ano ao lado. Regras de imposto mudam: antes de uma
decisão grande, confira no portal oficial ou com um contador.</p>
`,
  paymentType: 'FREEMIUM',
  categories: ['Negócios'],
  levels: ['Iniciante'],
  skills: ['Formalização e impostos', 'Gestão do próprio negócio'],
  isActive: true,
  sections: [
    {
      title: 'Antes de abrir',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'O MEI serve para você?',
          pageContent: isItForYou,
          isPreview: true,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Abrir sem pagar nada a ninguém',
          pageContent: opening,
          readComplements: [
            { type: 'LINK', title: 'Portal oficial do MEI', url: 'https://www.gov.br/mei' },
          ],
        },
      ],
    },
    {
      title: 'A rotina do mês',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'DAS: a guia do dia 20', pageContent: monthlyBill },
        { contentType: 'TEXTPAGE', title: 'Notas, relatório e envelopes', pageContent: records },
      ],
    },
    {
      title: 'Uma vez por ano',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'A declaração e o limite', pageContent: yearly },
      ],
    },
  ],
};
