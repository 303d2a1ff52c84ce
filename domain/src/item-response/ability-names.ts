import type { Area } from './booklet.ts';

/** The abilities H1 to H30 of each area in short words of our own, after the Matriz de Referência do Enem (INEP). */
const names: Readonly<Record<Area, string>> = {
  LC: `Sistemas de comunicação e suas características
Linguagens e informações em um problema social
Função social dos sistemas de comunicação
Usos e abusos das linguagens da mídia
Texto em língua estrangeira e seu tema
Língua estrangeira para chegar a informações
Texto em língua estrangeira, estruturas e função
Língua estrangeira e diversidade cultural
Hábitos corporais e necessidades do dia a dia
Hábitos do corpo e da saúde que mudam
Linguagem corporal para conviver
Funções da arte e trabalho dos artistas
Arte, padrões de beleza e preconceitos
Diversidade artística de grupos e etnias
Texto literário e seu contexto
Procedimentos de construção do texto literário
Valores humanos na literatura nacional
Elementos que organizam um texto
Função da linguagem em cada situação
Língua e memória da identidade nacional
Recursos verbais e não verbais para persuadir
Relação entre opiniões, temas e recursos
Objetivo e público de um texto
Argumentos para convencer o público
Variedades da língua, sociais e regionais
Variedades da língua e situações de uso
Norma-padrão em cada situação
Tecnologias da comunicação e sua função
Linguagens das tecnologias da informação
Tecnologias, sociedade e conhecimento`,
  CH: `Fontes sobre aspectos da cultura
Produção da memória pelas sociedades
Manifestações culturais e seus processos históricos
Pontos de vista sobre a cultura
Diversidade do patrimônio cultural e artístico
Mapas e gráficos dos espaços geográficos
Relações de poder entre as nações
Fluxos de população e seus significados
Papel das organizações políticas e socioeconômicas
Participação da coletividade e realidade
Práticas de grupos sociais no tempo e no espaço
Justiça como instituição nas sociedades
Movimentos sociais e disputas de poder
Textos sobre instituições sociais e políticas
Conflitos culturais, sociais e políticos na história
Papel da técnica e da tecnologia no trabalho
Novas tecnologias e processos de produção
Processos de produção e seus impactos
Transformações técnicas e uso do espaço
Impactos das tecnologias no trabalho
Papel dos meios de comunicação na sociedade
Lutas sociais e conquistas de direitos
Valores éticos na organização política
Cidadania e democracia
Inclusão social e suas estratégias
Formação das paisagens e ação humana
Sociedade e meio físico na história
Tecnologias e impactos no ambiente
Recursos da natureza e mudanças do espaço
Preservação e degradação da vida no planeta`,
  CN: `Ondas e oscilações no dia a dia
Tecnologia e solução de problemas
Explicações dos fenômenos no tempo
Argumentos sobre qualidade de vida e ciência
Circuitos elétricos e aparelhos
Manuais e instruções de aparelhos
Testes e controle de materiais e produtos
Reciclagem de recursos e matérias-primas
Ciclos da natureza e seus efeitos
Perturbações ambientais e suas fontes
Benefícios e riscos da biotecnologia
Impactos ambientais das atividades humanas
Transmissão das características hereditárias
Processos vitais e equilíbrio interno
Modelos e experiências da biologia
Evolução e diversidade dos seres vivos
Informações em textos, gráficos e tabelas
Propriedades dos materiais e seus usos
Métodos das ciências contra problemas sociais
Movimento de partículas e corpos
Calor e leis da termodinâmica
Radiação e matéria
Geração e uso de energia
Símbolos e códigos da química
Materiais, reações e rendimento
Produção química e suas consequências
Intervenção no ambiente e química
Adaptações dos organismos ao ambiente
Organismos no ambiente, na saúde e na produção
Saúde coletiva e preservação`,
  MT: `Números e operações no dia a dia
Padrões e princípios de contagem
Problemas com números
Argumentos sobre quantidades
Intervenção com números
Posição e deslocamento no espaço
Figuras planas e espaciais
Problemas de geometria
Geometria para propor soluções
Unidades e grandezas
Escalas
Problemas com medidas
Resultado de uma medição
Medidas para propor soluções
Dependência entre grandezas
Problemas com proporções
Variação de grandezas e argumentos
Variação de grandezas e soluções
Expressões algébricas entre grandezas
Gráficos cartesianos
Problemas com álgebra
Álgebra para construir argumentos
Álgebra para propor soluções
Gráficos e tabelas para prever
Problemas com gráficos e tabelas
Gráficos e tabelas para argumentar
Médias, dispersão e tabelas de frequência
Estatística e probabilidade
Probabilidade para construir argumentos
Probabilidade para propor soluções`,
};

/** 'Escalas' for H11 of Matemática; null where an area has no matrix. */
export const abilityName = (area: Area | null, ability: number): string | null =>
  area === null ? null : (names[area].split('\n')[ability - 1] ?? null);
