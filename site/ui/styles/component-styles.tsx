const late = new Map<string, string>()

/** For sheets that the browser's build leaves out (`in-page`). */
export function addSheet(name: string, css: string): void {
  late.set(name, css)
}

/** A sheet for some pages only; React adds it to the head once. @param css imported with `?inline` */
export function ComponentStyles({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="components">
      {`@layer components{${css || late.get(name)}}`}
    </style>
  )
}
