import type { Block } from '../../contract/blocks/block.ts'
import { kindOfBlock, textsIn } from '../../contract/blocks/read-blocks.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { LOCALES } from '../../contract/locale.ts'
import { withoutTags } from '../content/field-words.ts'
import type { Say } from '../words/use-words.ts'
import { blockWords } from './words.ts'

const LENGTH = 80

/** What a block is called in lists: its kind, and how its first text begins. */
export function blockTitle(field: Field, block: Block, say: Say): { name: string; text: string } {
  const kind = kindOfBlock(field, block)
  if (!kind) return { name: say(blockWords.unknown), text: block.type.slice(0, LENGTH) }
  const [first = ''] = LOCALES.flatMap((locale) => textsIn(field, [block], locale))
  return { name: say(kind.label), text: withoutTags(first).replaceAll(/\s+/g, ' ').slice(0, LENGTH) }
}
