/** How react-admin marks what one of its validators says. */
const MARK = '@@react-admin@@'

/** The words of a fault, for inputs that show it themselves. */
export function plainFault(message: string): string {
  return message.startsWith(MARK) ? String(JSON.parse(message.slice(MARK.length))) : message
}

/** Faults of a form in words, each once. @param errors as react-hook-form keeps them: nested like the fields */
export function listFaults(errors: object): string[] {
  const found = Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return []
    const { message } = error as { message?: unknown }
    if (typeof message !== 'string') return listFaults(error)
    return plainFault(message)
  })
  return [...new Set(found)]
}
