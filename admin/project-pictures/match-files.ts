import { caseStemOf, stemOf } from '../../contract/word-stems.ts'
import fillers from './fillers.json' with { type: 'json' }

/** Names of a project: its titles in all languages, and the last part of its address. */
export interface Named {
  id: number
  names: readonly string[]
}

/** `sure`: every word fits this project alone; `look`: more words fit than do not, and a person decides. */
export interface FileMatch {
  id: number
  grade: 'sure' | 'look'
}

/** A runner-up with this share of the best one's score is as likely meant. */
const CLOSE = 0.8
const ENDING = /\.[a-z0-9]{2,5}$/i

/** Words that cameras, phones, office staff and grammar put into names; they say nothing about the project. */
const FILLERS = new Set(fillers)

/**
 * Finds the project that each file is about, by the words of its folders and its name. A word counts the more, the fewer
 * projects have it, for a project that has it and against one that does not; a word of no project counts most.
 * @returns by place in `paths`: the match, or null where no project or several fit
 */
export function matchFiles(paths: readonly string[], projects: readonly Named[]): (FileMatch | null)[] {
  const projectsWith = new Map<string, number>()
  const wordsOfProjects = projects.map(({ id, names }) => ({ id, words: new Set(names.flatMap(wordsOf)) }))
  for (const { words } of wordsOfProjects)
    for (const word of words) projectsWith.set(word, (projectsWith.get(word) ?? 0) + 1)
  const weightOf = (word: string) => Math.log((projects.length + 1) / (projectsWith.get(word) ?? 1))
  const common = wordsOf(commonFolderOf(paths))

  return paths.map((path) => {
    const words = [...new Set(wordsOf(path.replace(ENDING, '')))].filter(
      // A number or a word around all files speaks only where some project has it.
      (word) => projectsWith.has(word) || !(common.includes(word) || /^\d+$/.test(word)),
    )
    const ranked = wordsOfProjects
      .map(({ id, words: own }) => {
        const shared = words.filter((word) => own.has(word))
        const score = words.reduce((sum, word) => sum + (own.has(word) ? weightOf(word) : -weightOf(word)), 0)
        const names = shared.filter((word) => !/^\d+$/.test(word))
        return { id, score: names.length > 0 ? score : 0, isWhole: shared.length === words.length && names.length > 1 }
      })
      .toSorted((one, other) => other.score - one.score)
    const [best, next] = ranked
    if (!best || best.score <= 0 || (next && next.score >= best.score * CLOSE)) return null
    return { id: best.id, grade: best.isWhole ? 'sure' : 'look' }
  })
}

/** The folders that every file lies in, as a folder chosen as a whole gives them. */
function commonFolderOf(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1))
  const end = first.findIndex((folder, index) => others.some((path) => path[index] !== folder))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}

/** Of three letters or more, for shorter ones are "of"; and numbers, which tell "Package 3" from "Package 4". */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+|(?<=\d)(?=[\p{L}])|(?<=[\p{L}\p{M}])(?=\d)/u)
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter((word) => (/^\d{1,2}$/.test(word) || word.length > 2) && !/^\d{3,}$/.test(word) && !FILLERS.has(word))
    .map((word) => caseStemOf(stemOf(word)))
}
