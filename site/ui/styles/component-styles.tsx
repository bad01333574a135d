const late = new Map<string, string>()

/** Gives a component its sheet where the browser's code has an empty text in its place. */
export function keepSheet(name: string, css: string): void {
  late.set(name, css)
}

/**
 * The style sheet of a component that only some pages have. It travels with those pages alone: React puts it into the
 * head once, however often the component is used. What every page has stands in styles/index.css.
 * @param name a name of its own, the component's folder
 * @param css the text of its sheet, imported with `?inline`
 */
export function ComponentStyles({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="components">
      {`@layer components{${css || late.get(name)}}`}
    </style>
  )
}
