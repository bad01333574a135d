/** They may stand in braces in a template of answers. */
const PLACEHOLDERS = ['name', 'reference']

const IN_BRACES = /\{([^{}]*)\}/g

/** Replaces the words in braces that have a value, such as {name}. */
export function fillTemplate(text: string, values: Record<string, string>): string {
  return text.replace(IN_BRACES, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole))
}

/** Words in braces that are no placeholder, such as {email}. */
export function findUnknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(IN_BRACES)].find(([, name]) => !PLACEHOLDERS.includes(name!))?.[0]
}
