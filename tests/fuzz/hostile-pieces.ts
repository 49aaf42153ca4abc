/** The pieces of hostile texts, names, links and Markdown. */
import { inParts } from '../support/yaml-texts.ts';

export const pieces = [
  '<script>alert(1)</script>¦</script>¦</SCRIPT >¦<!--¦-->¦<!--<script>¦]]>¦<![CDATA[¦<?x',
  '<img src=x onerror=alert(1)>¦<svg onload=x>¦<style>*{}¦</style>¦</title>¦</textarea>¦</template>',
  '<iframe srcdoc=x>¦<base href=//e.example>¦</head><body>¦</p></div>¦<plaintext>¦</option></select>',
  `" onmouseover="x¦' onclick='x¦"¦'¦\`¦">¦'>¦/>¦=¦&¦&amp;¦&lt;script&gt;¦&#60;¦&#x3c;¦&nbsp;¦&quot;¦&lt¦{{`,
  `}}¦\${¦<%=¦%>¦{%¦%}¦{¦}¦#{¦[[¦]]¦$&¦$'¦$1¦$$¦javascript:alert(1)¦data:text/html,<b>¦//e.example`,
  '%3Cscript%3E¦\\¦\\"¦\\u003c¦\\n¦\\x3c¦//¦/*¦\t¦\n¦ ¦  ¦\u00a0¦\u00ad¦\u061c¦\u200b¦\u200d¦\u200e¦\u200f',
  '\u2060¦\ufeff¦\u3000¦é¦e\u0301¦\u0300¦ﬁ¦😀¦👩\u200d🌾¦漢字¦עברית¦عربي¦İ¦ß¦\u{1D400}¦**b**¦_i_',
  '[x](javascript:alert(1))¦![a](b)¦<https://e.example>¦# h¦- a¦| a | b |¦---¦~~s~~¦word¦two words¦5 min',
  'St. Louis¦100%¦0¦null¦__proto__¦constructor¦4.9¦"@type":¦{"a":1}',
].flatMap(inParts);

/** The file of a county or city is named after it, so only characters that a slug drops may be added. */
export const namePieces = [`<¦>¦</¦"¦'¦<!--¦-->¦]]>¦\`¦\\¦{¦}¦/>¦=¦\u200f¦“¦—`].flatMap(inParts);

export const unsafePieces = [
  'javascript:alert(1)¦JaVaScript:x¦data:text/html,x¦vbscript:x¦//e.example¦/\\e.example¦https://[¦http://',
  'file:///x¦blob:x¦ javascript:x¦java\tscript:x¦\u0001javascript:x',
].flatMap(inParts);

export const schemes = ['javascript:alert(1)¦JaVaScript:x¦data:text/html,x¦vbscript:x¦file:///x'].flatMap(inParts);

export const refusedMarkdown = [
  'w <b>w</b>¦w <script>alert(1)</script>¦<img src=x onerror=alert(1)>¦<div>w</div>¦w <!-- x -->',
  '![w](https://e.example/a.png)¦# w',
].flatMap(inParts);
