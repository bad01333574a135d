// @chunk shared
import { toDevanagariDigits } from '../contract/digits.ts'

/** A number of things for words in English: 1 project, 3 projects. */
/* @__NO_SIDE_EFFECTS__ */
export function counted(one: string, several: string): (count: number) => string {
  return (count) => `${count} ${count === 1 ? one : several}`
}

/** The same in Nepali, whose nouns stay: ३ परियोजना. */
/* @__NO_SIDE_EFFECTS__ */
export function nepaliCounted(things: string): (count: number) => string {
  return (count) => `${toDevanagariDigits(String(count))} ${things}`
}
