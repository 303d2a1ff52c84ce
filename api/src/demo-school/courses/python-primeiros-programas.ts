import type { DemoCourse } from '../demo-course.ts';

const hello = `
<p>Python é gratuita, roda em qualquer computador e se lê quase como português com sotaque. Instale a
partir do site oficial, python.org. No Windows, marque a opção que acrescenta o Python ao PATH antes
de clicar em instalar.</p>
<h2>Converse com ela</h2>
<p>Abra o programa IDLE, que vem junto. Depois dos sinais <code>&gt;&gt;&gt;</code>, digite uma linha
por vez e aperte Enter:</p>
<pre><code class="language-python">&gt;&gt;&gt; 7 * 8
56
&gt;&gt;&gt; 100 / 8
12.5
&gt;&gt;&gt; "sa" + "biá"
'sabiá'
&gt;&gt;&gt; "ha" * 3
'hahaha'
</code></pre>
<p>Números e textos se comportam de modo diferente com os mesmos sinais. O texto vive entre aspas; sem
elas, Python procura uma variável com aquele nome. E o separador decimal é o ponto: doze e meio é
<code>12.5</code>.</p>
<h2>O primeiro arquivo</h2>
<p>A conversa se perde quando a janela fecha. Para guardar, vá em File, New File, escreva as duas
linhas abaixo, salve como <code>ola.py</code> e aperte F5.</p>
<pre><code class="language-python">nome = "Rosa"
print("Olá,", nome)
</code></pre>
<p>Troque Rosa pelo seu nome e rode de novo. Depois apague uma das aspas e rode outra vez: aparece um
<code>SyntaxError</code>. Você acabou de quebrar um programa de propósito, e nada explodiu. Faça isso
muitas vezes.</p>
`;

const input = `
<p>Um programa fica interessante quando pergunta alguma coisa. A função <code>input</code> mostra uma
frase, espera a pessoa digitar e devolve o que foi digitado.</p>
<pre><code class="language-python">nome = input("Como você se chama? ")
print(f"Prazer, {nome}!")
</code></pre>
<p>O <code>f</code> antes das aspas cria um texto com lacunas: o que estiver entre chaves é calculado
e encaixado ali.</p>
<h2>A pegadinha do input</h2>
<p>O que vem de <code>input</code> é <strong>sempre texto</strong>, mesmo que pareça número. Veja o
estrago:</p>
<pre><code class="language-python">idade = input("Sua idade? ")   # a pessoa digita 30
print(idade * 2)               # mostra 3030
</code></pre>
<p>Para fazer contas, converta: <code>int</code> para inteiros, <code>float</code> para números com
casas decimais.</p>
<pre><code class="language-python">conta = float(input("Valor da conta: "))
pessoas = int(input("Quantas pessoas? "))
parte = conta / pessoas
print(f"Cada um paga R$ {parte:.2f}")
</code></pre>
<p>Com 90 e 4, o programa mostra <code>Cada um paga R$ 22.50</code>. O <code>:.2f</code> pede duas
casas depois do ponto.</p>
<h2>Agora você</h2>
<ol>
<li>Acrescente os 10% do serviço antes de dividir. Com 90 e 4, deve dar 24.75.</li>
<li>Digite <code>noventa</code> no valor da conta e leia a última linha do erro. Guarde a palavra
<code>ValueError</code>: ela voltará.</li>
</ol>
`;

const conditions = `
<p>Na escola de Ivo, a média para passar é 6, e quem fica entre 4 e 6 faz recuperação. Em Python:</p>
<pre><code class="language-python">media = float(input("Média final: "))

if media &gt;= 6:
    print("Aprovado")
elif media &gt;= 4:
    print("Recuperação")
else:
    print("Reprovado")
</code></pre>
<p>Três detalhes importam muito:</p>
<ul>
<li>os <strong>dois-pontos</strong> no fim de cada condição;</li>
<li>o <strong>recuo</strong> de quatro espaços, que diz o que está dentro do <code>if</code>;</li>
<li>a ordem: o <code>elif</code> só é examinado quando tudo acima foi falso. Por isso não é preciso
escrever “menor que 6” nele.</li>
</ul>
<h2>Comparar e juntar</h2>
<table>
<thead><tr><th>Escreve-se</th><th>Lê-se</th></tr></thead>
<tbody>
<tr><td><code>a == b</code></td><td>a é igual a b?</td></tr>
<tr><td><code>a != b</code></td><td>a é diferente de b?</td></tr>
<tr><td><code>4 &lt;= a &lt; 6</code></td><td>a está de 4 até antes de 6?</td></tr>
<tr><td><code>x and y</code></td><td>as duas são verdadeiras?</td></tr>
<tr><td><code>x or y</code></td><td>pelo menos uma é?</td></tr>
<tr><td><code>not x</code></td><td>x é falsa?</td></tr>
</tbody>
</table>
<p>Um sinal de igual <em>guarda</em>; dois sinais <em>perguntam</em>. Trocar um pelo outro é o erro
número um das primeiras semanas, e Python avisa com <code>SyntaxError</code>.</p>
<p>Exercício: peça também a frequência, de 0 a 100. Com menos de 75, a pessoa está reprovada, seja
qual for a média. Teste com médias 3.9, 4, 5.9 e 6, e com frequências 74 e 75.</p>
`;

const lists = `
<p>Três notas cabem em três variáveis. As vendas de um mês, não. Para isso existe a
<strong>lista</strong>: vários valores, em ordem, em uma variável só.</p>
<pre><code class="language-python">vendas = [120, 85, 0, 240, 95]

print(vendas[0])     # 120: a contagem começa no zero
print(vendas[-1])    # 95: o último
print(len(vendas))   # 5
print(sum(vendas))   # 540
vendas.append(60)    # entra no fim
</code></pre>
<h2>Passar por todos os valores</h2>
<p>O laço <code>for</code> pega um item por vez e repete o bloco recuado:</p>
<pre><code class="language-python">dias_bons = 0
for venda in vendas:
    if venda &gt;= 100:
        dias_bons = dias_bons + 1

print(f"Dias com R$ 100 ou mais: {dias_bons}")
</code></pre>
<p>Com a lista acima, o resultado é 2: os dias de 120 e de 240.</p>
<h2>Contar junto</h2>
<p>Quando o número do dia interessa, <code>enumerate</code> entrega os dois de uma vez:</p>
<pre><code class="language-python">for dia, venda in enumerate(vendas, start=1):
    if venda == 0:
        print(f"Dia {dia}: sem vendas")
</code></pre>
<p>Aparece <code>Dia 3: sem vendas</code>. Sem o <code>start=1</code>, seria o dia 2, porque Python
conta a partir do zero.</p>
<p>Para praticar: mostre a maior venda usando só um laço e um <code>if</code>, sem a função
<code>max</code>. Depois compare com <code>max(vendas)</code>. Escrever à mão o que já existe pronto é
um ótimo jeito de entender o que a ferramenta faz por você.</p>
`;

const functions = `
<p>Uma função é um pedaço de programa com nome. Você já usa várias, como <code>print</code> e
<code>len</code>. Agora vai criar as suas.</p>
<pre><code class="language-python">def com_desconto(preco, percentual):
    return preco * (1 - percentual / 100)

print(com_desconto(80, 25))    # 60.0
print(com_desconto(200, 10))   # 180.0
</code></pre>
<p><code>def</code> anuncia a função, os nomes entre parênteses são o que <strong>entra</strong>, e
<code>return</code> diz o que <strong>sai</strong>. Sem <code>return</code>, ela devolve
<code>None</code>, um “nada” que costuma aparecer onde não devia.</p>
<h2>return não é print</h2>
<p><code>print</code> mostra na tela e esquece. <code>return</code> entrega o valor a quem chamou, que
pode guardar, somar, comparar. Uma função que só imprime não serve de peça para outra.</p>
<h2>Funções usando funções</h2>
<pre><code class="language-python">def total(itens):
    soma = 0
    for preco, quantidade in itens:
        soma = soma + preco * quantidade
    return soma

def conta_final(itens):
    valor = total(itens)
    if valor &gt;= 100:
        return com_desconto(valor, 10)
    return valor

carrinho = [(12.50, 4), (35, 2)]
print(conta_final(carrinho))   # 108.0
</code></pre>
<p>Confira à mão: 12,50 × 4 = 50, mais 35 × 2 = 70, dá 120. Como passou de 100, desconto de 10%:
108.</p>
<p>Uma boa função faz uma coisa e tem nome de coisa feita. Se você precisa de “e” para descrevê-la
(“calcula e imprime e salva”), ali moram três funções.</p>
`;

const errors = `
<p>Todo programa quebra. A diferença entre quem desiste e quem avança está em ler a mensagem. Leia
<strong>de baixo para cima</strong>: a última linha diz o que houve; as de cima, onde.</p>
<pre><code class="language-text">Traceback (most recent call last):
  File "conta.py", line 2, in &lt;module&gt;
    pessoas = int(input("Quantas pessoas? "))
ValueError: invalid literal for int() with base 10: 'quatro'
</code></pre>
<p>Tradução: na linha 2 de <code>conta.py</code>, tentamos transformar em inteiro o texto “quatro”.
As versões novas ainda sublinham o trecho culpado.</p>
<h2>Os cinco que você mais verá</h2>
<table>
<thead><tr><th>Erro</th><th>Quase sempre é</th></tr></thead>
<tbody>
<tr><td><code>SyntaxError</code></td><td>aspas, parêntese ou dois-pontos faltando</td></tr>
<tr><td><code>IndentationError</code></td><td>recuo torto</td></tr>
<tr><td><code>NameError</code></td><td>nome digitado errado ou usado antes de existir</td></tr>
<tr><td><code>TypeError</code></td><td>texto e número misturados</td></tr>
<tr><td><code>ValueError</code></td><td>tipo certo, conteúdo impossível</td></tr>
</tbody>
</table>
<h2>Quando o erro é de quem usa</h2>
<p>Você não controla o que a pessoa digita, mas pode perguntar de novo:</p>
<pre><code class="language-python">while True:
    try:
        pessoas = int(input("Quantas pessoas? "))
        break
    except ValueError:
        print("Digite um número, como 4.")
</code></pre>
<p>O <code>break</code> só é alcançado se a conversão der certo. Diga sempre <em>qual</em> erro você
espera: um <code>except</code> sem nome engole também os seus próprios enganos, e eles ficam difíceis
de achar.</p>
`;

const project = `
<p>Hora de juntar tudo. O programa abaixo anota os gastos da semana e diz em que dia se gastou mais.
Digite, não copie: os dedos também aprendem.</p>
<pre><code class="language-python">DIAS = ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"]

def ler_valor(pergunta):
    while True:
        try:
            return float(input(pergunta).replace(",", "."))
        except ValueError:
            print("Digite um valor, como 12,50.")

def dia_mais_caro(gastos):
    maior = 0
    for i in range(len(gastos)):
        if gastos[i] &gt; gastos[maior]:
            maior = i
    return DIAS[maior]

gastos = []
for dia in DIAS:
    gastos.append(ler_valor(f"Gasto de {dia}: "))

print(f"Total: R$ {sum(gastos):.2f}")
print(f"Média por dia: R$ {sum(gastos) / len(gastos):.2f}")
print(f"Dia mais caro: {dia_mais_caro(gastos)}")
</code></pre>
<p>Repare em <code>replace(",", ".")</code>: quem digita 12,50 à brasileira não leva bronca. Pequenas
gentilezas assim separam um exercício de um programa que alguém usa.</p>
<h2>Teste antes de acreditar</h2>
<p>Com 10, 20, 0, 40, 40, 5 e 25, o total é 140.00, a média é 20.00 e o dia mais caro é
<code>qui</code>. Por que não <code>sex</code>, que empatou? Procure a resposta no sinal
<code>&gt;</code>.</p>
<h2>Deixe com a sua cara</h2>
<ol>
<li>Avise quando o total passar de um limite que a pessoa informou no começo.</li>
<li>Mostre os dias sem gasto nenhum.</li>
<li>Pergunte se a pessoa quer anotar outra semana.</li>
</ol>
`;

export const pythonPrimeirosProgramas: DemoCourse = {
  slug: 'python-primeiros-programas',
  title: 'Python: seus primeiros programas',
  subTitle: 'Do “olá” a um programa que a família usa',
  shortDescription:
    'Escreva programas pequenos e úteis em Python, leia os erros sem medo e faça um projeto.',
  description: `
<p>Você vai escrever programas de verdade: um que divide a conta do bar, um que diz quem passou de
ano, um que anota os gastos da semana. Cada página traz um exemplo que funciona, o erro que quase todo
mundo comete ali e um exercício com o resultado esperado.</p>
<h2>Para quem é</h2>
<p>Para quem já sabe o que são variáveis, decisões e laços, no papel ou em outra linguagem. Se ainda
não sabe, comece por “Lógica de programação com papel e lápis”, que é grátis.</p>
<p>Basta um computador simples, com Windows, macOS ou Linux. Não é preciso internet depois da
instalação.</p>
`,
  paymentType: 'PAID',
  categories: ['Tecnologia'],
  levels: ['Iniciante', 'Intermediário'],
  skills: ['Python', 'Programação', 'Raciocínio lógico'],
  isActive: true,
  sections: [
    {
      title: 'As primeiras linhas',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Instalar e dizer olá',
          pageContent: hello,
          isPreview: true,
          readComplements: [
            {
              type: 'LINK',
              title: 'Documentação oficial do Python, em português',
              url: 'https://docs.python.org/pt-br/3/',
            },
          ],
        },
        { contentType: 'TEXTPAGE', title: 'Perguntar e calcular', pageContent: input },
        { contentType: 'TEXTPAGE', title: 'Decidir com if', pageContent: conditions },
      ],
    },
    {
      title: 'Programas que crescem',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Listas e o laço for', pageContent: lists },
        { contentType: 'TEXTPAGE', title: 'Suas próprias funções', pageContent: functions },
        { contentType: 'TEXTPAGE', title: 'Ler os erros sem medo', pageContent: errors },
      ],
    },
    {
      title: 'Projeto',
      isFreemium: false,
      contents: [{ contentType: 'TEXTPAGE', title: 'Os gastos da semana', pageContent: project }],
    },
  ],
};
