import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { RichText } from './rich-text.tsx'

/** Every element that an editor may write (server/core/content/html.ts). */
const EVERYTHING = `
<p>${SENTENCE} It has <strong>strong</strong> and <em>stressed</em> words, <code>code</code>, 4.2 × 10<sup>6</sup> m<sup>3</sup> and CO<sub>2</sub>, <s>45</s> 54 m, a <a href="/projects">link</a><br>and a second line.</p>
<h2>A heading of the second level</h2>
<p>${SENTENCE}</p>
<h3>A heading of the third level</h3>
<ul><li>${SENTENCE}</li><li>A point with points<ul><li>the first</li><li>the second</li></ul></li></ul>
<ol start="4"><li>First</li><li>Second</li></ol>
<blockquote><p>${SENTENCE}</p><cite>Srijana Maharjan</cite></blockquote>
<figure><img src="${bridge.url}" alt="${bridge.alt}" width="1800" height="1200" loading="lazy"><figcaption>The model of the bridge.</figcaption></figure>
<table><caption>Levels at the gauge</caption><thead><tr><th scope="col">Year</th><th scope="col">Level</th></tr></thead><tbody><tr><th scope="row">2024</th><td>1,204.3 m</td></tr></tbody></table>
<pre><code>level = height + reading
</code></pre>`

const cells = many(12, (number) => `<td>Column ${number}</td>`).join('')

export default {
  examples: {
    usual: (
      <div className="wrap">
        <RichText html={EVERYTHING} />
      </div>
    ),
    'long words': (
      <div className="wrap">
        <RichText
          html={`<h2>${LONG_WORD}</h2><p>${LONG_WORD} <a href="/">https://${LONG_WORD}.example/${LONG_WORD}</a> <code>${LONG_WORD}</code></p>
            <h3>${LONG_TITLE}</h3><ul><li>${LONG_WORD}</li></ul><blockquote>${LONG_WORD}<cite>${LONG_WORD}</cite></blockquote>
            <pre>${LONG_WORD} ${LONG_WORD}</pre><figure><figcaption>${LONG_WORD}</figcaption></figure>`}
        />
      </div>
    ),
    'a wide and a long table': (
      <div className="wrap">
        <RichText
          html={`<table><caption>Wide</caption><tbody>${many(40, () => `<tr>${cells}</tr>`).join('')}</tbody></table>`}
        />
      </div>
    ),
    'a table of long words': (
      <div className="wrap">
        <RichText html={`<table><tbody><tr><td>${LONG_WORD}</td><td>${LONG_TITLE}</td></tr></tbody></table>`} />
      </div>
    ),
    'a small picture without a figure': (
      <div className="wrap">
        <RichText html={`<p>${SENTENCE}</p><p><img src="${bridge.url}" alt="" width="1800" height="1200"></p>`} />
      </div>
    ),
    Nepali: (
      <div className="wrap" lang="ne">
        <RichText
          html={`<h2>${NEPALI.title}</h2><p>${NEPALI.sentence}</p><ol><li>${NEPALI.place}</li></ol><blockquote>${NEPALI.sentence}</blockquote>`}
        />
      </div>
    ),
    nothing: (
      <div className="wrap">
        <RichText html="" />
      </div>
    ),
  },
} satisfies ComponentExamples
