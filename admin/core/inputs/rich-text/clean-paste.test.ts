import { DOMParser, NodeFilter, parseHTML } from 'linkedom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { convertHtml, knownLines } from '../preeti/convert-value.ts'
import { cleanPaste as clean } from './clean-paste.ts'

const { document } = parseHTML('<html><body></body></html>')

beforeEach(() => {
  vi.stubGlobal('document', document)
  vi.stubGlobal('NodeFilter', NodeFilter)
  vi.stubGlobal('location', { href: 'https://site.test/admin', origin: 'https://site.test' })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) =>
        new DOMParser().parseFromString(/<body/i.test(html) ? html : `<html><body>${html}</body></html>`, 'text/html')
    },
  )
  return () => vi.unstubAllGlobals()
})

const cleanPaste = (html: string, beside: File[] = []) => {
  const { html: cleaned, ...rest } = clean(html, beside)
  return { ...rest, html: cleaned.replaceAll(/<\/?span[^>]*>|\n/g, '') }
}
const wordItem = (mark: string, text: string, list = 'l0 level1 lfo1') =>
  `<p class=MsoListParagraph style='mso-list:${list}'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${text}</p>`

describe('marks and editorial parts', () => {
  it.each([
    ['10<sup>6</sup> N, CO<sub>2</sub>, <s>500</s> 400', '10<sup>6</sup> N, CO<sub>2</sub>, <s>500</s> 400'],
    [`m<span style="font-size:0.6em;vertical-align:super">3</span>`, 'm<sup>3</sup>'],
    [`CO<span style='vertical-align: sub'>2</span>`, 'CO<sub>2</sub>'],
    [`<span style="text-decoration:underline line-through">old</span>`, '<s>old</s>'],
    ['<del>old</del> and <strike>older</strike>', '<s>old</s> and <s>older</s>'],
    [`<s><del cite="mailto:A">45</del></s><ins cite="mailto:A">54</ins> m`, '<s></s><ins>54</ins> m'],
    [`<span style="mso-hide:all">secret</span>shown<span style="display: none">no</span>`, 'shown'],
    [
      `<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-weight:700">a</span></b>`,
      '<strong>a</strong>',
    ],
  ])('%s becomes %s', (pasted, cleaned) => expect(cleanPaste(`<p>${pasted}</p>`).html).toBe(`<p>${cleaned}</p>`))

  it("leaves Word's comments out and counts them, with headers and footers", () => {
    const { html, leftOut } = cleanPaste(
      `<p>The span<a style='mso-comment-reference:A_1'> is</a><span class=MsoCommentReference><![if !supportAnnotations]>
       <a class=msocomanchor href="#_msocom_1">[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></p>
       <div style='mso-element:header'><p>Draft 3</p></div><div style='mso-element:comment-list'><hr class=msocomoff>
       <div style='mso-element:comment'><p class=MsoCommentText>Is that so?</p></div></div>`,
    )
    expect(html.replaceAll(/<\/?a>/g, '').trim()).toBe('<p>The span is</p>')
    expect(leftOut.comments).toBe(1)
  })
})

describe('styles of Word', () => {
  it.each([
    ['<p class=MsoTitle>Survey</p><p class=MsoNormal>a</p>', '<h2>Survey</h2><p>a</p>'],
    ["<p class=Chapter style='mso-outline-level:3'>Soil</p>", '<h3>Soil</h3>'],
    ["<p class=MsoNormal style='mso-outline-level:body-text'>a</p>", '<p>a</p>'],
    ['<div><p class="Paragraph SCXW1" role="heading" aria-level="1">Online</p></div>', '<div><h2>Online</h2></div>'],
    [
      '<p class=MsoQuoteCxSpFirst>a</p><p class=MsoQuoteCxSpLast>b</p><p>c</p><p class=MsoIntenseQuote>d</p>',
      '<blockquote><p>a</p><p>b</p></blockquote><p>c</p><blockquote><p>d</p></blockquote>',
    ],
  ])('%s becomes %s', (pasted, cleaned) => expect(cleanPaste(pasted).html).toBe(cleaned))
})

describe('lists', () => {
  it.each([
    ['goes on after a paragraph', [wordItem('1.', 'a'), wordItem('2.', 'b'), '<p>x</p>', wordItem('3.', 'c')],
      '<ol><li>a</li><li>b</li></ol><p>x</p><ol start="3"><li>c</li></ol>'],
    ['counts in Devanagari', [wordItem('१.', 'a'), wordItem('२.', 'b')], '<ol><li>a</li><li>b</li></ol>'],
    ['starts at another number', [wordItem('(१२)', 'a'), wordItem('(१३)', 'b')], '<ol start="12"><li>a</li><li>b</li></ol>'],
    ['counts in letters after one in numbers', [wordItem('1.', 'a'), wordItem('(a)', 'b', 'l1 level1 lfo2'), wordItem('(b)', 'c', 'l1 level1 lfo2')],
      '<ol><li>a</li></ol><ol type="a"><li>b</li><li>c</li></ol>'],
    ['counts in consonants', [wordItem('क)', 'a'), wordItem('ख)', 'b')], '<ol><li>a</li><li>b</li></ol>'],
    ['goes on in Roman numbers', [wordItem('iv.', 'a'), wordItem('v.', 'b')], '<ol start="4" type="i"><li>a</li><li>b</li></ol>'],
    ['counts in capitals', [wordItem('A.', 'a'), wordItem('B.', 'b')], '<ol type="A"><li>a</li><li>b</li></ol>'],
    ['of Google Docs counts in letters', ['<ol start="2"><li style="list-style-type:lower-alpha">a</li></ol>'],
      '<ol type="a" start="2"><li>a</li></ol>'],
    ['goes on beyond the letter h', [wordItem('h.', 'a'), '<p>x</p>', wordItem('i.', 'b')],
      '<ol start="8" type="a"><li>a</li></ol><p>x</p><ol start="9" type="a"><li>b</li></ol>'],
    ['is nested, and goes on', [wordItem('1.', 'a'), wordItem('o', 'b', 'l0 level2 lfo1'), wordItem('2.', 'c')],
      '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
    ['was typed as bullets', ['<p>• a</p>', '<p>• b</p>', '<p>c</p>'], '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['was typed in numbers', ['<p>२. <b>a</b></p>', '<p>३. b</p>'], '<ol start="2"><li><b>a</b></li><li>b</li></ol>'],
    ['was not meant', ['<p>1. a</p>', '<p>x</p>', '<p>2077. b</p>', '<p>- c</p>'], '<p>1. a</p><p>x</p><p>2077. b</p><p>- c</p>'],
  ])('a list %s', (_name, pasted, cleaned) => expect(cleanPaste(pasted.join('\n')).html).toBe(cleaned)) // prettier-ignore

  it('of Word Online are one list, not one for each item', () => {
    const item = (level: number, place: number, text: string) =>
      `<div class="ListContainerWrapper"><ol start="${place}"><li data-aria-posinset="${place}" data-aria-level="${level}"><p>${text}</p></li></ol></div>`
    expect(cleanPaste([item(1, 1, 'One'), item(2, 1, 'Below'), item(1, 2, 'Two')].join('\n')).html).toBe(
      '<ol><li><p>One</p><ol><li><p>Below</p></li></ol></li><li><p>Two</p></li></ol>',
    )
  })
})

describe('pictures and other parts', () => {
  const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="A weir">'

  it('have a figure behind their paragraph, and a file to upload', () => {
    const { html, files, leftOut } = cleanPaste(`<p>Before ${picture} after</p><p>Next</p>`)
    const [[address, file]] = [...files] as [[string, File]]
    expect(html).toBe(`<p>Before  after</p><figure><img src="${address}" alt="A weir"></figure><p>Next</p>`)
    expect([file.name, file.type, file.size, leftOut.pictures]).toEqual(['picture.png', 'image/png', 8, 0])
  })

  it('are counted where they cannot be had', () => {
    const { html, leftOut } = cleanPaste(
      `<p>a<img src="file:///C:/x.png"><img src="cid:1"><img src="https://example.org/a.png"><img src="https://example.org/t.gif" width=1>
       <img src="https://example.org/emoji.png" alt="👍🏽"></p><iframe src="https://www.youtube.com/embed/1"></iframe><input name=q>`,
    )
    expect(html).toMatch(/^<p>a\s*👍🏽<\/p>$/)
    expect(leftOut).toMatchObject({ pictures: 3, videos: 1, fields: 1 })
  })

  it('are taken from beside the text where all of them are there', () => {
    const file = new File(['x'], 'weir.png', { type: 'image/png' })
    expect(cleanPaste('<p><img src="file:///C:/x.png"></p>', [file]).files.size).toBe(1)
    expect(cleanPaste('<p><img src="cid:1"><img src="cid:2"></p>', [file]).leftOut.pictures).toBe(2)
  })
})

it('a legacy font that the HTML names says what is converted, and English beside it stays', () => {
  const known = knownLines(
    `<p class=MsoNormal><span style='font-family:Preeti'>g]kfn
     dfu of </span><span style='font-family:"Calibri",sans-serif'>of roads</span></p>`,
  )
  expect(convertHtml('<p>g]kfn <strong>dfu</strong> of of roads</p><p>of</p>', known)).toBe(
    '<p>नेपाल <strong>माग</strong> या of roads</p><p>of</p>',
  )
})
