import { useListener } from '../core/layout/use-listener.ts'
import { useWords, SayButton } from '../core/words/use-words.ts'
import { isShowKey } from './show-key.ts'
import { useFormStatesContext } from './form-states.tsx'
import formStateWords from './words.json' with { type: 'json' }

/** Shows the page beside the form, or over it. */
export function PageButton() {
  const say = useWords()
  const { panel } = useFormStatesContext()
  const { place, isOpen, toggle } = panel
  useListener('keydown', (event) => {
    if (!place || !isShowKey(event)) return
    event.preventDefault()
    if (!isOpen) toggle()
  })
  if (!place) return null
  return (
    <SayButton
      words={formStateWords.beside}
      aria-pressed={isOpen}
      aria-keyshortcuts="Alt+P"
      title={say(formStateWords.show_key)}
      variant={isOpen ? 'outlined' : 'text'}
      onClick={toggle}
    />
  )
}
