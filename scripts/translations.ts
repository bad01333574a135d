// Texts of the product as one workbook, for translators who write no code: npm run translations -- out|in …
import '../server/features.ts'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readXlsx } from '../server/transfer/import/read-xlsx.ts'
import { writeWorkbook } from '../server/transfer/export-workbook.ts'
import { packageBinary } from './package-binary.ts'
import { runCommand, UsageError } from './site/run-command.ts'
import { findTexts, wrongPlaceholders, writeTexts, type SourceText } from './translations/source-texts.ts'

const USAGE = `npm run translations -- out FILE.xlsx [--language ne]
npm run translations -- in FILE.xlsx [--language ne]

out         writes every text in English and in that language; a note says where English changed after its translation
in          takes what stands in the column “New” into the code, and says which rows it could not take, and why
--language  ne where it is not given; of one that the code lacks, “in” adds every text, in English where “New” is empty`

/** Names of the columns. */
export const HEAD = ['File', 'Text', 'English', 'Translation', 'New', 'Note']
const FOLDERS = '{admin,contract,server,site,extras/*/{admin,contract,server,site}}/**/{*.{ts,tsx},*words.json}'
const root = resolve(import.meta.dirname, '..')

if (import.meta.main) await runCommand(USAGE, run)

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'ne' } },
  })
  const [command, file, ...rest] = positionals
  const { language } = values
  if ((command !== 'out' && command !== 'in') || !file || rest.length > 0)
    throw new UsageError('Say out or in, and a file')
  if (!/^[a-z]{2,3}$/.test(language) || language === 'en')
    throw new UsageError('A language has two or three letters, and is not English')
  if (command === 'out') {
    const rows = listTexts(root, language)
    writeFileSync(file, await writeWorkbook([{ name: 'Texts', head: HEAD, rows }], 'en'))
    console.log(
      `${rows.length} texts; of ${rows.filter((row) => row.at(-1)).length} English was changed after the translation.`,
    )
    return
  }
  const { files, taken, refused } = await takeTexts(root, file, language)
  console.log(`${taken} texts in ${files.length} files were written. Look at them with git diff, then run npm test.`)
  for (const line of refused) console.error(`Not taken: ${line}`)
  if (refused.length > 0) process.exitCode = 1
}

/** Files with texts in that language, or in English for one that is new. */
function sources(folder: string, language: string): { file: string; code: string; texts: SourceText[] }[] {
  const files = globSync(FOLDERS, { cwd: folder, exclude: ['**/node_modules/**', '**/*.test.ts', '**/migrations/**'] })
  return files
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ code }) => /\ben\b/.test(code) && /\bne\b/.test(code))
    .map(({ file, code }) => ({ file, code, texts: findTexts(file, code, language) }))
    .filter(({ texts }) => texts.length > 0)
}

/** A row for each text of the sources in that folder, as `HEAD` names them. @param timesOf of a file's lines */
export function listTexts(folder: string, language: string, timesOf = lineTimes): string[][] {
  return sources(folder, language).flatMap(({ file, texts }) => {
    const times = timesOf(folder, file)
    const newest = ([from, to]: [number, number]) => Math.max(0, ...times.slice(from, to + 1))
    return texts.map(({ key, english, translation, lines }) => {
      const isOlder = newest(lines.translation) < newest(lines.english)
      return [file, key, english, translation, '', isOlder ? 'English was changed after this translation' : '']
    })
  })
}

/** When each line was committed, in seconds, from index 1 on; empty where git does not know the file. */
function lineTimes(folder: string, file: string): number[] {
  try {
    const blame = execFileSync('git', ['blame', '--line-porcelain', '-w', '--', file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64_000_000,
    })
    return [0, ...Array.from(blame.matchAll(/^committer-time (\d+)$/gm), ([, time]) => Number(time))]
  } catch {
    return []
  }
}

/**
 * Writes what stands under “New” into the sources of that folder.
 * @returns which files were written, how many texts, and of each row that was not taken: why
 * @throws TransferError for a file that is no workbook
 */
export async function takeTexts(folder: string, file: string, language: string) {
  const known = new Map(sources(folder, language).map((source) => [source.file, source]))
  const wanted = new Map<string, Map<string, string>>()
  const refused: string[] = []
  for await (const { row, cells } of readXlsx(file, undefined, () => undefined)) {
    const [path = '', key = '', english = '', translation = '', text = ''] = cells
    if (row === 1 || text.trim() === '') continue
    const source = known.get(path)?.texts.find((one) => one.key === key)
    const reason = source ? whyNot(source, { english, translation, text }) : 'there is no such text any more'
    if (reason) refused.push(`row ${row}, ${path}, ${key}: ${reason}`)
    else
      wanted.set(path, (wanted.get(path) ?? new Map<string, string>()).set(key, inItsSpaces(source!.translation, text)))
  }
  const isNew = [...known.values()].every(({ texts }) => texts.every((one) => one.english === one.translation))
  const changed = [...known.values()].filter((source) => isNew || wanted.has(source.file))
  for (const { file: path, code } of changed)
    writeFileSync(join(folder, path), writeTexts(path, code, language, wanted.get(path) ?? new Map()))
  const files = changed.map((source) => source.file)
  // It leaves catalogues as they are.
  const code = files.filter((one) => !one.endsWith('.json'))
  if (code.length > 0) execFileSync(process.execPath, [packageBinary('oxfmt', 'oxfmt'), ...code], { cwd: folder })
  return { files, taken: [...wanted.values()].reduce((sum, { size }) => sum + size, 0), refused }
}

function whyNot(source: SourceText, row: { english: string; translation: string; text: string }): string | undefined {
  if (source.english.trim() !== row.english.trim()) return 'its English has changed since'
  if (source.translation.trim() !== row.translation.trim()) return 'somebody has changed the translation since'
  const wrong = wrongPlaceholders(source, row.text)
  if (wrong.length > 0) return `${wrong.join(', ')} must stand in both`
  return undefined
}

/** Spreadsheets lose a space at the end, which may divide words. */
const inItsSpaces = (before: string, text: string) =>
  before.slice(0, before.length - before.trimStart().length) + text.trim() + before.slice(before.trimEnd().length)
