// @chunk shared

/** A copy with these fields alone, so that pages' data stays small. */
export function pick<Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>
}
