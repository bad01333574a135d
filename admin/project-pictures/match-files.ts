/** What a project is called: its titles in all languages, and the last part of its address. */
export interface Named {
  id: number
  names: readonly string[]
}

/** A runner-up with this share of the best one's weight is as likely meant. */
const CLOSE = 0.8
const ENDING = /\.[a-z0-9]{2,5}$/i

/**
 * Finds the project that each file is about, by the words of its folders and its name. A word counts the more, the fewer
 * projects have it; numbers of cameras and common words decide nothing.
 * @returns by place in `paths`: the project's id, or null where no project or several fit
 */
export function matchFiles(paths: readonly string[], projects: readonly Named[]): (number | null)[] {
  const wordsOfProjects = projects.map(({ id, names }) => ({ id, words: new Set(names.flatMap(wordsOf)) }))
  const projectsWith = new Map<string, number>()
  for (const { words } of wordsOfProjects)
    for (const word of words) projectsWith.set(word, (projectsWith.get(word) ?? 0) + 1)
  const weightOf = (word: string) => Math.log((projects.length + 1) / projectsWith.get(word)!)

  return paths.map((path) => {
    const words = new Set(wordsOf(path.replace(ENDING, '')))
    const ranked = wordsOfProjects
      .map((project) => {
        const shared = [...words].filter((word) => project.words.has(word))
        const isTelling = shared.length > 1 || shared.some((word) => projectsWith.get(word) === 1)
        return { id: project.id, weight: isTelling ? shared.reduce((sum, word) => sum + weightOf(word), 0) : 0 }
      })
      .toSorted((one, other) => other.weight - one.weight)
    const [best, next] = ranked
    if (!best || best.weight === 0 || (next && next.weight >= best.weight * CLOSE)) return null
    return best.id
  })
}

/** Of three letters or more: shorter ones are "of", "IMG" is in no project's name. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2)
}
