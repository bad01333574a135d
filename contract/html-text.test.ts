import { expect, test } from 'vitest'
import { htmlToText } from './html-text.ts'

test.each([
  ['10<sup>6</sup> N, 4 m s<sup>−1</sup>, CO<sub>2</sub>, १०<sup>६</sup>', '10⁶ N, 4 m s⁻¹, CO₂, १०⁶'],
  ['10<sup><em>6</em></sup>, x<sup>2y</sup>, x<sup>2<sup>3</sup></sup>, A<sub>7W</sub>', '10⁶, x^(2y), x^2³, A_(7W)'],
  ['the 5<sup>th</sup> Acme<sup>®</sup>', 'the 5th Acme®'],
  ['NRs. <s>500</s> 400, 10<s>5</s>6', 'NRs. 400, 10 6'],
  ['<table><tr><td>Span</td><td>60 m</td></tr><tr><td>Cost</td></tr></table><p>NRs.<br>5</p>', 'Span 60 m Cost NRs. 5'],
  ['<strong>B</strong>ridge <a href="/x" rel="noopener">here</a>, &lt;5&nbsp;&amp;&#8377;', 'Bridge here, <5 &₹'],
])('%s in words', (html, words) => {
  expect(htmlToText(html)).toBe(words)
})
