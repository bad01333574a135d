import { Button } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import { useFormStatesContext } from './use-form-states.ts'
import { formStateWords } from './words.ts'

/** Shows the page beside the form, or over it. */
export function PageButton() {
  const say = useWords()
  const { panel } = useFormStatesContext()
  if (!panel.place) return null
  return (
    <Button aria-pressed={panel.isOpen} variant={panel.isOpen ? 'outlined' : 'text'} onClick={panel.toggle}>
      {say(formStateWords.beside)}
    </Button>
  )
}
