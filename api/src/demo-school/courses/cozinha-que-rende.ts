import type { DemoCourse } from '../demo-course.ts';

const beans = `
<p>Quem tem feijão pronto na geladeira já tem metade do jantar. Uma panela no domingo alimenta quatro
pessoas por vários dias e custa menos do que uma entrega.</p>
<h2>Passo a passo</h2>
<ol>
<li><strong>Escolha e lave</strong> 500 g de feijão carioca ou preto.</li>
<li><strong>Deixe de molho</strong> em bastante água, de 8 a 12 horas, na geladeira se estiver calor.
Jogue essa água fora: o feijão fica mais leve para digerir.</li>
<li><strong>Cozinhe na pressão</strong> com água limpa, três dedos acima dos grãos, e duas folhas de
louro. Conte 20 a 25 minutos depois que a panela chiar. Nunca passe de dois terços da altura.</li>
<li><strong>Espere a pressão sair sozinha.</strong> Debaixo da torneira, não.</li>
<li><strong>Tempere</strong> em outra panela: óleo, meia cebola, três dentes de alho. Junte duas conchas
de grãos, amasse com o garfo e devolva tudo. É isso que engrossa o caldo.</li>
<li><strong>Sal só agora.</strong></li>
</ol>
<h2>Quanto rende</h2>
<p>Meio quilo de grãos crus vira mais de um quilo de feijão cozido, fora o caldo: umas doze conchas.
Separe quatro para hoje, quatro para a geladeira (até três dias) e quatro para o congelador (até três
meses).</p>
<p>Congele <strong>antes</strong> de temperar, com caldo cobrindo os grãos e dois dedos vazios no pote. O
tempero fresco, no dia, faz parecer que a panela acabou de sair do fogo.</p>
`;

const shopping = `
<p>No mercado, cansaço e fome são maus conselheiros. Quem entra com lista e sem fome volta com o que
precisa; o contrário também é verdade.</p>
<h2>A lista em quatro passos</h2>
<ol>
<li><strong>Olhe a geladeira primeiro.</strong> O que vence esta semana manda no cardápio.</li>
<li><strong>Escolha quatro jantares.</strong> Não sete: dois dias serão de sobras e um, de preguiça.</li>
<li><strong>Escreva por corredor:</strong> hortifrúti, grãos, geladeira, limpeza. Poupa voltas, e cada
volta é uma tentação.</li>
<li><strong>Ponha um teto</strong> no alto da folha e vá somando no celular.</li>
</ol>
<h2>Compare pelo quilo</h2>
<p>Na etiqueta da prateleira, procure o preço por quilo ou litro. Um pacote de 800 g de aveia por
R$ 10,40 custa R$ 13,00 o quilo; o de 200 g por R$ 3,20 custa R$ 16,00. Nem sempre o grande ganha:
confira.</p>
<h2>Compre na estação</h2>
<p>Fruta e verdura da época custam menos e têm mais gosto. A época muda de uma região para outra;
pergunte ao feirante “o que está no auge?” e siga a resposta. No fim da feira, o preço cai, e tomate
maduro demais é molho.</p>
<blockquote><p>“Prefira sempre alimentos in natura ou minimamente processados e preparações culinárias a
alimentos ultraprocessados.” É a regra de ouro do Guia Alimentar para a População Brasileira, do
Ministério da Saúde.</p></blockquote>
<p>Na prática: se a lista de ingredientes tem nomes que você não teria na cozinha, deixe na
prateleira.</p>
`;

const dinners = `
<p>Arroz cozido, feijão pronto, ovos e dois legumes. Com isso na geladeira, há cinco jantares
diferentes, nenhum com mais de vinte e cinco minutos.</p>
<table>
<thead><tr><th>Dia</th><th>Jantar</th><th>O segredo</th></tr></thead>
<tbody>
<tr><td>Segunda</td><td>Arroz, feijão, ovo frito e couve</td><td>couve cortada fina, dois minutos em fogo
alto</td></tr>
<tr><td>Terça</td><td>Omelete de forno com abobrinha</td><td>sal na abobrinha dez minutos antes; escorra a
água</td></tr>
<tr><td>Quarta</td><td>Arroz de panela com cenoura e ovo mexido</td><td>arroz frio, frigideira bem
quente</td></tr>
<tr><td>Quinta</td><td>Caldinho de feijão com torrada</td><td>batido e coado, com limão no fim</td></tr>
<tr><td>Sexta</td><td>Tutu com couve e ovo cozido</td><td>farinha aos poucos, até soltar do fundo</td></tr>
</tbody>
</table>
<h2>A receita de terça, por extenso</h2>
<ul>
<li>4 ovos</li>
<li>1 abobrinha ralada e escorrida</li>
<li>meia cebola picada</li>
<li>3 colheres de sopa de farinha de trigo ou de aveia</li>
<li>sal, cheiro-verde e um fio de óleo</li>
</ul>
<p>Bata os ovos com o garfo, misture o resto, despeje em uma forma pequena untada. Forno médio, a 180 °C,
por 20 a 25 minutos, até dourar. Serve três pessoas, ou duas e uma marmita.</p>
<h2>Aprenda o molde, não a receita</h2>
<p>Um grão, uma leguminosa, uma verdura, uma proteína, uma gordura boa e um ácido (limão, vinagre,
tomate). Falta um item? Troque por outro da mesma família. É assim que se cozinha sem ir ao mercado.</p>
`;

const storing = `
<p>Comida jogada fora é dinheiro jogado fora; comida mal guardada é pior. As regras são poucas e valem a
vida toda.</p>
<h2>O relógio das duas horas</h2>
<p>Comida pronta não fica mais de <strong>duas horas</strong> fora da geladeira. Não espere esfriar por
completo: divida em potes rasos, deixe sair o vapor e guarde. Arroz merece cuidado especial, porque uma
bactéria comum nele resiste ao cozimento e se multiplica no calor da cozinha.</p>
<table>
<thead><tr><th>Alimento pronto</th><th>Geladeira (até 5 °C)</th><th>Congelador (−18 °C)</th></tr></thead>
<tbody>
<tr><td>Feijão, sopa, carne cozida</td><td>3 dias</td><td>3 meses</td></tr>
<tr><td>Arroz</td><td>3 dias</td><td>1 mês</td></tr>
<tr><td>Ovo cozido com casca</td><td>7 dias</td><td>não congela bem</td></tr>
</tbody>
</table>
<h2>Cinco hábitos</h2>
<ol>
<li><strong>Etiqueta</strong> com nome e data. “Depois eu lembro” não funciona.</li>
<li><strong>Descongele na geladeira</strong>, de um dia para o outro, e não sobre a pia.</li>
<li><strong>Não recongele</strong> o que descongelou cru; cozido, pode.</li>
<li><strong>Não lave frango cru:</strong> a água espalha bactérias pela pia. O calor da panela
resolve.</li>
<li><strong>Carne crua embaixo</strong>, comida pronta em cima: o que pinga, pinga para baixo.</li>
</ol>
<h2>Folhas e frutas</h2>
<p>Lave em água corrente, deixe 15 minutos em 1 litro de água com 1 colher de sopa de água sanitária cujo
rótulo permita o uso em alimentos, enxágue e seque bem. Folha seca, em pote com papel, dura o dobro.</p>
`;

export const cozinhaQueRende: DemoCourse = {
  slug: 'cozinha-que-rende',
  title: 'Cozinha que rende: comer bem a semana toda',
  subTitle: 'Uma panela no domingo, cinco jantares prontos',
  shortDescription:
    'Compre com lista, cozinhe uma vez e jante bem a semana inteira, sem desperdício.',
  description: `
<p>Chegar às nove da noite e ainda ter de inventar o jantar: é aí que se pede entrega. Este curso troca a
invenção por um plano simples, com uma panela de feijão no domingo, uma lista curta e cinco jantares que
saem em menos de meia hora.</p>
<p>As receitas usam o que há em qualquer mercado do país, fogão comum e duas panelas. Os preços são só
exemplos de conta: na sua cidade serão outros.</p>
`,
  paymentType: 'FREEMIUM',
  categories: ['Vida prática', 'Finanças pessoais'],
  levels: ['Iniciante'],
  skills: ['Cozinha do dia a dia', 'Alimentação saudável', 'Planejamento'],
  isActive: true,
  sections: [
    {
      title: 'O domingo',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'A panela de feijão',
          pageContent: beans,
          isPreview: true,
        },
        {
          contentType: 'TEXTPAGE',
          title: 'Comprar com lista e na estação',
          pageContent: shopping,
          extraContents: [
            {
              title: 'Guia Alimentar para a População Brasileira (PDF)',
              contentUrl:
                'https://bvsms.saude.gov.br/bvs/publicacoes/guia_alimentar_populacao_brasileira_2ed.pdf',
            },
          ],
        },
      ],
    },
    {
      title: 'A semana',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Cinco jantares', pageContent: dinners },
        { contentType: 'TEXTPAGE', title: 'Guardar sem medo', pageContent: storing },
      ],
    },
  ],
};
