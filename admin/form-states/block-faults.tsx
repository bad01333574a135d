import { Button } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { Block } from '../../contract/blocks/block.ts'
import { kindOfBlock } from '../../contract/blocks/read-blocks.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { blockTitle } from '../blocks/block-title.ts'
import { useContentFormContext } from '../content/content-form-context.ts'
import { isBlank } from '../content/kind-form.ts'
import { useWords } from '../words/use-words.ts'
import { goTo, inputsOf } from './field-places.ts'
import { formStateWords } from './words.ts'

interface BlockFaultsProps {
  /** By the path of a field, such as `blocks.2.figures.0.label`. */
  faults: Record<string, string>
  locale: PageLocale
  atForm: (work: () => void) => void
}

/** The blocks that the page is shown without, each with the field that it needs; a press leads there. */
export function BlockFaults({ faults, locale, atForm }: BlockFaultsProps) {
  const say = useWords()
  const { kind } = useContentFormContext()
  const { getValues, setError } = useFormContext()
  const goToFault = (path: string, message: string) =>
    atForm(() => {
      // Opens the block.
      setError(path, { type: 'server', message })
      requestAnimationFrame(() => {
        const inputs = nearestInputs(path, locale)
        if (inputs) goTo(inputs)
      })
    })
  return Object.entries(faults).map(([path, message]) => {
    const [name = '', place = '', part = '', , column = ''] = path.split('.')
    const field = kind.fields[name]!
    const block = getValues(`${name}.${place}`) as Block
    const declared = kindOfBlock(field, block)?.fields[part]
    const label = say((declared?.columns?.[column] ?? declared ?? field).label)
    const words = isBlank(getValues(path)) ? formStateWords.needs : formStateWords.check
    const values = { place: Number(place) + 1, name: blockTitle(field, block, say).name, field: label }
    return (
      <Button key={path} size="small" onClick={() => goToFault(path, message)} sx={{ justifySelf: 'start' }}>
        {say(words, values)}
      </Button>
    )
  })
}

/** The inputs of a path, or else of what it is a part of. */
function nearestInputs(path: string, locale: PageLocale): Element | undefined {
  const end = path.lastIndexOf('.')
  return inputsOf(path, locale) ?? (end < 0 ? undefined : nearestInputs(path.slice(0, end), locale))
}
