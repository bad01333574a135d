/** Without escapes of addresses; otherwise something else where they are no UTF-8. */
export function decoded(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return otherwise
  }
}
