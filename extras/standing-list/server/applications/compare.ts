import type { Words } from '../../../../contract/locale.ts'
import type { HeldPaper } from '../../../../server/core/documents/paper-source.ts'
import type { Change, PackPaper } from '../../contract/applications.ts'
import type { Letter, LetterValue } from '../../contract/letter.ts'
import { placeholderName } from '../../contract/wording.ts'

/** Differ with each application, or are compared as papers. */
const OF_EACH = /^(day|fiscal-year|paper-.*)$/

interface Pack<Paper> {
  letter: Letter | undefined
  papers: readonly Paper[]
}

/** Values and papers that differ from those of an application that was made, each with its record; none without a letter. */
export const changesSince = (was: Pack<PackPaper>, is: Pack<HeldPaper>): Change[] =>
  was.letter && is.letter
    ? [...compareLetters(was.letter, is.letter), ...comparePapers(was.papers, is.papers, is.letter.language)]
    : []

function compareLetters(was: Letter, is: Letter): Change[] {
  const [before, after] = [valuesOf(was), valuesOf(is)]
  const placeholders = [...new Set([...before.keys(), ...after.keys()])].filter((one) => !OF_EACH.test(one))
  return placeholders.flatMap((placeholder) => {
    const [old = [], now = []] = [before.get(placeholder), after.get(placeholder)]
    const { source } = (now[0] ?? old[0])!
    const change = { name: placeholderName(placeholder), was: textOf(old), is: textOf(now), path: source.path }
    return change.was === change.is ? [] : [change]
  })
}

const valuesOf = ({ lines }: Letter) =>
  Map.groupBy(
    lines.flatMap(({ runs }) => runs.filter((run) => typeof run !== 'string')),
    ({ placeholder }) => placeholder,
  )

const textOf = (values: LetterValue[]) => [...new Set(values.map(({ text }) => text))].filter(Boolean).join('; ')

/** Those that were replaced, are gone, were changed or are new. */
function comparePapers(was: readonly PackPaper[], now: readonly HeldPaper[], language: Letter['language']): Change[] {
  const titleOf = ({ title }: { title: Words }) => title[language] ?? title.en
  const gone = was.flatMap((paper) => {
    const same = now.find(({ id }) => id === paper.id)
    if (same?.version === paper.version) return []
    const next = same ?? now.find(({ kind, id }) => kind === paper.kind && !was.some((one) => one.id === id))
    const path = `/papers/${(next ?? paper).id}`
    return [{ name: paper.title, was: titleOf(paper), is: next ? titleOf(next) : '', path }]
  })
  const added = now
    .filter(({ kind }) => !was.some((paper) => paper.kind === kind))
    .map((paper) => ({ name: paper.title, was: '', is: titleOf(paper), path: `/papers/${paper.id}` }))
  return [...gone, ...added]
}
