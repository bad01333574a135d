import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from '../../../server/core/content/html.ts'

describe('sanitizeHtml', () => {
  test.each([
    ['scripts', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['styles', '<style>p{color:red}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['handlers of pictures', '<img src="/media/a.jpg" alt="A" onerror="alert(1)">', '<img src="/media/a.jpg" alt="A">'],
    ['script links', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['script links in disguise', '<a href=" jAva&#x09;script&colon;alert(1)">a</a>', 'a'],
    ['data links', '<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['script pictures', '<img src="javascript:alert(1)" alt="A">', ''],
    ['pictures from elsewhere', '<p><img src="https://tracker.example/a.gif" alt="">a</p>', '<p>a</p>'],
    ['vector drawings', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', 'a'],
    ['frames and forms', '<iframe src="/"></iframe><form action="/"><input name="a"><p>b</p></form>', '<p>b</p>'],
    [
      'classes, ids and targets',
      '<p class="a" id="b"><a href="/c" target="_blank" class="d">e</a></p>',
      '<p><a href="/c">e</a></p>',
    ],
    ['comments', '<p>a<!-- <script>alert(1)</script> --></p>', '<p>a</p>'],
    [
      'mutation tricks',
      '<math><mi><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mi></math>',
      '<table></table>',
    ],
    ['half a tag', '<p>a <b', '<p>a </p>'],
  ])('strips %s', (_name, html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected)
  })

  test.each([
    ['the site', '<a href="/projects?status=ongoing#list">a</a>', '<a href="/projects?status=ongoing#list">a</a>'],
    [
      'the web',
      '<a href="https://example.org/a?b=1&amp;c=2">a</a>',
      '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener">a</a>',
    ],
    [
      'the web without protocol',
      '<a href="//example.org/a">a</a>',
      '<a href="https://example.org/a" rel="noopener">a</a>',
    ],
    [
      'the web behind backslashes',
      '<a href="/\\example.org">a</a>',
      '<a href="https://example.org/" rel="noopener">a</a>',
    ],
    ['a mail', '<a href="mailto:info@rekha.example">a</a>', '<a href="mailto:info@rekha.example">a</a>'],
    ['a telephone', '<a href="tel:+97710000100">a</a>', '<a href="tel:+97710000100">a</a>'],
  ])('keeps links to %s', (_name, html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected)
  })

  test.each(['ftp://example.org', 'vbscript:a', 'contact', '#top', '', 'http://', 'blob:https://example.org/a'])(
    'keeps the words of a link to %j, and drops the link',
    (href) => {
      expect(sanitizeHtml(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>')
    },
  )

  test('keeps tables, lists, quotations, figures and code as they are', () => {
    const html =
      '<h2>Heights</h2><table><caption>Levels &amp; sections</caption><thead><tr><th scope="col">Point</th></tr></thead>' +
      '<tbody><tr><th scope="row">A</th><td>1 &lt; 2</td></tr></tbody></table><ol><li><strong>a</strong><br>b</li></ol>' +
      '<blockquote><p>न <em>यो</em></p><cite>Notebook 23</cite></blockquote><pre><code>a  b\n c</code></pre>' +
      '<figure><img src="/media/pictures/0123456789abcdef/original.jpg" alt="" width="1800" height="1200" loading="lazy">' +
      '<figcaption>“Model” – 82.5 MW</figcaption></figure>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  test('writes what an editor pastes in the words of the list', () => {
    expect(sanitizeHtml('<h1>A</h1><div><b>b</b> <i>c</i></div><h4>d</h4><th scope="page">e</th>')).toBe(
      '<h2>A</h2><p><strong>b</strong> <em>c</em></p><h3>d</h3>e',
    )
  })

  test.each([
    ['m<span style="font-size:0.6em;vertical-align:super">3</span>', 'm<sup>3</sup>'],
    ['CO<span style="VERTICAL-ALIGN: sub">2</span>', 'CO<sub>2</sub>'],
    ['m<sup><span style="vertical-align:super">3</span></sup>', 'm<sup>3</sup>'],
    ['<span style="text-decoration:line-through">500</span> 400', '<s>500</s> 400'],
    ['<b style="font-weight:normal"><span>plain</span></b>', 'plain'],
    ['<math><msup><mi>m</mi><mn>3</mn></msup><msub><mi>Q</mi><mi>d</mi></msub></math>', 'm<sup>3</sup>Q<sub>d</sub>'],
    ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<video src="a.mp4">Your browser cannot play this</video><p>b</p>', '<p>b</p>'],
  ])('keeps what styles, formulas and lists of other programs mean: %s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected)
  })

  test('changes nothing when it is done twice', () => {
    const once = sanitizeHtml(
      '<p>a & b <a href="//example.org">“c”</a> <img src="/a.jpg"> &nbsp;&lt;script&gt;</p><b>d',
    )
    expect(sanitizeHtml(once)).toBe(once)
  })
})
