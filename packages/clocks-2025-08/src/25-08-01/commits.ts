/**
 * The 14662 commits of HarfBuzz from 2000 to version 6.0.0, by the minute of the day on the clock of whoever made them:
 * a row an hour, a figure a minute, to base 36. From the `Date:` lines of the `changelog.gz` in Debian's `libharfbuzz0b`.
 */
export const COMMITS = [
  '8749e6d99a487897836e9aac3bb99366e859c29a4475e42b48d959676496',
  '84a97847769a869757544556874769658a24578863723429852335481845',
  '246342132464726523375535342637462455222251416545551122554024',
  '413623142155211371112130414112232124104213321513540405413422',
  '222120220430204123012230040131162210120012422212011210410062',
  '423210211100112021011131111212100033000230410023310132110231',
  '241202100010300101202133112013112321100110110210102011002114',
  '511201120312411401112101141113444321024324442642423333121012',
  '1232211214121223501033444332532235263532313843533613b5112433',
  '240526866343353572975565926765359c5a58736266b6fa7a457876a86f',
  '4963958d777787999ba9gde8i777ahfceka6c8bbgcbffgidc7dlhi6j7fdb',
  'cbbcfmcebgcj8cfkmfgbmgfdcneeeihjdcjgfnjmfhf7cbfagfbjalf9gfgb',
  'kifhgchieb9ebemhdhbbehanccdckggeichaahidccahhfjcdeg8fmggkelc',
  'igmgomegihleoenkjijkejimopediejfilnddkqqmacffmnfmjgnfgmmilqg',
  'jemongfedrnojeihkjhqkhikhrhlleliglmjdfhonjpigskkvmfnirk9pjjm',
  'lmmijmnrsjphnhwoegmlnlipfkjnokromoghipvlurkqemfmnjplplogrikn',
  'tqomqntkhodjhihqfrinujliqqsnjvouomtfeoqikumhllqlltuxnnijixhm',
  'mhpnlfkbfejdfeliilgffkvtkfbiigdlgojhkgiffijelclojtcgaggpigli',
  'hmeej9dhdlgdokng8dlekfeik9dhfbha9geilk8hbieadhhneddfe7na8aed',
  'dj9gchedaeb6ebbehec9gabd8bc97hcd8m4dbcccadde59ahbhcde9ej6bfb',
  'b8c9cgfc9d8d99ahle7aeaffdbcgg8jd48bc9968b9197fc6afgfa59dc6ac',
  'cga7aj9ce7a7d7f7c9cb67cc69b8496akb97icd85dd569b75e87a8c97cb7',
  'k9b8f75cba8ad546c967a8a9cb8bd9db6b9a7d7abedhggfacghd9f6d9699',
  '697bbcd8afc8cb8758aa998b9788d7aa78744a78a67c85b67a79d4483e73',
]
