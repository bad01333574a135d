import type { ImportOptions, NameOf } from '../../../contract/transfer/import.ts'
import { editDistance } from '../../core/languages/edit-distance.ts'
import { skeletonOf } from '../../core/languages/skeleton.ts'
import { initialsOf, normaliseWord, splitName } from '../../search/public.ts'

const MOST_ALIKE = 5
/** Of the letters that two names sound by: more than these are different, and the names have nothing in common. */
const MOST_DIFFERENT = 0.5

export type Chosen<Of extends NameOf> = Map<string, NonNullable<ImportOptions[Of]>[string]>
export type NamedItem = Exclude<NameOf, 'districts'>

/** Names of other items and districts for rows, and the owner's choices for unknown ones. */
export interface Names {
  items: Record<NamedItem, KnownNames<number>>
  districts: KnownNames<string>
  localLevels: KnownNames<string>
  provinces: KnownNames<number>
  chosen: { [Of in NameOf]: Chosen<Of> }
  /** Names that are meant by other spellings, by kind and spelling. */
  spellings: Map<string, string>
}

export const spellingKey = (of: string, name: string): string => `${of} ${plainName(name)}`

/** Letter case, spaces and punctuation do not count. */
export const plainName = (name: string): string =>
  normaliseWord(name)
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()

/** As it sounds in either script, in whatever order its words are. */
function soundOf(name: string): string {
  const sounds = splitName(name).map(({ word }) => skeletonOf(word))
  return sounds.toSorted().join(' ')
}

/** The names of things, each of which may have several. */
export class KnownNames<Key extends string | number> {
  readonly #keys = new Map<string, Set<Key>>()
  readonly #sounds = new Map<string, Set<Key>>()
  readonly #names = new Map<Key, string>()

  add(key: Key, name: string): void {
    put(this.#keys, plainName(name), key)
    if (!this.#names.has(key) && /[a-z]/i.test(name)) this.#names.set(key, name)
    put(this.#sounds, soundOf(name), key)
    for (const initials of initialsOf(name)) put(this.#sounds, soundOf(initials), key)
  }

  /** The first that was added with letters. */
  nameOf(key: Key): string {
    return this.#names.get(key) ?? String(key)
  }

  /** Several, if they share the name. */
  find(name: string): Key[] {
    return [...(this.#keys.get(plainName(name)) ?? [])]
  }

  /** Items whose names sound most like this one, the nearest first. */
  findAlike(name: string): Key[] {
    const sound = soundOf(name)
    const alike = [...this.#sounds].flatMap(([other, keys]) => {
      const length = Math.max(sound.length, other.length)
      const most = Math.floor(length * MOST_DIFFERENT)
      const distance = editDistance(sound, other, most)
      return distance > most ? [] : [{ keys, difference: distance / length }]
    })
    const nearest = alike.toSorted((one, other) => one.difference - other.difference)
    return [...new Set(nearest.flatMap(({ keys }) => [...keys]))].slice(0, MOST_ALIKE)
  }
}

function put<Key>(keys: Map<string, Set<Key>>, text: string, key: Key): void {
  if (text !== '') keys.set(text, (keys.get(text) ?? new Set()).add(key))
}
