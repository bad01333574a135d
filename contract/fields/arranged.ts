import type { Field } from './field.ts'
import type { Block } from './block.ts'

/** A block of each kind, once: unknown ones are left out, missing ones stand after those that they follow by default. */
export function arranged({ blocks = {} }: Field, stored: readonly Block[]): Block[] {
  const types = Object.keys(blocks)
  const kept = stored.filter(({ type }, index) => {
    const isFirst = stored.findIndex((other) => other.type === type) === index
    return isFirst && types.includes(type)
  })
  for (const [index, type] of types.entries()) {
    if (kept.some((block) => block.type === type)) continue
    const before = kept.findIndex((block) => block.type === types[index - 1])
    kept.splice(before + 1, 0, { id: type, type, isHidden: false })
  }
  return kept
}
