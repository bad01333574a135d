import type { Block, BlockKind } from '../../../contract/fields/block.ts'
import { kindOfBlock, textsIn } from '../../../contract/fields/read-blocks.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { LOCALES, type Words } from '../../../contract/locale.ts'
import { withoutTags } from '../forms/field-words.ts'
import type { Say } from '../words/use-words.ts'
import blockWords from './words.json' with { type: 'json' }

const LENGTH = 80

/** The name of a block in lists: its kind, and how its first text begins. */
export function blockTitle(field: Field, block: Block, say: Say): { name: string; text: string } {
  const kind = kindOfBlock(field, block)
  if (!kind) return { name: say(blockWords.unknown), text: block.type.slice(0, LENGTH) }
  const [first = ''] = LOCALES.flatMap((locale) => textsIn(field, [block], locale))
  const chosen = field.initial === undefined ? undefined : chosenIn(kind, block)
  return { name: say(chosen ?? kind.label), text: withoutTags(first).replaceAll(/\s+/g, ' ').slice(0, LENGTH) }
}

/** In a list with a default, most entries are of one kind: what each leads to names it. */
const chosenIn = ({ fields }: BlockKind, block: Block): Words | undefined =>
  Object.entries(fields).flatMap(([name, { choices = [] }]) => choices.filter(({ value }) => value === block[name]))[0]
    ?.label
