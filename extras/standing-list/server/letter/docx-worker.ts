import { writeFile } from 'node:fs/promises'
import * as docx from 'docx'
import { answerWork } from '../../../../server/core/process/child-process.ts'
import { type Letter, type LetterLine, type LetterRun, gapText } from '../../contract/letter.ts'
import style from './docx-style.json' with { type: 'json' }

export type DocxWork = { letters: readonly Letter[]; to: readonly string[] }

/** Lengths in twentieths of a point, sizes in half points. */
const LINES = style.lines as Record<LetterLine['as'], docx.IParagraphOptions>
const RUNS: Partial<Record<LetterLine['as'], docx.IRunOptions>> = style.runs
const HEAD_END = style.headEnd as docx.IParagraphOptions
const SIZE = 22
/** On Windows; other systems take their own font of the script in its place. */
const FONT = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Nirmala UI' }
const LANGUAGE = { ne: { value: 'ne-NP', bidirectional: 'ne-NP' }, en: { value: 'en-GB', bidirectional: 'ne-NP' } }

/** XML has none of these characters. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** The process that writes letters; docx.ts starts it. */
answerWork(async ({ letters, to }: DocxWork): Promise<null> => {
  for (const [at, letter] of letters.entries()) await writeFile(to[at]!, await docx.Packer.toBuffer(documentOf(letter)))
  return null
})

function documentOf({ language, lines }: Letter): docx.Document {
  const lastOfHead = lines.findLastIndex(({ as }) => as === 'letterhead')
  const paragraphOf = ({ as, runs }: LetterLine, at: number) => {
    const ofRuns = as === 'letterhead' && at === 0 ? style.name : RUNS[as]
    const children = runs.map((run) => new docx.TextRun({ ...ofRuns, ...textOf(run, language) }))
    return new docx.Paragraph({ ...LINES[as], ...(at === lastOfHead && HEAD_END), children })
  }
  const [page, of] = language === 'ne' ? ['पृष्ठ ', ' / '] : ['Page ', ' of ']
  const { CURRENT, TOTAL_PAGES } = docx.PageNumber
  const number = new docx.TextRun({ children: [page, CURRENT, of, TOTAL_PAGES], size: 18 })
  const footer = new docx.Footer({ children: [new docx.Paragraph({ alignment: 'center', children: [number] })] })
  return new docx.Document({
    styles: { default: { document: { run: { font: FONT, size: SIZE, language: LANGUAGE[language] } } } },
    sections: [{ properties: { page: style.page }, footers: { default: footer }, children: lines.map(paragraphOf) }],
  })
}

/** A gap has the name of what is missing, marked. */
function textOf(run: LetterRun, language: Letter['language']) {
  const text = typeof run === 'string' ? run : run.text
  const clean = text.toWellFormed().replaceAll(NOT_XML, '')
  if (clean !== '' || typeof run === 'string') return { text: clean }
  return { text: gapText(run.placeholder, language), highlight: 'yellow' as const }
}
