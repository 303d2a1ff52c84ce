import type { DemoCourse } from '../demo-course.ts';

const unitCost = `
<p>Neide vende bolo de pote a R$ 12 e acha que ganha R$ 8,80 em cada um, porque os ingredientes custam
R$ 3,20. No fim do mês, o dinheiro não aparece. Ela não errou na receita: errou na lista.</p>
<h2>O que um pote leva</h2>
<table>
<thead><tr><th>Item</th><th>Por pote</th></tr></thead>
<tbody>
<tr><td>Ingredientes (R$ 64 para 20 potes)</td><td>R$ 3,20</td></tr>
<tr><td>Pote, tampa e colher</td><td>R$ 1,10</td></tr>
<tr><td>Gás do forno</td><td>R$ 0,30</td></tr>
<tr><td>Etiqueta e sacola</td><td>R$ 0,20</td></tr>
<tr><td><strong>Custo do produto</strong></td><td><strong>R$ 4,80</strong></td></tr>
<tr><td>Taxa do cartão: 4% de R$ 12</td><td>R$ 0,48</td></tr>
<tr><td><strong>Sai do bolso a cada venda</strong></td><td><strong>R$ 5,28</strong></td></tr>
</tbody>
</table>
<p>Esses são os custos <strong>variáveis</strong>: só existem quando há venda. O que sobra, R$ 12,00 −
R$ 5,28 = <strong>R$ 6,72</strong>, chama-se margem de contribuição. Ainda não é lucro: é o que cada
pote contribui para pagar o aluguel, a luz e a própria Neide.</p>
<h2>Onde quase todos erram</h2>
<ul>
<li><strong>Perdas.</strong> Se de 20 potes um sempre fica torto, divida os R$ 64 por 19: R$ 3,37.</li>
<li><strong>Embalagem.</strong> Em doces, chega a um quarto do custo.</li>
<li><strong>Taxas.</strong> Elas incidem sobre o preço de venda, não sobre o custo.</li>
<li><strong>Frete de compra.</strong> A gasolina até o atacado faz parte do ingrediente.</li>
</ul>
<p>Escolha o seu produto mais vendido e monte esta tabela com notas fiscais na mão. Memória, aqui, não
serve.</p>
`;

const breakEven = `
<p>Há despesas que chegam mesmo que ninguém compre nada. São os custos <strong>fixos</strong>. Os de
Neide, por mês:</p>
<table>
<thead><tr><th>Custo fixo</th><th>Valor</th></tr></thead>
<tbody>
<tr><td>Aluguel da cozinha</td><td>R$ 550</td></tr>
<tr><td>Luz e água</td><td>R$ 220</td></tr>
<tr><td>Internet e celular</td><td>R$ 90</td></tr>
<tr><td>Guia do MEI (arredondada)</td><td>R$ 80</td></tr>
<tr><td>Divulgação</td><td>R$ 68</td></tr>
<tr><td><strong>Total</strong></td><td><strong>R$ 1.008</strong></td></tr>
</tbody>
</table>
<p>Cada pote contribui com R$ 6,72. Quantos são precisos para pagar tudo?</p>
<pre><code class="language-text">1.008 ÷ 6,72 = 150 potes por mês
</code></pre>
<p>É o <strong>ponto de equilíbrio</strong>: com 150 potes, não sobra nem falta. Em 25 dias de
trabalho, são 6 por dia.</p>
<h2>Falta a pessoa mais importante</h2>
<p>Com 6 potes por dia, Neide trabalha de graça. Se ela quer receber R$ 2.016 por mês, o salário entra
na conta como qualquer outro custo fixo:</p>
<pre><code class="language-text">(1.008 + 2.016) ÷ 6,72 = 450 potes por mês
</code></pre>
<p>São 18 por dia. Agora a pergunta deixa de ser “o preço está bom?” e passa a ser “consigo fazer e
vender 18 por dia?”. Se não, há só três saídas: subir o preço, baixar um custo ou acrescentar um
produto que contribua mais.</p>
<blockquote><p>Escreva o seu número em um papel grande, na parede: “<strong>___ por dia</strong>”.
Meta que não se vê não se persegue.</p></blockquote>
`;

const markup = `
<p>“Ponho 40% em cima” é a frase mais cara do pequeno comércio. Ela confunde duas porcentagens: a que
se calcula sobre o custo e a que se calcula sobre o preço.</p>
<p>Uma camiseta comprada por R$ 40 e vendida por R$ 60 deixa R$ 20. Esses R$ 20 são:</p>
<ul>
<li><strong>50% do custo</strong> (20 ÷ 40): é o acréscimo, também chamado de <em>markup</em>;</li>
<li><strong>33,3% do preço</strong> (20 ÷ 60): é a <strong>margem</strong>.</li>
</ul>
<p>Aluguel, taxa de cartão e salário se pagam com o dinheiro da venda. Por isso, a porcentagem que
interessa é a margem.</p>
<h2>O erro em números</h2>
<p>Quem quer 40% de margem e multiplica R$ 40 por 1,4 cobra R$ 56. Sobram R$ 16, e 16 ÷ 56 dá 28,6%.
Foram-se mais de onze pontos sem ninguém perceber. O certo é <strong>dividir</strong>:</p>
<pre><code class="language-text">preço = custo ÷ (1 − margem)
preço = 40 ÷ (1 − 0,40) = 66,67
</code></pre>
<table>
<thead><tr><th>Margem desejada</th><th>Multiplique o custo por</th></tr></thead>
<tbody>
<tr><td>20%</td><td>1,25</td></tr>
<tr><td>30%</td><td>1,43</td></tr>
<tr><td>40%</td><td>1,67</td></tr>
<tr><td>50%</td><td>2,00</td></tr>
</tbody>
</table>
<h2>Com taxas</h2>
<p>As taxas sobre a venda entram no mesmo parêntese. No bolo de pote, com custo de R$ 4,80, taxa de 4%
e margem de contribuição de 56%:</p>
<pre><code class="language-text">4,80 ÷ (1 − 0,04 − 0,56) = 4,80 ÷ 0,40 = 12,00
</code></pre>
<p>É de onde saíram os R$ 12 da Neide. Refaça com os seus números e veja se o preço que você pratica
resiste à conta.</p>
`;

const discounts = `
<p>“Faz por dez?” Antes de responder, é bom saber quanto custa um sim. Vamos ao bolo de pote: preço de
R$ 12, custo de R$ 4,80, taxa de 4%, e 150 potes para empatar o mês.</p>
<table>
<thead><tr><th>Desconto</th><th>Preço</th><th>Cada pote contribui com</th><th>Potes para empatar</th></tr></thead>
<tbody>
<tr><td>nenhum</td><td>R$ 12,00</td><td>R$ 6,72</td><td>150</td></tr>
<tr><td>10%</td><td>R$ 10,80</td><td>R$ 5,57</td><td>182</td></tr>
<tr><td>20%</td><td>R$ 9,60</td><td>R$ 4,42</td><td>229</td></tr>
</tbody>
</table>
<p>Um desconto de 10% pede 21% mais vendas só para ficar no mesmo lugar. Um de 20% pede 53%. O desconto
sai inteiro da sua parte: o fornecedor da farinha não dá desconto junto.</p>
<h2>O que oferecer no lugar</h2>
<ul>
<li><strong>Combo.</strong> Três potes por R$ 33. O cliente paga R$ 11 em cada, e a venda contribui com
R$ 17,28 de uma vez: 33,00 − 14,40 de custo − 1,32 de taxa.</li>
<li><strong>Tamanho.</strong> Um pote menor, a R$ 8, para quem só tem oito.</li>
<li><strong>Brinde barato.</strong> Um brigadeiro de R$ 0,60 encanta mais do que R$ 1,20 a
menos.</li>
<li><strong>Pix.</strong> Se não há taxa, dá para repassar 3% e ainda ganhar.</li>
</ul>
<h2>Como subir o preço sem perder a freguesia</h2>
<ol>
<li>Avise com duas semanas de antecedência, por escrito, sem pedir desculpas.</li>
<li>Suba um pouco, em um produto por vez, começando pelo que mais sai.</li>
<li>Anote as vendas das quatro semanas seguintes. O medo erra mais do que a conta.</li>
</ol>
`;

export const precoCerto: DemoCourse = {
  slug: 'preco-certo',
  title: 'Preço certo: quanto cobrar pelo que você vende',
  subTitle: 'A conta completa, com um bolo de pote de exemplo',
  shortDescription:
    'Calcule custo, margem e ponto de equilíbrio e saiba quanto um desconto custa de verdade.',
  description: `
<p>Quem vende olhando o preço do vizinho copia também os erros dele. Neste curso, um único produto, um
bolo de pote, atravessa todas as contas: quanto custa, quantos é preciso vender, que margem deixa e o
que acontece quando alguém pede desconto.</p>
<p>Os números do exemplo são inventados, mas fecham. Em cada página, troque-os pelos seus. Ao final,
você terá o preço do seu produto principal e uma meta diária de vendas.</p>
`,
  paymentType: 'PAID',
  categories: ['Negócios'],
  levels: ['Intermediário'],
  skills: ['Formação de preço', 'Gestão do próprio negócio'],
  isActive: true,
  sections: [
    {
      title: 'Quanto custa',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'O custo de um pote',
          pageContent: unitCost,
          isPreview: true,
        },
        { contentType: 'TEXTPAGE', title: 'Quantos para empatar o mês', pageContent: breakEven },
      ],
    },
    {
      title: 'Quanto cobrar',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Margem não é acréscimo', pageContent: markup },
        {
          contentType: 'TEXTPAGE',
          title: 'Quanto custa um desconto',
          pageContent: discounts,
          readComplements: [
            {
              type: 'LINK',
              title: 'Sebrae: cursos e orientação para pequenos negócios',
              url: 'https://sebrae.com.br',
            },
          ],
        },
      ],
    },
  ],
};
