/** Rich text as the editor writes it, with each element and each attribute. */
export const richTextSamples: readonly string[] = [
  '<h2 id="user-content-a" align="center">a</h2><h3 id="user-content-b" align="right">a</h3><h4 id="user-content-c" align="justify">a</h4>',
  '<p id="user-content-d" align="center">a<br /><code>b</code> <a href="https://exemplo.com.br/" target="_blank" rel="noopener noreferrer">c</a></p><hr />',
  '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sup>e</sup><sub>f</sub></p>',
  '<blockquote id="user-content-e"><p>a</p></blockquote>',
  '<ul id="user-content-f"><li id="user-content-g"><p>a</p></li></ul>',
  '<ol id="user-content-h" start="2" type="i"><li><p>a</p></li></ol>',
  '<dl id="user-content-i"><dt id="user-content-j">a</dt><dd id="user-content-k"><p>b</p></dd></dl>',
  '<pre id="user-content-l"><code class="language-js">a\n  b</code></pre>',
  '<figure id="user-content-m"><img src="/files/a-640.webp" alt="a" title="b" width="640" height="360" /><figcaption>c</figcaption></figure>',
  '<audio src="/files/a.mp3" controls title="a"></audio>',
  '<details id="user-content-n"><summary>a</summary><p>b</p></details>',
  '<table id="user-content-o"><tbody><tr><th id="user-content-p" colspan="2" rowspan="1" colwidth="20,30"><p>a</p></th><td id="user-content-q" colspan="1" rowspan="1" colwidth="30"><p>b</p></td></tr></tbody></table>',
];
