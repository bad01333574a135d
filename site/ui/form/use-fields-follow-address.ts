import { useEffect, useRef, type RefObject } from 'react'

/** Updates a search form when the address changes, not before: a visitor may have typed before hydration. */
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
      // The group's own `value` cannot be set to an empty one.
      for (const one of field) {
        if (one instanceof HTMLInputElement) one.checked = one.value === value
        // Of several lists, each has one of the values.
        if (one instanceof HTMLSelectElement)
          one.value =
            Array.from(one.options, (option) => option.value).find((own) => value.split(',').includes(own)) ?? ''
      }
    }
  }, [form, said])
}
