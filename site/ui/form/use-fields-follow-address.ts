import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the fields of a search form at what the address says, when that changes: a step back changes it without a word
 * being typed. Not before it changes: a visitor may have typed something before the page's script arrived.
 * @param values what the address says, by the fields' names
 */
export function useFieldsFollowAddress(form: RefObject<HTMLFormElement | null>, values: Record<string, string>): void {
  const said = JSON.stringify(values)
  const saidBefore = useRef(said)
  useEffect(() => {
    if (said === saidBefore.current) return
    saidBefore.current = said
    for (const [name, value] of Object.entries(JSON.parse(said) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
      if (!(field instanceof RadioNodeList)) continue
      // Its own `value` cannot be set to an empty one.
      for (const radio of field) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value
    }
  }, [form, said])
}
